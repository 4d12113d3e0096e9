/** What the customer of a booked event reads and gets (@quote.page-event, @event.calendar-file), on a real database. */
import { like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inquiries, outbox } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { act, booked, cancel, correct, move, page, pay } = useBooked(db, shop);

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

const line = { itemId: '', name: 'Tent', quantity: 1, unitCents: 90_000 };

test('as accepted it says what came and what is due, and nothing of it twice @quote.page-event', async () => {
  const { inquiry, link } = await booked();
  expect((await shop.view(link)).event).toMatchObject({
    days: { eventDate: '2027-06-12', lastDay: null, eventLocation: 'Detroit, MI' },
    isMoved: false,
    agreed: null,
    receivedCents: 0,
    balanceCents: 107_210,
    depositDueCents: 32_163,
  });
  await shop.read(await pay(inquiry, { cents: 40_000, note: 'From his mother' }));
  const { event } = await shop.view(link);
  expect(event).toMatchObject({ receivedCents: 40_000, balanceCents: 67_210, depositDueCents: 0 });
  // What staff write down beside it is not the customer's.
  expect(JSON.stringify(event)).not.toContain('mother');
});

test('it follows a moved day and what was agreed by phone, while the quote stays as it was @quote.page-event', async () => {
  const { inquiry, link } = await booked();
  await shop.read(
    await correct(inquiry, {
      eventDate: '2027-06-19',
      lastDay: '2027-06-20',
      eventLocation: 'Troy',
    }),
  );
  await shop.read(
    await act('PUT', inquiry, 'agreed', { lines: [line], totalCents: 95_000, depositCents: 0 }),
  );
  const { content, event } = await shop.view(link);
  expect(content).toMatchObject({ eventDate: '2027-06-12', eventLocation: 'Detroit, MI' });
  expect(event).toMatchObject({
    days: { eventDate: '2027-06-19', lastDay: '2027-06-20', eventLocation: 'Troy' },
    isMoved: true,
    agreed: { lines: [{ name: 'Tent', quantity: 1 }], totals: { total: 95_000 } },
    balanceCents: 95_000,
  });
});

test('what the quote did not say of days and place is no change since @quote.page-event', async () => {
  const { inquiry, link } = await booked({ eventLocation: '' });
  await shop.read(await correct(inquiry, { lastDay: '2027-06-13' }));
  expect((await shop.view(link)).event).toMatchObject({
    days: { eventDate: '2027-06-12', lastDay: '2027-06-13' },
    isMoved: false,
  });
});

test('it says when the crew comes and whom it meets, on the page and in the file for calendars @quote.page-event @event.calendar-file', async () => {
  const { inquiry, link } = await booked();
  const crew = { deliveryWindow: '8–10 AM', pickupWindow: '', siteContact: 'Sam, 313 555 0199' };
  await shop.read(await correct(inquiry, crew));
  const { event } = await shop.view(link);
  expect(event).toMatchObject({ crew, isMoved: false });
  const file = event?.calendar.replaceAll('\r\n ', '') ?? '';
  expect(file).toMatch(/DESCRIPTION:WD-\w+\\nDelivery window: 8–10 AM\r\n/);
  expect(file).not.toContain('Sam');
});

test('an open and a revised quote show the booked event, a declined one and one of no booking none @quote.page-event', async () => {
  const { link: first } = await shop.sent(await addInquiry(db(), { eventDate: '2027-06-12' }));
  expect((await shop.view(first)).event).toBeNull();
  const { inquiry, link } = await booked();
  const { link: revision } = await shop.sent(inquiry);
  expect((await shop.view(link)).event).toMatchObject({ balanceCents: 107_210 });
  expect((await shop.view(revision)).event).toMatchObject({ balanceCents: 107_210 });
  await shop.read(await shop.decline(revision));
  expect((await shop.view(revision)).event).toBeNull();
  expect((await shop.view(link)).event).not.toBeNull();
});

test('once its booking was taken back, an accepted quote asks for no payment until it is booked again @quote.page-unbooked', async () => {
  const { inquiry, link } = await booked({ paymentLink: 'https://pay.example.com/1' });
  await shop.read(await move(inquiry, { status: 'pending' }));
  expect(await shop.view(link)).toMatchObject({
    standing: 'accepted',
    isUnbooked: true,
    event: null,
    content: { paymentLink: '' },
  });
  await shop.read(await move(inquiry, { status: 'booked' }));
  expect(await shop.view(link)).toMatchObject({
    isUnbooked: false,
    event: { depositDueCents: 32_163 },
    content: { paymentLink: 'https://pay.example.com/1' },
  });
});

test('the file for calendars keeps its id, counts up, and says when the event is canceled @event.calendar-file', async () => {
  const { inquiry, link } = await booked();
  const file = async () => (await shop.view(link)).event?.calendar.split('\r\n') ?? [];
  const first = await file();
  expect(first).toEqual(expect.arrayContaining([`UID:${inquiry}`, 'DTSTART;VALUE=DATE:20270612']));
  const count = (lines: string[]) =>
    Number(lines.find((each) => each.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19', lastDay: '2027-06-20' }));
  const moved = await file();
  const days = ['DTSTART;VALUE=DATE:20270619', 'DTEND;VALUE=DATE:20270621'];
  expect(moved).toEqual(expect.arrayContaining([`UID:${inquiry}`, ...days]));
  expect(count(moved)).toBeGreaterThan(count(first));
  await shop.read(await cancel(inquiry));
  const canceled = await file();
  expect(canceled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  expect(count(canceled)).toBeGreaterThan(count(moved));
});

test('whoever staff want to tell of a moved day gets a mail with the event, and nobody else @event.moved-mail', async () => {
  const { inquiry } = await booked();
  const told = () => db().select().from(outbox).where(like(outbox.dedupeKey, 'moved:%'));
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19' }));
  expect(await told()).toEqual([]);
  const mail = { isMailed: true, message: 'Hello Ada, as agreed.' };
  await shop.read(await correct(inquiry, { eventDate: '2027-06-26', ...mail }));
  expect(await told()).toMatchObject([
    {
      recipient: 'ada@example.com',
      content: { subject: 'Your event has changed', body: mail.message, calendar: 'event' },
    },
  ]);
  const { events } = await page(inquiry);
  expect(events.at(-1)).toMatchObject({ kind: 'details', mails: [{ kind: 'event-changed' }] });
  const refused = async (id: string, details: object) => (await correct(id, details)).status;
  expect(await refused(inquiry, { eventLocation: 'Troy', ...mail, message: ' ' })).toBe(400);
  const pending = await addInquiry(db(), { eventDate: '2027-06-12' });
  expect(await refused(pending, { eventLocation: 'Troy', ...mail })).toBe(400);
  expect(await told()).toHaveLength(1);
});

test('whoever staff want to tell of changed items gets a mail with the event, once something changes @event.moved-mail', async () => {
  const { inquiry } = await booked();
  const told = () => db().select().from(outbox).where(like(outbox.dedupeKey, 'moved:%'));
  const before = (await told()).length;
  const agree = (body: object) =>
    act('PUT', inquiry, 'agreed', { lines: [line], totalCents: 95_000, depositCents: 0, ...body });
  const mail = { isMailed: true, message: 'Hello Ada, the tent is on.' };
  expect((await agree({ ...mail, message: ' ' })).status).toBe(400);
  await shop.read(await agree(mail));
  // Repeated, it changes nothing.
  await shop.read(await agree(mail));
  await shop.read(await agree({ totalCents: 96_000 }));
  const mails = await told();
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)).toMatchObject({
    inquiryId: inquiry,
    recipient: 'ada@example.com',
    content: { subject: 'Your event has changed', body: mail.message, calendar: 'event' },
  });
  const { events } = await page(inquiry);
  expect(events.at(-2)).toMatchObject({ kind: 'agreed', mails: [{ kind: 'event-changed' }] });
  // What the customer was told stays known.
  expect(events.at(-2)?.body).toMatch(/^Before: .*\n\nHello Ada, the tent is on\.$/s);
  expect(events.at(-1)).toMatchObject({ kind: 'agreed', mails: [] });
});

test('a date that was reserved stays reserved when more is agreed on @quote.deposit @money.balance', async () => {
  const { inquiry, link } = await booked();
  await shop.read(await pay(inquiry, { cents: 32_163 }));
  const more = { lines: [line], totalCents: 200_000, depositCents: 60_000 };
  await shop.read(await act('PUT', inquiry, 'agreed', more));
  await shop.read(await act('PUT', inquiry, 'agreed', { ...more, depositCents: 70_000 }));
  const due = { depositDueCents: 0, balanceCents: 167_837 };
  expect((await shop.view(link)).event).toMatchObject(due);
  expect((await page(inquiry)).money).toMatchObject({ ...due, standing: 'balance-due' });
});
