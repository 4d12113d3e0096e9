/** The event that a request is booked for is the one of the accepted quote. */
import { beforeEach, expect, test } from 'vitest';
import { calendarEndpoints } from '#contracts/calendar/events.ts';
import { inquiries } from '#db/schema.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { page } = useBooked(db, shop);

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

test('the request takes date and place of the quote that is accepted, and the timeline says what they were @quote.accept-event', async () => {
  const inquiry = await addInquiry(db(), { eventDate: '2027-06-12', eventLocation: 'Detroit' });
  const first = await shop.sent(inquiry, { eventDate: '2027-06-19', eventLocation: 'Ann Arbor' });
  expect(await page(inquiry)).toMatchObject({ eventDate: '2027-06-12', eventLocation: 'Detroit' });
  await shop.read(await shop.accept(first.link));
  const booked = await page(inquiry);
  expect(booked).toMatchObject({ eventDate: '2027-06-19', eventLocation: 'Ann Arbor' });
  expect(booked.events.slice(2)).toMatchObject([
    { kind: 'quote-accepted' },
    {
      kind: 'details',
      isByCustomer: true,
      quote: { number: 1 },
      subject: 'event date and location',
      body: 'Event date: 06/19/2027 (was 06/12/2027)\nLocation: Ann Arbor (was Detroit)',
    },
    { kind: 'status', to: 'booked' },
  ]);
  // A revision of what is booked, with another day and no place: it counts once it is accepted.
  const second = await shop.sent(inquiry, { eventDate: '2027-06-20', eventLocation: '' });
  expect(await page(inquiry)).toMatchObject({ eventDate: '2027-06-19', version: booked.version });
  await shop.read(await shop.accept(second.link));
  await shop.read(await shop.accept(second.link));
  const moved = await page(inquiry);
  expect(moved).toMatchObject({ eventDate: '2027-06-20', eventLocation: 'Ann Arbor' });
  expect(moved.events.at(-1)).toMatchObject({ kind: 'details', subject: 'event date' });
  expect(moved.events.filter(({ kind }) => kind === 'details')).toHaveLength(2);
});

test('a question without a date is in the calendar once a quote with one is accepted @quote.accept-event', async () => {
  const inquiry = await addInquiry(db(), {
    kind: 'question',
    eventDate: null,
    eventLocation: '',
    phone: '',
  });
  const undated = await shop.sent(inquiry, { eventDate: null, eventLocation: '' });
  await shop.read(await shop.accept(undated.link));
  expect((await page(inquiry)).events.map(({ kind }) => kind)).not.toContain('details');
  const { link } = await shop.sent(inquiry, { eventDate: '2027-06-19' });
  await shop.read(await shop.accept(link));
  const range = { from: '2027-06-01', to: '2027-06-30' };
  const { path } = calendarEndpoints.read;
  const answer = await shop.ask('GET', `${path}?${new URLSearchParams(range)}`);
  expect(JSON.stringify(await shop.read(answer))).toContain(inquiry);
  const list = await shop.ask('GET', `${ADMIN_API_PATHS.inquiries}?view=upcoming`);
  expect(await shop.read(list)).toMatchObject([{ id: inquiry, eventDate: '2027-06-19' }]);
});

test('an accepted quote says that a newer one stands, and asks for no payment meanwhile @quote.page-revised', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry);
  await shop.read(await shop.accept(link));
  const agreed = { isRevised: false, content: { paymentLink: 'https://pay.example/woodward' } };
  expect(await shop.view(link)).toMatchObject(agreed);
  const later = new Date(MORNING.getTime() + 60_000);
  shop.clock.now = later;
  const { quote } = await shop.sent(inquiry, { validUntil: '2026-11-22' });
  const revised = { standing: 'accepted', isRevised: true, content: { paymentLink: '' } };
  expect(await shop.view(link)).toMatchObject(revised);
  shop.clock.now = new Date('2026-11-23T15:00:00Z');
  expect(await shop.view(link)).toMatchObject(agreed);
  shop.clock.now = later;
  await shop.read(await shop.withdraw(quote));
  expect(await shop.view(link)).toMatchObject(agreed);
  const second = await shop.sent(inquiry);
  await shop.read(await shop.accept(second.link));
  expect(await shop.view(link)).toMatchObject(revised);
  expect(await shop.view(second.link)).toMatchObject(agreed);
});
