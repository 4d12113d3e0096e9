/** What the admin asks each minute: which requests have arrived since the list was read. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ARRIVAL_MARK_HEADER, type InquiryView } from '#contracts/inquiries/list.ts';
import { storeInquiry, type NewInquiry } from '#db/queries/inquiries/store.ts';
import { inquiries } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS, ARRIVED_PATH } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { newInquiry } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);
const PATH = ADMIN_API_PATHS.inquiries;

/** Stored as the site stores it. @returns its id */
async function arrive(fields: Partial<NewInquiry> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const inquiry = { ...newInquiry({}), id, ...fields };
  expect(await storeInquiry(db(), { inquiry, lines: [] })).toMatchObject({ outcome: 'stored' });
  return id;
}

async function readList(): Promise<string> {
  const answer = await admin.ask('GET', PATH);
  return answer.headers.get(ARRIVAL_MARK_HEADER) ?? '';
}

const arrivedSince = async (mark?: string) => {
  const query = mark === undefined ? '' : `?since=${mark}`;
  return (await admin.read<{ ids: string[] }>('GET', `${ARRIVED_PATH}${query}`)).ids;
};

/** As if everything so far had been stored a minute ago. */
const later = () =>
  db().execute(sql`update inquiries set updated_at = updated_at - interval '1 minute'`);

test('names what came since, also what was sent long before, and nothing quarantined', async () => {
  const old = await arrive();
  await later();
  const mark = await readList();
  expect(await arrivedSince(mark)).toEqual([]);
  const fresh = await arrive();
  // It waited elsewhere while the database was down.
  const waited = await arrive({ createdAt: new Date('2026-01-01T10:00:00Z') });
  await arrive({ status: 'quarantined' });
  expect(new Set(await arrivedSince(mark))).toEqual(new Set([fresh, waited]));
  expect(await arrivedSince()).toContain(old);
});

test('what somebody has touched is not new anymore, even if it waits again', async () => {
  await later();
  const mark = await readList();
  const id = await arrive();
  expect(await arrivedSince(mark)).toEqual([id]);
  let { version } = await admin.read<InquiryView>('GET', `${PATH}/${id}`);
  for (const status of ['contacted', 'pending']) {
    ({ version } = await admin.read<InquiryView>('PATCH', `${PATH}/${id}`, { status, version }));
    expect(await arrivedSince(mark)).toEqual([]);
  }
});

test('what is stored while the list is read is named', async () => {
  await later();
  const during = await arrive();
  const mark = await readList();
  expect(await arrivedSince(mark)).toEqual([during]);
});

test('is one small answer, however many wait', async () => {
  await db()
    .insert(inquiries)
    .values(Array.from({ length: 150 }, () => newInquiry({})));
  expect(await arrivedSince()).toHaveLength(100);
});

test('refuses what is no mark', async () => {
  for (const mark of [
    '',
    'yesterday',
    '2026-11-22T10:00:00Z',
    '2026-02-30T10:00:00.000000Z',
    '2026-11-22T24:00:00.000000Z',
    '0000-01-01T00:00:00.000000Z',
  ]) {
    await expectError(await admin.ask('GET', `${ARRIVED_PATH}?since=${mark}`), 400);
  }
  for (const mark of ['0001-01-01T00:00:00.000000Z', '9999-12-31T23:59:59.999999Z']) {
    expect((await admin.ask('GET', `${ARRIVED_PATH}?since=${mark}`)).status).toBe(200);
  }
});
