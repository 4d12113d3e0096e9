/**
 * Floods and repetitions: what a caller may do, and what is answered all the same.
 */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inquiries, outbox, rateBuckets } from '#db/schema.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import { contactBody, expectError } from '../../support/api.ts';
import { expectKeptOnce, useWorld } from '../../support/inquiry-world.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

/** Counting a flood, not racing one: a busy machine answers the last of fifty late. */
const TIMEOUT_MS = 15_000;
const world = useWorld({ databaseTimeoutMs: TIMEOUT_MS, spool: blobSpool(TIMEOUT_MS) });
/** As the bucket holds. */
const AT_ONCE = 40;

async function flood(ip: string, count = 50): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => submit(world(), { host: { ip } })),
  );
  return answers.map(({ status }) => status);
}

test('a flood from one address is refused in words; others are not affected @request.limit', async () => {
  const statuses = await flood('203.0.113.7');
  expect(statuses.filter((status) => status === 201)).toHaveLength(AT_ONCE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const response = await submit(world(), { host: { ip: '203.0.113.7' } });
  expect(response.headers.get('Retry-After')).toBe('30');
  const error = await expectError(response, 429);
  expect(error.code).toBe('rate_limited');
  expect(error.message).toContain('call');
  await expectAccepted(await submit(world(), { host: { ip: '203.0.113.8' } }), 201);
});

test('thirty people of one network all send within the minute @request.limit', async () => {
  expect(new Set(await flood('203.0.113.9', 30))).toEqual(new Set([201]));
});

test('a flood from one IPv6 network is one flood @request.limit', async () => {
  for (let index = 0; index < AT_ONCE; index += 1) {
    const ip = `2001:db8:1:2::${index.toString(16)}`;
    await expectAccepted(await submit(world(), { host: { ip } }), 201);
  }
  await expectError(await submit(world(), { host: { ip: '2001:db8:1:2:ffff::1' } }), 429);
  await expectAccepted(await submit(world(), { host: { ip: '2001:db8:1:3::1' } }), 201);
});

test('a forged X-Forwarded-For changes nothing', async () => {
  await flood('203.0.113.20');
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '198.51.100.1',
      'X-Nf-Client-Connection-Ip': '198.51.100.1',
    },
    body: JSON.stringify(contactBody()),
  };
  const response = await world().app.request('/api/contact', init, { ip: '203.0.113.20' });
  await expectError(response, 429);
});

test('what was acknowledged is answered to a caller who sent too many since @request.limit', async () => {
  const host = { ip: '203.0.113.30' };
  const key = crypto.randomUUID();
  const reference = await expectAccepted(await submit(world(), { key, host }), 201);
  await flood(host.ip);
  await expectError(await submit(world(), { host }), 429);
  expect(await expectAccepted(await submit(world(), { key, host }), 201)).toBe(reference);
});

test('forty presses at once of one caller are one inquiry, and all are answered', async () => {
  const host = { ip: '203.0.113.40' };
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => submit(world(), { key, host })),
  );
  const references = await Promise.all(answers.map((answer) => expectAccepted(answer, 201)));
  expect(new Set(references).size).toBe(1);
  expect(
    await world()
      .db()
      .$count(inquiries, eq(inquiries.idempotencyKey, `key:${key}`)),
  ).toBe(1);
});

test('no address is stored @request.no-address-kept', async () => {
  await flood('203.0.113.50', 2);
  const rows = await world().db().select().from(rateBuckets);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^(inquiry|sender):[0-9a-f]{64}$/);
});

test('without a database nobody is limited: the request waits', async () => {
  world().proxy.fault = 'down';
  const statuses = await flood('203.0.113.60', AT_ONCE + 5);
  expect(new Set(statuses)).toEqual(new Set([202]));
  await world().heal();
  expect(await world().drain()).toEqual({ drained: AT_ONCE + 5, left: 0 });
});

describe.each(['America/Detroit', 'UTC', 'Pacific/Kiritimati'])('after midnight, TZ=%s', (zone) => {
  beforeEach(async () => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat('en').resolvedOptions().timeZone).toBe(zone);
    // Mails of the floods, which nobody asks about here.
    await world().db().delete(outbox);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const appAt = (now: string) => inquiriesApp({ ...world().services, now: () => new Date(now) });
  const EVENING = '2026-11-22T04:59:00Z';
  const NEXT_DAY = '2026-11-22T05:01:00Z';
  const today = { eventDate: '2026-11-21' };

  test('a repetition of a request for that day gets its answer, a new one is refused @request.past-date', async () => {
    const body = contactBody({ ...today, name: `Midnight ${zone}` });
    const key = crypto.randomUUID();
    const app = appAt(EVENING);
    const reference = await expectAccepted(await submit({ app }, { key, body }), 201);
    const later = { app: appAt(NEXT_DAY) };
    expect(await expectAccepted(await submit(later, { key, body }), 201)).toBe(reference);
    const error = await expectError(await submit(later, { body }), 400);
    expect(error.fields).toEqual({ eventDate: 'Event date cannot be in the past' });
    const other = contactBody({ ...today, name: 'Another' });
    expect((await expectError(await submit(later, { key, body: other }), 422)).code).toBe(
      'idempotency_mismatch',
    );
  });

  test('and one that still waits in the spool', async () => {
    world().proxy.fault = 'down';
    const body = contactBody({ ...today, name: `Spooled ${zone}` });
    const key = crypto.randomUUID();
    const reference = await expectAccepted(
      await submit({ app: appAt(EVENING) }, { key, body }),
      202,
    );
    const later = { app: appAt(NEXT_DAY) };
    expect(await expectAccepted(await submit(later, { key, body }), 202)).toBe(reference);
    // The drain comes after midnight too.
    await expectKeptOnce(world(), [reference]);
    expect(await expectAccepted(await submit(later, { key, body }), 201)).toBe(reference);
  });
});

test('the signs of a person are no part of what makes two requests the same', async () => {
  const key = crypto.randomUUID();
  const body = contactBody({ email: `${key}@example.com` });
  const first = await expectAccepted(await submit(world(), { key, body }), 201);
  for (const signs of [{ fillMs: 9_000 }, { fillMs: 1, website: 'x' }]) {
    const again = await submit(world(), { key, body: { ...body, ...signs } });
    expect(await expectAccepted(again, 201)).toBe(first);
  }
});
