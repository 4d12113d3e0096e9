import { expect, test } from 'vitest';
import { isConnectionFailure } from './connection-failures.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  coded('ECONNRESET'),
  coded('ECONNREFUSED'),
  coded('EAI_AGAIN'),
  coded('57P01'),
  coded('08006'),
  coded('53300'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Failed query', { cause: coded('EPIPE') }),
  new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
])('%s is a connection failure', (error) => {
  expect(isConnectionFailure(error)).toBe(true);
});

test.each([coded('23505'), coded('22P02'), coded('ENOENT'), new Error('x is undefined'), 'text'])(
  '%s is not',
  (error) => {
    expect(isConnectionFailure(error)).toBe(false);
  },
);
