import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idempotencyKeySchema } from '#contracts/inquiry.ts';
import { submissionKey } from './submission-key.ts';

test('is the same for the same content of the same form', () => {
  const body = { name: 'Jordan', message: 'Chairs' };
  expect(submissionKey('quote', { ...body })).toBe(submissionKey('quote', body));
});

test('differs between contents and between forms', () => {
  const key = submissionKey('quote', { message: 'Chairs' });
  expect(submissionKey('quote', { message: 'Chairs.' })).not.toBe(key);
  expect(submissionKey('contact', { message: 'Chairs' })).not.toBe(key);
});

test('is always a key that the server takes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(idempotencyKeySchema.safeParse(submissionKey('quote', body)).success).toBe(true);
    }),
  );
});
