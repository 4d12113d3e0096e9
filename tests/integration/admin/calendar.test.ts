/** The calendar of events in the admin. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { MAX_CALENDAR_EVENTS, type CalendarView } from '#contracts/calendar/events.ts';
import { eventsQuery } from '#db/queries/calendar.ts';
import { query as readRows } from '#db/queries/rows.ts';
import { inquiries } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.calendar;
const db = useDatabase();
const admin = useAdmin(db);
beforeEach(async () => {
  await db().delete(inquiries);
});
const add = (name: string, eventDate: string | null, fields: object = {}) =>
  addInquiry(db(), { name, eventDate, ...fields });
const read = (from: string, to: string) =>
  admin.read<CalendarView>('GET', `${PATH}?from=${from}&to=${to}`);

test('answers at both ends of the years that a date can have @calendar.events', async () => {
  await add('Ada', '9999-12-31');
  expect((await read('0001-01-01', '0001-01-31')).events).toEqual([]);
  expect((await read('9999-12-31', '9999-12-31')).events).toMatchObject([{ name: 'Ada' }]);
});

test('has what may take place between two days, booked ones first, and nothing else @calendar.events', async () => {
  const id = await add('Zoë', '2027-06-12', {
    status: 'booked',
    reference: 'WD-22222',
    guestCount: 'about 120',
    eventLocation: 'Belle Isle',
  });
  await add('Ada', '2027-06-12');
  await add('First', '2027-06-01', { status: 'contacted' });
  await add('Last', '2027-06-30', { status: 'quoted' });
  await add('Before', '2027-05-31');
  await add('After', '2027-07-01');
  await add('Lost', '2027-06-12', { status: 'lost' });
  await add('Spam', '2027-06-12', { status: 'quarantined' });
  await add('Question', null, { kind: 'question' });
  const binned = await add('Binned', '2027-06-12');
  await db()
    .update(inquiries)
    .set({ deletedAt: new Date() })
    .where(sql`id = ${binned}`);
  const { events, isCut } = await read('2027-06-01', '2027-06-30');
  expect(events.map(({ name }) => name)).toEqual(['First', 'Zoë', 'Ada', 'Last']);
  expect(isCut).toBe(false);
  expect(events[1]).toEqual({
    id,
    reference: 'WD-22222',
    isUnfit: false,
    name: 'Zoë',
    eventDate: '2027-06-12',
    lastDay: null,
    eventLocation: 'Belle Isle',
    guestCount: 'about 120',
    status: 'booked',
  });
});

test('has an event that began before and ends in the range, of up to 14 days @calendar.days', async () => {
  const addUntil = async (name: string, eventDate: string, lastDay: string) => {
    const id = await add(name, eventDate);
    await db()
      .update(inquiries)
      .set({ lastDay })
      .where(sql`id = ${id}`);
  };
  await addUntil('Longest', '2027-05-19', '2027-06-01');
  await addUntil('Over', '2027-05-19', '2027-05-31');
  await addUntil('Beyond', '2027-06-30', '2027-07-02');
  const { events } = await read('2027-06-01', '2027-06-30');
  expect(events.map(({ name, lastDay }) => [name, lastDay])).toEqual([
    ['Longest', '2027-06-01'],
    ['Beyond', '2027-07-02'],
  ]);
});

test.each([
  ['from=2027-06-01', 'to'],
  ['to=2027-06-01', 'from'],
  ['from=2027-06-01&to=2027-05-31', 'to'],
  ['from=2027-06-01&to=2027-08-02', 'to'],
  ['from=2027-02-30&to=2027-03-01', 'from'],
  ['from=0000-01-01&to=0000-01-02', 'from'],
  ['from=2027-06-01&to=2027-06-02T00:00:00Z', 'to'],
])('refuses %s @calendar.events', async (query, field) => {
  const { fields = {} } = await expectError(await admin.ask('GET', `${PATH}?${query}`), 400);
  expect(Object.keys(fields)).toEqual([field]);
});

test('62 days are asked for at once', async () => {
  expect((await read('2027-06-01', '2027-08-01')).events).toEqual([]);
});

test('more events than anybody has are cut, and that is said', async () => {
  await add('One', '2027-06-12');
  await db().execute(sql`
    insert into inquiries (reference, name, email, phone, event_date, event_location, message,
      idempotency_key, body_hash)
    select 'WX-' || n, 'N', 'a@example.com', '313', '2027-06-13', '', 'M', 'key-' || n, ''
    from generate_series(1, ${MAX_CALENDAR_EVENTS}) n`);
  const { events, isCut } = await read('2027-06-01', '2027-06-30');
  expect({ length: events.length, isCut }).toEqual({ length: MAX_CALENDAR_EVENTS, isCut: true });
});

test('is answered from the index of event days, in one query @calendar.events', async () => {
  await db().execute(sql`
    insert into inquiries (reference, name, email, phone, event_date, event_location, message,
      idempotency_key, body_hash)
    select 'WX-' || n, 'N', 'a@example.com', '313', date '2020-01-01' + (n % 4000), '', 'M',
      'key-' || n, ''
    from generate_series(1, 8000) n`);
  await db().execute(sql`analyze inquiries`);
  const query = eventsQuery(db(), { from: '2027-06-01', to: '2027-06-30', limit: 1_001 });
  const plan = JSON.stringify(await readRows(db(), sql`explain ${query.getSQL()}`));
  expect(plan).toMatch(/inquiries_event(?:_last)?"?\b/);
  expect(plan).not.toContain('Seq Scan');
});
