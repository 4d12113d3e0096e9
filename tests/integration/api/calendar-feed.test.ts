/** The feed that calendar programs read with a private link. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InquiryStatus } from '#contracts/inquiries/list.ts';
import { changeInquiry } from '#db/queries/inquiries/records.ts';
import { calendarFeeds, inquiries, rateBuckets, staff } from '#db/schema.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { calendarApp } from '#server/calendar/feed.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { inquiryServices } from '../../support/inquiries.ts';
import { captureOutput } from '../../support/output.ts';
import { addInquiry } from '../../support/rows.ts';
import { signedIn, staffServices, type SignedIn } from '../../support/staff.ts';

const db = useDatabase();
const services = staffServices(db);
const today = todayInDetroit(new Date());

beforeEach(async () => {
  await db().delete(inquiries);
  await db().delete(rateBuckets);
});

const ask = (by: SignedIn, method: string, path: string = ADMIN_API_PATHS.feed, body?: object) =>
  adminApp(services).request(path, {
    method,
    headers: { ...by.headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function linkOf(person: SignedIn): Promise<string> {
  const answer = await ask(person, 'POST');
  expect(answer.status).toBe(201);
  const { link } = (await answer.json()) as { link: string };
  return new URL(link).pathname;
}

const read = async (path: string, ip = '203.0.113.7', method = 'GET') =>
  calendarApp(inquiryServices({ db })).request(path, { method }, { ip });

const without = async (response: Response) => {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  const { requestId: _id, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers, body };
};

test('an event whose name cannot be seen has its reference as title @inquiry.unnamed', async () => {
  const event = { eventDate: dayAfter(today, 10), status: 'booked' } as const;
  const id = await addInquiry(db(), { ...event, name: '\u2800\u3164' });
  const [row] = await db().select().from(inquiries).where(eq(inquiries.id, id));
  const feed = await read(await linkOf(await signedIn(db(), 'editor')));
  expect(await feed.text()).toContain(`SUMMARY:${row?.reference}\r\n`);
});

test('a canceled event says so for 30 days, so that programs take it out @calendar.feed @event.calendar-file', async () => {
  const cancel = async (daysAgo: number) => {
    const id = await addInquiry(db(), { eventDate: dayAfter(today, 10), status: 'booked' });
    const canceledAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
    const columns = { status: 'canceled', canceledAt, canceledBy: 'shop' } as const;
    await db().update(inquiries).set(columns).where(eq(inquiries.id, id));
    return id;
  };
  const recent = await cancel(29);
  await cancel(31);
  const file = await (await read(await linkOf(await signedIn(db(), 'editor')))).text();
  expect(file.match(/(?<=UID:).*(?=\r)/g)).toEqual([recent]);
  expect(file).toContain('STATUS:CANCELLED');
});

test('a link gives booked and quoted events, from 60 days ago to two years ahead @calendar.feed', async () => {
  const add = (name: string, days: number, status: InquiryStatus = 'booked', fields: object = {}) =>
    addInquiry(db(), { name, status, eventDate: dayAfter(today, days), ...fields });
  const id = await add('Ada; Okafor', 10, 'booked', {
    reference: 'WD-22222',
    guestCount: '120',
    eventLocation: 'Barn, Belle Isle',
  });
  const crew = { deliveryWindow: '8–10 AM', pickupWindow: 'after 9 AM', siteContact: 'Sam' };
  await db().update(inquiries).set(crew).where(eq(inquiries.id, id));
  await add('Quoted', 20, 'quoted');
  await add('Sixty ago', -60);
  await add('Two years', 730);
  for (const status of ['pending', 'contacted', 'lost', 'quarantined'] as const)
    await add(status, 5, status);
  await add('Too old', -61);
  await add('Too far', 731);
  const binned = await add('Binned', 7);
  await db().update(inquiries).set({ deletedAt: new Date() }).where(eq(inquiries.id, binned));

  const link = await linkOf(await signedIn(db(), 'editor'));
  expect(link).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  const response = await read(link);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
  const text = (await response.text()).replaceAll('\r\n ', '');
  expect(text.match(/(?<=SUMMARY:).*(?=\r)/g)).toEqual([
    'Sixty ago',
    String.raw`Ada\; Okafor`,
    'Quoted (quoted)',
    'Two years',
  ]);
  const [, event = ''] = text.split(`UID:${id}`);
  const day = dayAfter(today, 10).replaceAll('-', '');
  for (const line of [
    `DTSTART;VALUE=DATE:${day}`,
    'STATUS:CONFIRMED',
    String.raw`LOCATION:Barn\, Belle Isle`,
    String.raw`DESCRIPTION:WD-22222\nGuests: 120\nDelivery window: 8–10 AM\nPick-up window: after 9 AM\nhttps://woodward.example/admin?inquiry=${id}`,
    `URL:https://woodward.example/admin?inquiry=${id}`,
  ]) {
    expect(event).toContain(`${line}\r\n`);
  }
  expect(text).toContain('STATUS:TENTATIVE');
  // Of a visitor stands nothing that leads to them.
  expect(text).not.toMatch(/@|\(313\)|wedding|Sam/);
  // Nothing changed: programs are given the same file.
  expect((await (await read(link)).text()).replaceAll('\r\n ', '')).toBe(text);
});

test('an event of several days fills them, also where it began before the first day of the feed @calendar.days', async () => {
  const days = { eventDate: dayAfter(today, -62), lastDay: dayAfter(today, -60) };
  await addInquiry(db(), { status: 'booked', eventDate: days.eventDate });
  await db().update(inquiries).set(days);
  const text = await (await read(await linkOf(await signedIn(db(), 'editor')))).text();
  const compact = (day: string) => day.replaceAll('-', '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(days.eventDate)}`);
  expect(text).toContain(`DTEND;VALUE=DATE:${compact(dayAfter(days.lastDay, 1))}`);
});

test('an event says how often its request was changed, so that programs take the newer one @calendar.feed', async () => {
  const id = await addInquiry(db(), { status: 'booked', eventDate: dayAfter(today, 10) });
  const link = await linkOf(await signedIn(db(), 'editor'));
  const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await (await read(link)).text())?.[1]);
  const before = await sequence();
  const change = { eventLocation: 'Belle Isle', updatedAt: new Date() };
  await changeInquiry(db(), eq(inquiries.id, id), change);
  expect(await sequence()).toBe(before + 1);
});

test('what is no link, or none anymore, is one and the same 404 @calendar.feed-secret', async () => {
  const [person, owner] = [await signedIn(db(), 'editor'), await signedIn(db(), 'owner')];
  const old = await linkOf(person);
  const current = await linkOf(person);
  expect((await read(current)).status).toBe(200);
  const [row] = await db().select().from(calendarFeeds).where(eq(calendarFeeds.staffId, person.id));
  const unknown = await without(await read(`/api/calendar/${'a'.repeat(43)}.ics`));
  expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  const others = [
    old,
    // The link without its end, or with another one.
    current.slice(0, -4),
    `${current.slice(0, -4)}.csv`,
    // What the database has.
    `/api/calendar/${row?.tokenHash}.ics`,
    '/api/calendar/.ics',
    `/api/calendar/${'a'.repeat(5_000)}.ics`,
    '/api/calendar/%00.ics',
    "/api/calendar/'%20or%201=1--.ics",
  ];
  for (const path of others) expect(await without(await read(path)), path).toEqual(unknown);

  const disable = (disabled: boolean) =>
    ask(owner, 'PATCH', `${ADMIN_API_PATHS.staff}/${person.id}`, { disabled });
  expect((await disable(true)).status).toBe(200);
  expect(await without(await read(current))).toEqual(unknown);
  // Nor does it come back with the person.
  await disable(false);
  expect(await without(await read(current))).toEqual(unknown);
});

test('each person has one link, which is shown once and can be turned off @calendar.feed-secret', async () => {
  const [one, other] = [await signedIn(db(), 'editor'), await signedIn(db(), 'owner')];
  const since = async (of: SignedIn) => (await (await ask(of, 'GET')).json()) as object;
  expect(await since(one)).toEqual({ createdAt: null });
  const [link, others] = [await linkOf(one), await linkOf(other)];
  const shown = await since(one);
  expect(Object.keys(shown)).toEqual(['createdAt']);
  expect(shown).not.toEqual({ createdAt: null });
  const stored = JSON.stringify(await db().select().from(calendarFeeds));
  expect(stored).not.toContain(link.slice('/api/calendar/'.length, -4));
  expect((await ask(one, 'DELETE')).status).toBe(204);
  expect((await ask(one, 'DELETE')).status).toBe(204);
  expect((await read(link)).status).toBe(404);
  expect((await read(others)).status).toBe(200);
  expect(await since(one)).toEqual({ createdAt: null });
  await db().delete(staff).where(eq(staff.id, other.id));
  expect((await read(others)).status).toBe(404);
});

describe('many tries', () => {
  const flood = async (path: string, ip: string) => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => read(path, ip)));
    return answers.filter(({ status }) => status === 429).length;
  };

  test('a network that tries too many wrong links is refused @calendar.feed-limits', async () => {
    expect(await flood('/api/calendar/guess.ics', '2001:db8::1')).toBeGreaterThan(0);
    const refused = await read('/api/calendar/other.ics', '2001:db8::2');
    expect(refused.headers.get('Retry-After')).toBe('10');
    expect((await expectError(refused, 429)).code).toBe('rate_limited');
    const keys = (await db().select().from(rateBuckets)).map(({ key }) => key);
    expect(keys.join(' ')).toMatch(/^calendar:[\da-f]{64}$/);
  });

  test('a link that works is read from a network that tried too many, however often @calendar.feed-limits', async () => {
    const link = await linkOf(await signedIn(db(), 'editor'));
    expect(await flood('/api/calendar/guess.ics', '203.0.113.9')).toBeGreaterThan(0);
    expect((await read(link, '203.0.113.9')).status).toBe(200);
    expect(await flood(link, '203.0.113.9')).toBe(0);
    // Reading it lets nobody guess again.
    expect((await read('/api/calendar/guess.ics', '203.0.113.9')).status).toBe(429);
  });

  test('one wrong link elsewhere is only unknown while a network is refused', async () => {
    expect(await flood('/api/calendar/guess.ics', '203.0.113.9')).toBeGreaterThan(0);
    expect((await read('/api/calendar/guess.ics', '203.0.113.10')).status).toBe(404);
  });
});

test('other methods are refused, and no log has the link @calendar.feed-secret', async () => {
  const link = await linkOf(await signedIn(db(), 'editor'));
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await read(link, undefined, method);
    expect(answer.headers.get('Allow')).toBe('GET');
    await expectError(answer, 405);
  }
  await db().execute(sql`alter table calendar_feeds rename to away`);
  const log = await captureOutput(async () => {
    await expectError(await read(link), 500);
  });
  await db().execute(sql`alter table away rename to calendar_feeds`);
  expect(log).toContain('/api/calendar/{token}');
  expect(log).not.toContain(link.slice('/api/calendar/'.length, -4));
});
