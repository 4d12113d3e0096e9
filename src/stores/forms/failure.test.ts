import { describe, expect, test } from 'vitest';
import { ResponseError } from '#api-client/request.ts';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import { sendFailureOf, isKeyMismatch } from './define.ts';

const refused = (status: number, body: string) => new ResponseError(status, body, new Headers());

const NAMES = { name: 'name', eventDate: 'eventDate', message: 'details' } as const;
/** Fields of a form that names its message `details`. */
const known = (key: string) => Object.entries(NAMES).find(([sent]) => sent === key)?.[1];

describe('sendFailureOf', () => {
  test.each([
    [413, SEND_FAILURES.tooLong],
    [429, SEND_FAILURES.tooMany],
    [422, SEND_FAILURES.other],
    [500, SEND_FAILURES.unavailable],
    [503, SEND_FAILURES.unavailable],
  ])('gives the reason for status %d @form.failure', (status, why) => {
    expect(sendFailureOf(refused(status, '<h1>Oops</h1>'), known)).toEqual({
      why,
      fields: {},
    });
  });

  test("passes on the server's messages at fields", () => {
    const body = {
      error: {
        fields: { eventDate: 'Event date is over', message: 'Too long', other: 'No', name: 7 },
      },
    };
    expect(sendFailureOf(refused(400, JSON.stringify(body)), known)).toEqual({
      why: SEND_FAILURES.fields,
      fields: { eventDate: 'Event date is over', details: 'Too long' },
    });
  });

  test.each([
    '',
    'null',
    '7',
    '[]',
    '{"error":null}',
    '{"error":{"fields":null}}',
    '<p>',
    '{"error":{"fields":{"wishlistItems.0.name":"No"}}}',
  ])('tolerates an error response of %j', (body) => {
    expect(sendFailureOf(refused(400, body), known)).toEqual({
      why: SEND_FAILURES.other,
      fields: {},
    });
  });

  test('says that the outcome is unknown without a response @form.no-answer', () => {
    expect(sendFailureOf(new TypeError('Failed to fetch'), known).why).toBe(SEND_FAILURES.noAnswer);
    expect(sendFailureOf('?', known).why).toBe(SEND_FAILURES.noAnswer);
  });
});

test('only 422 means that the key belongs to another request', () => {
  expect(isKeyMismatch(refused(422, ''))).toBe(true);
  expect(isKeyMismatch(refused(400, ''))).toBe(false);
  expect(isKeyMismatch(new TypeError('Failed to fetch'))).toBe(false);
});
