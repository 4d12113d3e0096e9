/** Quotes are part of what is known of a person. */
import { expect, test } from 'vitest';
import type { ErasedView, PersonPage, PersonView } from '#contracts/people.ts';
import { quoteLinks, quotes } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { usePersonalData } from '../../support/people.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);

const ask = usePersonalData(db, shop);

test('the file of a person has their quotes and answers; erasing removes them, and nobody else’s @quote.kept', async () => {
  const ada = await shop.sent(await addInquiry(db(), { email: 'ada@example.com' }));
  await shop.read(await shop.accept(ada.link));
  await shop.draft(ada.quote.inquiryId, { intro: 'A second thought' });
  const eve = await shop.sent(await addInquiry(db(), { email: 'eve@example.com' }));
  await shop.question(eve.link, { text: 'Is Eve’s tent white?' });
  const email = 'ada@example.com';
  expect(await ask<PersonView>('find', { email })).toMatchObject({ quotes: 2 });
  const { requests } = await ask<PersonPage>('export', { email, page: 1 });
  expect(requests[0]?.quotes).toMatchObject([
    { number: 2, state: 'draft', content: { intro: 'A second thought' } },
    { number: 1, state: 'accepted', acceptedBy: 'Ada Okafor', totals: ada.quote.totals },
  ]);
  expect(requests[0]?.events).toContainEqual(
    expect.objectContaining({ kind: 'quote-accepted', isByCustomer: true }),
  );
  expect(JSON.stringify(requests)).not.toMatch(/Eve|tokenHash|addressHash/);
  const { left } = await ask<ErasedView>('erase', { email });
  expect(left).toMatchObject({ requests: 0, quotes: 0 });
  expect(await db().select({ id: quotes.id }).from(quotes)).toEqual([{ id: eve.quote.id }]);
  const links = await db().select({ of: quoteLinks.quoteId }).from(quoteLinks);
  expect(new Set(links.map((each) => each.of))).toEqual(new Set([eve.quote.id]));
});
