import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idempotencyKeySchema } from '#contracts/inquiries/request.ts';
import { keySucceeded, renewKeys, submissionKey } from './submission-key.ts';

test('is the same for the same content of the same form', () => {
  const body = { name: 'Jordan', message: 'Chairs' };
  expect(submissionKey('quote', { ...body })).toBe(submissionKey('quote', body));
});

test('differs between contents and between forms', () => {
  const key = submissionKey('quote', { message: 'Chairs' });
  expect(submissionKey('quote', { message: 'Chairs.' })).not.toBe(key);
  expect(submissionKey('contact', { message: 'Chairs' })).not.toBe(key);
});

test('is always valid for the server', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(idempotencyKeySchema.safeParse(submissionKey('quote', body)).success).toBe(true);
    }),
  );
});

describe('renewal', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const body = { message: 'Chairs' };
  const key = () => submissionKey('booking', body);

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the same content keeps its key for a day after success, then gets another @form.once', () => {
    const first = key();
    keySucceeded('booking');
    vi.advanceTimersByTime(DAY_MS - 1);
    expect(key()).toBe(first);
    keySucceeded('booking');
    vi.advanceTimersByTime(DAY_MS);
    const second = key();
    expect(second).not.toBe(first);
    expect(key()).toBe(second);
  });

  test('without a response the key stays, however long it takes', () => {
    key();
    keySucceeded('booking');
    vi.advanceTimersByTime(DAY_MS - 1);
    const unanswered = key();
    vi.advanceTimersByTime(30 * DAY_MS);
    expect(key()).toBe(unanswered);
  });

  test('a key of another request is replaced, those of other forms stay', () => {
    const refused = key();
    const other = submissionKey('contact', body);
    renewKeys('booking');
    expect(key()).not.toBe(refused);
    expect(submissionKey('contact', body)).toBe(other);
  });
});
