/** Quotes are part of what is known of a person. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErasedView, PersonPage, PersonView } from '#contracts/people.ts';
import { quoteLinks, quotes } from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { startTestBlobs, type TestBlobs } from '../../support/blobs.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';
import { signedIn } from '../../support/staff.ts';

const db = useDatabase();
const shop = useQuotes(db);
let headers: Record<string, string> = {};

let blobs: TestBlobs | undefined;

beforeAll(async () => {
  blobs = await startTestBlobs();
  ({ headers } = await signedIn(db(), 'owner'));
});
afterAll(() => blobs?.close());

const ask = async <T>(what: string, body: object): Promise<T> =>
  shop.read<T>(
    await adminApp(shop.services()).request(`${ADMIN_API_PATHS.people}/${what}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

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
