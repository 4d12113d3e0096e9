import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { earlierRequest, forgetRequest, isRepetition, rememberRequest } from './earlier-request.ts';
import { storage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const CHAIR = { id: 'chair', name: 'Gold Chair', quantity: 10 };
const BODY = { message: 'Setup by 3.', wishlistItems: [CHAIR] };

/** Whether sending this now would repeat the last request. */
function repeats(content: object, now = NOW): boolean {
  const earlier = earlierRequest(now);
  return earlier !== null && isRepetition(earlier, content, now);
}

beforeEach(forgetRequest);

test('is known for 14 days @checkout.replaces', () => {
  expect(earlierRequest(NOW)).toBeNull();
  rememberRequest('WD-7K3Q9', BODY, NOW);
  expect(earlierRequest(NOW + 14 * DAY_MS - 1)).toMatchObject({ reference: 'WD-7K3Q9' });
  expect(earlierRequest(NOW + 14 * DAY_MS)).toBeNull();
  // A clock that was set back.
  expect(earlierRequest(NOW - 1)).toBeNull();
});

test('the same content is the same request for a day, other content is not', () => {
  rememberRequest('WD-7K3Q9', BODY, NOW);
  expect(repeats({ ...BODY })).toBe(true);
  expect(repeats(BODY, NOW + DAY_MS - 1)).toBe(true);
  expect(repeats(BODY, NOW + DAY_MS)).toBe(false);
  expect(repeats({ ...BODY, message: '' })).toBe(false);
  expect(repeats({ ...BODY, wishlistItems: [{ ...CHAIR, quantity: 11 }] })).toBe(false);
  expect(repeats({ ...BODY, wishlistItems: [] })).toBe(false);
});

test('stores what it replaced, which is not part of its content', () => {
  rememberRequest('WD-ABCDE', { ...BODY, replaces: 'WD-7K3Q9' }, NOW, 'Setup by 3.');
  expect(earlierRequest(NOW)).toMatchObject({ replaces: 'WD-7K3Q9', details: 'Setup by 3.' });
  expect(repeats(BODY)).toBe(true);
  forgetRequest();
  expect(earlierRequest(NOW)).toBeNull();
});

test('the last request counts', () => {
  rememberRequest('WD-7K3Q9', BODY, NOW, 'Setup by 3.');
  rememberRequest('WD-ABCDE', { wishlistItems: [] }, NOW);
  expect(earlierRequest(NOW)).toMatchObject({ reference: 'WD-ABCDE', replaces: '', details: '' });
});

test('tolerates invalid stored values', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      storage['woodward:earlier-request'] = stored;
      expect(earlierRequest(NOW)).toBeNull();
    }),
  );
});
