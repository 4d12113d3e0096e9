/** Correcting who asks, and for when and where. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { countOpenRequests } from '#db/queries/inquiries/handover.ts';
import { inquiries, inquiryEvents, outbox } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';
import { addStaff } from '../../support/staff.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);

beforeEach(async () => {
  await db().delete(inquiries);
});

const details = {
  name: 'Ada Okafor',
  phone: '313 555 0100',
  email: '',
  eventDate: '2027-06-12',
  eventLocation: '',
};
/** A request by phone. @returns its id; its version is 2 */
const byPhone = async () => {
  const typed = { ...details, id: crypto.randomUUID(), channel: 'phone', message: '' };
  const { id } = await admin.read<InquiryView>('POST', PATH, typed, 201);
  return id;
};
const correct = (id: string, version: number, body: object) =>
  admin.ask('PUT', `${PATH}/${id}/details`, { ...details, version, ...body });

test('what is corrected is found and answered, and the timeline names what it was @inquiry.details', async () => {
  const id = await byPhone();
  const moved = { email: 'Ada+party@example.com', eventDate: '2027-06-19', eventLocation: 'Troy' };
  const answer = await correct(id, 2, moved);
  const page = (await answer.json()) as InquiryWorkView;
  expect(page).toMatchObject({ ...details, ...moved, version: 3 });
  expect(page.events).toMatchObject([
    { kind: 'created' },
    {
      kind: 'details',
      isOwn: true,
      subject: 'email, event date, and location',
      body:
        'Email: Ada+party@example.com\n' +
        'Event date: 06/19/2027 (was 06/12/2027)\nLocation: Troy (was blank)',
    },
  ]);
  const other = await addInquiry(db(), { email: 'ada@example.com' });
  const { others } = await admin.read<InquiryWorkView>('GET', `${PATH}/${other}/work`);
  expect(others.map((each) => each.id)).toEqual([id]);
  const found = await admin.read<InquiryView[]>('GET', `${PATH}?q=troy`);
  expect(found.map((each) => each.id)).toEqual([id]);
  // As it is already: nothing happened.
  const same = (await (await correct(id, 3, moved)).json()) as InquiryWorkView;
  expect(same).toMatchObject({ version: 3, events: page.events });
  const emptied = await correct(id, 3, { ...moved, eventDate: null, eventLocation: '' });
  const { eventDate, events } = (await emptied.json()) as InquiryWorkView;
  expect({ eventDate, body: events[2]?.body }).toEqual({
    eventDate: '',
    body: 'Event date: removed (was 06/19/2027)\nLocation: removed (was Troy)',
  });
});

test('guests are corrected, and stay where a page of an older version does not name them @inquiry.details', async () => {
  const typed = { ...details, id: crypto.randomUUID(), channel: 'phone', message: '' };
  const body = { ...typed, guestCount: '150' };
  const { id } = await admin.read<InquiryView>('POST', PATH, body, 201);
  const more = (await (await correct(id, 2, { guestCount: '180' })).json()) as InquiryWorkView;
  expect(more).toMatchObject({ guestCount: '180', version: 3 });
  expect(more.events[1]).toMatchObject({ subject: 'guests', body: 'Guests: 180 (was 150)' });
  const kept = await correct(id, 3, { eventLocation: 'Troy' });
  expect(await kept.json()).toMatchObject({ guestCount: '180', eventLocation: 'Troy' });
  await expectError(await correct(id, 4, { guestCount: '9'.repeat(500) }), 400);
});

test('an event of several days moves as a whole, and says when the crew comes and whom it meets @event.days', async () => {
  const id = await byPhone();
  const crew = {
    deliveryWindow: '8–10 AM',
    pickupWindow: 'Monday, after 9 AM',
    siteContact: 'Sam Rivera, 313 555 0199',
  };
  const first = await correct(id, 2, { lastDay: '2027-06-13', ...crew });
  expect(await first.json()).toMatchObject({ lastDay: '2027-06-13', ...crew });
  // Whoever knows nothing of them leaves them as they are.
  const moved = await correct(id, 3, { eventDate: '2027-06-19' });
  const page = (await moved.json()) as InquiryWorkView;
  expect(page).toMatchObject({ lastDay: '2027-06-20', ...crew });
  expect(page.events.at(-1)).toMatchObject({
    subject: 'event date and last day',
    body: 'Event date: 06/19/2027 (was 06/12/2027)\nLast day: 06/20/2027 (was 06/13/2027)',
  });
  const same = await correct(id, 4, { eventDate: '2027-06-19', lastDay: '2027-06-19' });
  expect(await same.json()).toMatchObject({ lastDay: '' });
  for (const lastDay of ['2027-06-11', '2027-06-26']) {
    const { fields } = await expectError(await correct(id, 5, { lastDay }), 400);
    expect(Object.keys(fields ?? {})).toEqual(['lastDay']);
  }
});

test('an event of several days is to come until its last one is over @event.days @inquiry.views @staff.hand-over', async () => {
  const { id: assigneeId } = await addStaff(db());
  const id = await addInquiry(db(), { eventDate: '2027-06-11', status: 'booked' });
  await db().update(inquiries).set({ lastDay: '2027-06-13', assigneeId });
  const isListed = async (query: string) => {
    const rows = await admin.read<InquiryView[]>('GET', `${PATH}?${query}`);
    return rows.some((each) => each.id === id);
  };
  expect(await isListed('from=2027-06-13&to=2027-06-13')).toBe(true);
  expect(await isListed('from=2027-06-14&to=2027-06-14')).toBe(false);
  for (const [day, isToCome] of [
    ['2027-06-13T16:00:00Z', true],
    ['2027-06-14T16:00:00Z', false],
  ] as const) {
    admin.clock.now = () => new Date(day);
    expect(await isListed('view=upcoming'), day).toBe(isToCome);
    const open = await countOpenRequests(db(), new Date(day));
    expect(open.get(assigneeId) ?? 0, day).toBe(isToCome ? 1 : 0);
  }
  admin.clock.now = () => new Date();
});

test('an email address that was corrected is kept nowhere @inquiry.details', async () => {
  const id = await addInquiry(db(), { email: 'typo@example.com' });
  const mail = { inquiryId: id, recipient: 'typo@example.com', kind: 'inquiry-reply' as const };
  await db()
    .insert(outbox)
    .values({ ...mail, state: 'sent', dedupeKey: 'a' });
  await correct(id, 1, { email: 'ada@example.com', eventLocation: 'Troy' });
  for (const table of ['inquiries', 'inquiry_events', 'outbox']) {
    const rows = await db().execute(sql.raw(`select * from ${table}`));
    expect(JSON.stringify(rows), table).not.toContain('typo@');
  }
});

test('what is missing, wrong or endless is refused at its field, and nothing is saved @inquiry.details', async () => {
  const id = await byPhone();
  const site = await addInquiry(db(), { email: 'ada@example.com' });
  const asked = await addInquiry(db(), { kind: 'question', eventDate: null, phone: '' });
  for (const [which, version, wrong, field] of [
    [id, 2, { phone: ' ' }, 'phone'],
    [id, 2, { name: ' ' }, 'name'],
    [id, 2, { name: '\u2800' }, 'name'],
    [id, 2, { name: 'x'.repeat(201) }, 'name'],
    [id, 2, { email: 'ada' }, 'email'],
    [id, 2, { eventDate: '2027-02-30' }, 'eventDate'],
    [id, 2, { eventDate: '0202-06-12' }, 'eventDate'],
    [id, 2, { eventLocation: 'x'.repeat(301) }, 'eventLocation'],
    [id, 2, { status: 'booked' }, 'status'],
    [site, 1, { email: '' }, 'email'],
    [site, 1, { email: 'ada@example.com', phone: '' }, 'phone'],
    [site, 1, { email: 'ada@example.com', eventDate: null }, 'eventDate'],
    [asked, 1, { email: '' }, 'email'],
  ] as const) {
    const { fields } = await expectError(await correct(which, version, wrong), 400);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  }
  expect(await db().$count(inquiryEvents, eq(inquiryEvents.kind, 'details'))).toBe(0);
  const undated = { email: 'ada@example.com', phone: '', eventDate: null };
  expect((await correct(asked, 1, undated)).status).toBe(200);
});

test('whoever has not seen the last change saves nothing; what is in the trash stays as it is @inquiry.details', async () => {
  const id = await byPhone();
  expect((await correct(id, 2, { name: 'Ada' })).status).toBe(200);
  await expectError(await correct(id, 2, { name: 'Eve' }), 409);
  await admin.ask('DELETE', `${PATH}/${id}?version=3`);
  await expectError(await correct(id, 4, { name: 'Eve' }), 404);
  await expectError(await correct(crypto.randomUUID(), 1, {}), 404);
  expect(await db().select({ name: inquiries.name }).from(inquiries)).toEqual([{ name: 'Ada' }]);
});
