import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endBefore, QUOTE_STATES, quoteStanding } from './quote-standing.ts';

const TODAY = '2026-11-21';
const sent = (validUntil: string) => ({ state: 'sent', validUntil }) as const;

test('a sent quote is open through its last day @quote.standing', () => {
  expect(quoteStanding({ ...sent('2026-11-22'), hasLater: false }, TODAY)).toBe('open');
  expect(quoteStanding({ ...sent(TODAY), hasLater: false }, TODAY)).toBe('open');
  expect(quoteStanding({ ...sent('2026-11-20'), hasLater: false }, TODAY)).toBe('expired');
});

test('a later quote replaces one that is open or expired @quote.standing', () => {
  for (const validUntil of ['2026-11-20', '2026-12-31']) {
    expect(quoteStanding({ ...sent(validUntil), hasLater: true }, TODAY)).toBe('replaced');
  }
});

test('an answer and a withdrawal stay, whatever follows @quote.standing', () => {
  const day = fc.constantFrom('2026-11-20', TODAY, '2026-12-31');
  const state = fc.constantFrom(...QUOTE_STATES.filter((each) => each !== 'sent'));
  fc.assert(
    fc.property(state, day, fc.boolean(), (each, validUntil, hasLater) => {
      expect(quoteStanding({ state: each, validUntil, hasLater }, TODAY)).toBe(each);
    }),
  );
});

test('a message says that its quote had expired or was declined before @quote.ask', () => {
  const open = { ...sent(TODAY), answeredAt: null };
  // 11:59 PM in Detroit, on the next day in London.
  expect(endBefore(open, new Date('2026-11-22T04:59:00Z'))).toBeNull();
  expect(endBefore(open, new Date('2026-11-22T05:01:00Z'))).toBe('expired');
  const answeredAt = new Date('2026-11-20T15:00:00Z');
  const declined = { ...open, state: 'declined', answeredAt } as const;
  expect(endBefore(declined, new Date('2026-11-20T14:00:00Z'))).toBeNull();
  expect(endBefore(declined, new Date('2026-11-25T15:00:00Z'))).toBe('declined');
  const accepted = { ...declined, state: 'accepted' } as const;
  expect(endBefore(accepted, new Date('2026-11-25T15:00:00Z'))).toBeNull();
});
