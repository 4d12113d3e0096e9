import { expect, test } from 'vitest';
import { quoteContentOf, quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';

const db = useDatabase();
const shop = useQuotes(db);

test('a copy for another request has lines, prices, fees and terms of the quote, and nothing that is of its customer @quote.copy', async () => {
  const line = { ...quoteLineOf(), outOn: '2027-06-10', backOn: '2027-06-14' };
  const { quote } = await shop.sent(await addInquiry(db()), {
    intro: 'Dear Ada',
    lines: [line],
    discount: { kind: 'percent', percent: 10 },
    terms: 'Our terms',
    eventDate: '2027-06-12',
    validUntil: '2026-11-22',
  });
  const other = await addInquiry(db(), {
    name: 'Ben Reyes',
    eventDate: '2027-08-07',
    eventLocation: 'The Barn',
  });
  const copy = await shop.read<QuoteView>(await shop.create(other, { copyOf: quote.id }), 201);
  expect(copy).toMatchObject({ inquiryId: other, number: 1, state: 'draft' });
  const { outOn: _out, backOn: _back, ...plain } = line;
  expect(copy.content).toEqual({
    ...quote.content,
    lines: [plain],
    intro: '',
    customer: 'Ben Reyes',
    eventDate: '2027-08-07',
    lastDay: null,
    eventLocation: 'The Barn',
    // Its customer chose it.
    waiverPercent: 0,
    validUntil: '2026-12-05',
    paymentLink: copy.content.paymentLink,
  });
  // The one that was copied stays as it is, and a request has one draft at a time.
  expect(await shop.list(quote.inquiryId)).toMatchObject([{ content: quote.content }]);
  await expectError(await shop.create(other, { copyOf: quote.id }), 409);
  const third = await addInquiry(db());
  await expectError(await shop.create(third, { copyOf: crypto.randomUUID() }), 404);
});

test('a draft is copied as it was last saved @quote.copy', async () => {
  const draft = await shop.draft(await addInquiry(db()), quoteContentOf({ taxPercent: 7 }));
  const other = await addInquiry(db());
  const copy = await shop.read<QuoteView>(await shop.create(other, { copyOf: draft.id }), 201);
  expect(copy.content).toMatchObject({ taxPercent: 7, lines: draft.content.lines });
});

test('a damage waiver that customers choose is in no new quote, nor in one that is copied @fees.waiver', async () => {
  const fees = { ...DEFAULT_SETTINGS.fees, damageWaiverPercent: 8 };
  const drafted = async (isWaiverAdded: boolean, body: { copyOf?: string } = {}) => {
    await saveSection(db(), 'fees', { ...fees, isWaiverAdded });
    const made = await shop.create(await addInquiry(db()), body);
    return shop.read<QuoteView>(made, 201);
  };
  const everyone = await drafted(true);
  expect(everyone.content.waiverPercent).toBe(8);
  expect((await drafted(false)).content.waiverPercent).toBe(0);
  expect((await drafted(false, { copyOf: everyone.id })).content.waiverPercent).toBe(0);
});
