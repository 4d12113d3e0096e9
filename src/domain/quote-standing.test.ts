import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUOTE_STATES, quoteStanding } from './quote-standing.ts';

const TODAY = '2026-11-21';
const sent = (validUntil: string) => ({ state: 'sent', validUntil }) as const;

test('a sent quote is open through its last day @quote.standing', () => {
  expect(quoteStanding(sent('2026-11-22'), false, TODAY)).toBe('open');
  expect(quoteStanding(sent(TODAY), false, TODAY)).toBe('open');
  expect(quoteStanding(sent('2026-11-20'), false, TODAY)).toBe('expired');
});

test('a later one replaces it, whether it has expired or not @quote.standing', () => {
  for (const validUntil of ['2026-11-20', '2026-12-31']) {
    expect(quoteStanding(sent(validUntil), true, TODAY)).toBe('replaced');
  }
});

test('an answer and a withdrawal stay, whatever follows @quote.standing', () => {
  const day = fc.constantFrom('2026-11-20', TODAY, '2026-12-31');
  const state = fc.constantFrom(...QUOTE_STATES.filter((each) => each !== 'sent'));
  fc.assert(
    fc.property(state, day, fc.boolean(), (each, validUntil, hasLater) => {
      expect(quoteStanding({ state: each, validUntil }, hasLater, TODAY)).toBe(each);
    }),
  );
});
