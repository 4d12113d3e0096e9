/** What became of a request, as a spreadsheet shows it. */
import { expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const shop = useQuotes(db);
const { agree, booked, cancel, page, pay } = useBooked(db, shop);

test('an export says what was quoted and why one was lost, and names its items once @inquiry.export', async () => {
  const message = 'In a barn\nWishlist Items:\nGold Chair (Qty: 40)';
  const line = { itemId: 'x', name: 'Gold Chair', quantity: 40, price: '$9.00' };
  const accepted = await addInquiry(db(), { name: 'Booked', message }, [line]);
  const { link, quote } = await shop.sent(accepted);
  await shop.read(await shop.accept(link));
  await shop.sent(accepted);
  const lost = await addInquiry(db(), { name: 'Lost' });
  const body = { status: 'lost', reason: 'other', note: 'Rain', version: 1 };
  await shop.read<InquiryView>(await shop.ask('PATCH', `${PATH}/${lost}`, body));
  const { csv } = await shop.read<{ csv: string }>(
    await shop.ask('GET', `${PATH}/export?sort=received-asc`),
  );
  const [head = '', ...rows] = csv.split('\r\n');
  expect(head).toMatch(
    /,Quote,Quote state,Quote total,Agreed total,Amount received,Balance,Lost reason,Cancel reason,/,
  );
  const total = (quote.totals.total / 100).toFixed(2);
  expect(rows.find((row) => row.includes('Booked'))).toMatch(
    new RegExp(
      String.raw`40 × Gold Chair,In a barn,.*,1,accepted,${total},${total},0.00,${total},,,`,
    ),
  );
  expect(rows.find((row) => row.includes('Lost'))).toMatch(/,,,,other: Rain,,/);
});

test('an export ends with what was agreed, and of a canceled event when, what is kept and what was refunded @inquiry.export', async () => {
  shop.clock.now = MORNING;
  const line = { itemId: '', name: 'Chair', quantity: 40, unitCents: 1000 };
  const deposit = { kind: 'percent', percent: 25 } as const;
  const lines = [quoteLineOf(line)];
  const { inquiry } = await booked({ lines, taxPercent: 6, waiverPercent: 0, deposit });
  const { reference, agreed } = await page(inquiry);
  const due = agreed?.depositCents ?? 0;
  const last = async () => {
    const answer = await shop.ask('GET', `${PATH}/export?sort=received-asc`);
    const [head = '', ...rows] = (await shop.read<{ csv: string }>(answer)).csv.split('\r\n');
    const cells = (row = '') => row.split(',').slice(-6);
    return [cells(head), cells(rows.find((row) => row.includes(reference)))];
  };
  expect(await last()).toEqual([
    ['Agreed items', 'Agreed deposit', 'Agreed tax', 'Canceled on', 'Fee kept', 'Refunded'],
    ['40 × Chair', (due / 100).toFixed(2), '21.60', '', '', '0.00'],
  ]);
  const changed = { totalCents: 50_000, depositCents: 12_500 };
  await shop.read(await agree(inquiry, [{ ...line, quantity: 45 }], changed));
  await shop.read(await pay(inquiry));
  await shop.read(await pay(inquiry, { kind: 'refund', cents: 10_000 }));
  await shop.read(await cancel(inquiry, { feeKeptCents: 40_000 }));
  expect((await last())[1]).toEqual([
    '45 × Chair',
    '125.00',
    '24.30',
    '2026-11-21',
    '400.00',
    '100.00',
  ]);
});
