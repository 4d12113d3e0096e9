import { expect, test } from 'vitest';
import { ResponseError } from '#api-client/request.ts';
import { PasskeyTrouble } from '../accounts/passkey-words.ts';
import { failureWords, signInFailureWords } from './failure-words.ts';

const words = (status: number, error: { code?: string; message?: string }, requestId = '') =>
  failureWords(new ResponseError(status, JSON.stringify({ error, requestId }), new Headers()));

test("the server's words come first", () => {
  expect(words(400, { code: 'bad_request', message: 'Please check the fields.' })).toBe(
    'Please check the fields.',
  );
});

test('an ended sign-in, a lost connection and a missing thing say what to do @admin.failed-part', () => {
  expect(words(401, { code: 'unauthenticated', message: 'No session' })).toMatch(
    /^You’ve been signed out/,
  );
  expect(failureWords(new TypeError('Failed to fetch'))).toMatch(/connection/);
  expect(words(404, {})).toMatch(/Refresh the list/);
});

test('while signing in, a 401 is about what was typed', () => {
  const body = JSON.stringify({ error: { message: 'The password is not right.' } });
  const error = new ResponseError(401, body, new Headers());
  expect(signInFailureWords(error)).toBe('The password is not right.');
  expect(signInFailureWords(new TypeError('Failed to fetch'))).toMatch(/connection/);
});

test.each([
  [new DOMException('', 'NotAllowedError'), /^Nothing was chosen/],
  [new DOMException('', 'InvalidStateError'), /already has a passkey/],
  [new DOMException('', 'UnknownError'), /^This browser couldn’t use a passkey/],
  [new TypeError('No key'), /^This browser couldn’t use a passkey/],
])('what a browser has against a passkey is no lost connection: %s', (cause, expected) => {
  expect(failureWords(new PasskeyTrouble(cause))).toMatch(expected);
  expect(signInFailureWords(new PasskeyTrouble(cause))).toMatch(expected);
});

test('a fault of the server names the reference, and is never without words', () => {
  expect(words(503, { message: 'The database is away.' }, 'r7')).toBe(
    'The database is away. Please try again (reference r7).',
  );
  // Nothing is advised twice.
  const away = 'This is not available right now. Please try again in a moment.';
  expect(words(503, { message: away }, '')).toBe(away);
  expect(words(503, { message: away }, 'r7')).toBe(
    'This is not available right now. Please try again in a moment (reference r7).',
  );
  expect(words(418, {})).toBe('The server didn’t accept this (error 418).');
});
