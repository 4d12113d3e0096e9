import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectionProblem, queryProblem } from './connection-problem.ts';

const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });
const failedQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  [withCode('ECONNREFUSED'), 'nothing listens there'],
  [new AggregateError([withCode('ECONNREFUSED')]), 'nothing listens there'],
  [withCode('28P01'), 'user name or password is wrong'],
  [withCode('SELF_SIGNED_CERT_IN_CHAIN'), 'NODE_EXTRA_CA_CERTS or sslrootcert'],
  [withCode('ERR_TLS_CERT_ALTNAME_INVALID'), 'that of another host'],
  [new Error('The server does not support SSL connections'), '?sslmode=disable'],
  [new Error('Query read timeout'), 'does not answer in time'],
  [new Error('Connection terminated unexpectedly'), 'does not answer in time'],
  [Object.assign(withCode('EPIPE', 'write EPIPE'), { syscall: 'write' }), 'write EPIPE'],
])('%s is explained by its innermost cause', (cause, words) => {
  expect(connectionProblem(cause)).toContain(words);
  expect(connectionProblem(failedQuery(cause))).toContain(words);
  expect(queryProblem(new Error('outer', { cause: failedQuery(cause) }))).toContain(words);
});

test("a failed WebSocket of Neon's driver is explained", () => {
  // The driver rejects with the event itself.
  const event = new Event('error');
  expect(connectionProblem(Object.assign(new Error('Failed query'), { cause: event }))).toContain(
    'WebSocket',
  );
});

test('other errors are not explained', () => {
  expect(connectionProblem(failedQuery(withCode('42P01')))).toBeUndefined();
  expect(connectionProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(queryProblem(withCode('ECONNREFUSED'))).toBeUndefined();
  expect(connectionProblem('a text')).toBeUndefined();
});
