import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  earlierDetails,
  forgetRequest,
  rememberRequest,
  replaceableRequest,
} from './earlier-request.ts';
import { storage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const CHAIR = { id: 'chair', name: 'Gold Chair', quantity: 10 };
const LINEN = { id: 'linen', name: 'Linen (108 inch)', quantity: 2 };

beforeEach(forgetRequest);
afterEach(() => vi.restoreAllMocks());

test('a list that changed within 14 days may replace the request', () => {
  rememberRequest('WD-7K3Q9', [CHAIR], NOW);
  for (const changed of [[LINEN], [CHAIR, LINEN], [{ ...CHAIR, quantity: 11 }]]) {
    expect(replaceableRequest(changed, NOW + DAY_MS)).toBe('WD-7K3Q9');
  }
  expect(replaceableRequest([LINEN], NOW + 14 * DAY_MS - 1)).toBe('WD-7K3Q9');
  expect(replaceableRequest([LINEN], NOW + 14 * DAY_MS)).toBeNull();
  // A clock that was set back.
  expect(replaceableRequest([LINEN], NOW - 1)).toBeNull();
});

test('the same list in any order, no list, and nothing sent before ask nothing', () => {
  expect(replaceableRequest([CHAIR], NOW)).toBeNull();
  rememberRequest('WD-7K3Q9', [CHAIR, LINEN], NOW);
  expect(replaceableRequest([LINEN, CHAIR], NOW)).toBeNull();
  expect(replaceableRequest([], NOW)).toBeNull();
});

test('the last request counts, and one without items is passed over', () => {
  rememberRequest('WD-7K3Q9', [CHAIR], NOW);
  rememberRequest('WD-ABCDE', [LINEN], NOW);
  rememberRequest('WD-22222', [], NOW);
  expect(replaceableRequest([CHAIR], NOW)).toBe('WD-ABCDE');
});

test('what was said in it comes back with it, until it is forgotten', () => {
  expect(earlierDetails()).toBe('');
  rememberRequest('WD-7K3Q9', [CHAIR], NOW, 'Setup by 3.');
  expect(earlierDetails()).toBe('Setup by 3.');
  rememberRequest('WD-ABCDE', [CHAIR], NOW);
  expect(earlierDetails()).toBe('');
  rememberRequest('WD-7K3Q9', [CHAIR], NOW, 'Setup by 3.');
  forgetRequest();
  expect(earlierDetails()).toBe('');
});

test('is at no loss with what it finds on the device', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      storage['woodward:earlier-request'] = stored;
      expect(replaceableRequest([CHAIR], NOW)).toBeNull();
    }),
  );
});
