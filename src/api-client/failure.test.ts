import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';
import { ResponseError } from './request.ts';

const answered = (status: number, body: unknown) =>
  failureOf(new ResponseError(status, JSON.stringify(body), new Headers()));

test('the error shape of the API is read', () => {
  const error = { code: 'bad_request', message: 'Please check.', fields: { name: 'Required' } };
  expect(answered(400, { error, requestId: 'r1' })).toEqual({
    status: 400,
    ...error,
    requestId: 'r1',
  });
});

test('so is the shape of the sign-in', () => {
  expect(answered(401, { code: 'INVALID', message: 'Wrong password' })).toEqual({
    status: 401,
    code: 'INVALID',
    message: 'Wrong password',
    fields: {},
    requestId: '',
  });
});

test('a page, a list or nothing in place of the shape keeps the status only', () => {
  for (const body of ['<h1>Bad Gateway</h1>', '[]', 'null', '"x"', '', '{"error":null}']) {
    const failure = failureOf(new ResponseError(502, body, new Headers()));
    expect(failure).toEqual({ status: 502, code: '', message: '', fields: {}, requestId: '' });
  }
});

test('where no answer came the status is 0', () => {
  expect(failureOf(new TypeError('Failed to fetch')).status).toBe(0);
});
