/** Through which day a new quote is valid. */
import { expect, test } from 'vitest';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { draftFromList } from '#server/quotes/draft/draft.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);

test('a new quote and a revision are valid through the day of an event that comes before @quote.settings', async () => {
  const { quote } = await shop.sent(await addInquiry(db(), { eventDate: '2026-11-24' }), {
    eventDate: '2026-11-24',
    validUntil: '2026-11-22',
  });
  const lastDayOf = async (eventDate: string | null) => {
    const id = await addInquiry(db(), { kind: 'question', eventDate });
    return (await draftFromList(db(), id, MORNING)).content.validUntil;
  };
  expect(await lastDayOf('2026-11-24')).toBe('2026-11-24');
  expect(await lastDayOf('2026-11-21')).toBe('2026-11-21');
  // What is over or has no day says nothing.
  expect(await lastDayOf('2026-11-20')).toBe('2026-12-05');
  expect(await lastDayOf(null)).toBe('2026-12-05');
  const from = { from: quote.id };
  const again = await shop.read<QuoteView>(await shop.create(quote.inquiryId, from), 201);
  expect(again.content.validUntil).toBe('2026-11-24');
});
