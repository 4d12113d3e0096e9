/** What became of a request, as a spreadsheet shows it. */
import { expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const shop = useQuotes(db);

test('an export says what was quoted and why one was lost, and names its items once @inquiry.export', async () => {
  const message = 'In a barn\nWishlist Items:\nGold Chair (Qty: 40)';
  const line = { itemId: 'x', name: 'Gold Chair', quantity: 40, price: '$9.00' };
  const booked = await addInquiry(db(), { name: 'Booked', message }, [line]);
  const { link, quote } = await shop.sent(booked);
  await shop.read(await shop.accept(link));
  await shop.sent(booked);
  const lost = await addInquiry(db(), { name: 'Lost' });
  const body = { status: 'lost', reason: 'other', note: 'Rain', version: 1 };
  await shop.read<InquiryView>(await shop.ask('PATCH', `${PATH}/${lost}`, body));
  const { csv } = await shop.read<{ csv: string }>(
    await shop.ask('GET', `${PATH}/export?sort=received-asc`),
  );
  const [head = '', ...rows] = csv.split('\r\n');
  expect(head).toMatch(
    /,Quote,Quote state,Quote total,Agreed total,Amount received,Balance,Lost reason,Cancel reason$/,
  );
  const total = (quote.totals.total / 100).toFixed(2);
  expect(rows.find((row) => row.includes('Booked'))).toMatch(
    new RegExp(
      String.raw`40 × Gold Chair,In a barn,.*,1,accepted,${total},${total},0.00,${total},,$`,
    ),
  );
  expect(rows.find((row) => row.includes('Lost'))).toMatch(/,,,,other: Rain,$/);
});
