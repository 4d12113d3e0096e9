/** Mails that could not leave, and became wrong before the mail server was back. */
import { expect, test } from 'vitest';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { mailedQuotes } from '../../support/mailed-quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const { shop, mails } = mailedQuotes(db);
const { booked, cancel, correct, move, page } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;

/** @returns subjects of the mails to the customer that leave now */
async function mailed(): Promise<string[]> {
  return (await mails())
    .filter(({ recipients }) => recipients.includes('ada@example.com'))
    .map(({ subject = '' }) => subject.replace(/ \(.*/, ''));
}

const trash = async (id: string) =>
  shop.ask('DELETE', `${PATH}/${id}?version=${(await page(id)).version}`);

/** @returns a request of whose booking and of whose new day its customer has not read yet */
async function bookedAndMoved(): Promise<string> {
  const { inquiry } = await booked();
  const told = { isMailed: true, message: 'We come a week later.' };
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19', ...told }));
  return inquiry;
}

test('what tells of a booking is mailed while it is booked @quote.mails', async () => {
  await bookedAndMoved();
  expect((await mailed()).toSorted()).toEqual([
    'Your event has changed',
    'Your quote',
    'You’ve accepted your quote',
  ]);
});

test('nobody reads of a booking that was canceled before the mail left @quote.stale-mails', async () => {
  const inquiry = await bookedAndMoved();
  await shop.read(await cancel(inquiry, { isMailed: true, message: 'We are sorry, Ada.' }));
  expect((await mailed()).toSorted()).toEqual(['Your event was canceled', 'Your quote']);
});

test('nobody reads of a booking that was taken back before the mail left @quote.stale-mails', async () => {
  const inquiry = await bookedAndMoved();
  await shop.read(await move(inquiry, { status: 'contacted' }));
  expect(await mailed()).toEqual(['Your quote']);
});

test('nobody gets a link to a quote that was put into the trash before the mail left @quote.stale-mails', async () => {
  await shop.read(await trash(await bookedAndMoved()));
  const open = await addInquiry(db());
  await shop.sent(open);
  await shop.read(await trash(open));
  expect(await mailed()).toEqual([]);
});
