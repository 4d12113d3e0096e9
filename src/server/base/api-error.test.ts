import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#contracts/error.ts';
import { ApiError } from './api-error.ts';

test('every code has its status', () => {
  expect(ERROR_STATUS).toMatchObject({
    bad_request: 400,
    not_found: 404,
    method_not_allowed: 405,
    too_large: 413,
    unsupported_media_type: 415,
    idempotency_mismatch: 422,
    internal: 500,
    unavailable: 503,
  });
});

test('carries what the caller is told', () => {
  const error = new ApiError('bad_request', 'Please check the fields.', {
    name: 'Name is required',
  });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 400,
    message: 'Please check the fields.',
    fields: { name: 'Name is required' },
  });
});
