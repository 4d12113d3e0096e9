import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactRequestSchema } from '#contracts/inquiries/request.ts';
import { signsOf, touchedAt } from './define.ts';

test('measures the time since the first input if known', () => {
  expect(signsOf('', 1_000, 61_500)).toEqual({ website: '', fillMs: 60_500 });
  expect(signsOf('spam', null, 61_500)).toEqual({ website: 'spam' });
});

test('always satisfies the contract, whatever clock or storage contain', () => {
  const { fillMs } = contactRequestSchema.shape;
  fc.assert(
    fc.property(fc.string(), fc.integer(), (stored, now) => {
      const signs = signsOf('', touchedAt({ touchedAt: stored }), now);
      expect(fillMs.safeParse(signs.fillMs).success).toBe(true);
    }),
  );
  expect(signsOf('', 5_000, 1_000).fillMs).toBe(0);
  expect(signsOf('', 0, 1e12).fillMs).toBe(86_400_000);
});

test('a draft without a time gives none', () => {
  expect(touchedAt({})).toBeNull();
  expect(touchedAt({ touchedAt: 'soon' })).toBeNull();
  expect(touchedAt({ touchedAt: '1700000000000' })).toBe(1_700_000_000_000);
});
