/** Money in the digest, the export and a person's copy (@digest.money), on a real database. */
import { beforeEach, expect, test } from 'vitest';
import { inquiries, inquiryEvents } from '#db/schema.ts';
import { readDigest } from '#server/digest/facts.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, cancel, correct, pay } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

/** @returns what the digest of that day says of money */
const owed = async (day: string) => {
  const facts = await readDigest(db(), new Date(`${day}T15:00:00Z`));
  return facts.owed.entries.map(({ id, isDeposit, cents }) => ({ id, isDeposit, cents }));
};
const bookedOn = (day: string) =>
  db()
    .update(inquiryEvents)
    .set({ createdAt: new Date(`${day}T15:00:00Z`) });

test('a deposit is overdue once it has been missing for seven days @digest.money', async () => {
  const { inquiry } = await booked();
  await bookedOn('2026-11-21');
  expect(await owed('2026-11-28')).toEqual([]);
  const deposit = { id: inquiry, isDeposit: true, cents: 32_163 };
  expect(await owed('2026-11-29')).toEqual([deposit]);
  await shop.read(await pay(inquiry, { cents: 30_000 }));
  expect(await owed('2026-11-29')).toEqual([{ ...deposit, cents: 2_163 }]);
  await shop.read(await pay(inquiry, { cents: 2_163 }));
  expect(await owed('2026-11-29')).toEqual([]);
});

test('the balance is due seven days before the event, and after it, until it came or the event is canceled @digest.money', async () => {
  const { inquiry } = await booked({ eventDate: '2026-12-12' });
  await bookedOn('2026-12-01');
  await shop.read(await pay(inquiry, { cents: 40_000 }));
  expect(await owed('2026-12-04')).toEqual([]);
  const balance = { id: inquiry, isDeposit: false, cents: 67_210 };
  expect(await owed('2026-12-05')).toEqual([balance]);
  expect(await owed('2026-12-20')).toEqual([balance]);
  await shop.read(await cancel(inquiry));
  expect(await owed('2026-12-20')).toEqual([]);
});

test('the export has what was agreed, what came and what is due, and how the crew comes @inquiry.export @event.days', async () => {
  const { inquiry } = await booked();
  await shop.read(await pay(inquiry, { cents: 40_000 }));
  const crew = { lastDay: '2027-06-13', deliveryWindow: '8 AM', siteContact: 'Sam' };
  await shop.read(await correct(inquiry, crew));
  const { csv } = await shop.read<{ csv: string }>(await shop.ask('GET', `${PATH}/export`));
  const [head = '', row = ''] = csv.trim().split(/\r?\n/);
  expect(head).toContain('Event date,Last day,Event location,Delivery window,Pick-up window');
  expect(row).toContain('2027-06-12,2027-06-13,"Detroit, MI",8 AM,,Sam');
  expect(row).toContain('1072.10,1072.10,400.00,672.10');
});
