/** The trash for requests: the same as for what is in the catalog. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { inquiryLines, inquiries, outbox, publications } from '#db/schema.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { runEveryNight } from '#server/entry/every-night.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS, ARRIVED_PATH } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { addInquiry } from '../../support/rows.ts';
import { staffServices } from '../../support/staff.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);

const line = { itemId: 'x', name: 'Chair', quantity: 20, price: '$8.50' };
const read = (id: string) => admin.read<InquiryView>('GET', `${PATH}/${id}`);
const remove = (id: string, version = 1) => admin.ask('DELETE', `${PATH}/${id}?version=${version}`);
const ids = async (query: string) =>
  (await admin.read<InquiryView[]>('GET', `${PATH}?${query}`)).map(({ id }) => id);

test('a request goes into the trash and comes back as it was, with one edit more each time @inquiry.trash', async () => {
  const id = await addInquiry(db(), { name: 'Gone and back', status: 'quoted' }, [line]);
  const before = await read(id);
  expect(await (await remove(id)).json()).toEqual({ id, version: 2 });
  // Pressing twice is no error.
  expect(await (await remove(id)).json()).toEqual({ id, version: 2 });
  expect(await ids('q=gone')).toEqual([]);
  expect(await ids('q=gone&status=quoted')).toEqual([]);
  expect(await ids('q=gone&deleted=1')).toEqual([id]);
  expect((await read(id)).deletedAt).not.toBeNull();

  const back = await admin.read<InquiryView>('POST', `${PATH}/${id}/restore`);
  expect(back).toEqual({ ...before, touchedAt: back.touchedAt, version: 3 });
  expect(await admin.read('POST', `${PATH}/${id}/restore`)).toEqual(back);
  expect(await ids('q=gone')).toEqual([id]);
  expect(await ids('q=gone&deleted=1')).toEqual([]);
  expect(await db().$count(publications)).toBe(0);
});

test('only who has seen it as it is deletes it', async () => {
  const id = await addInquiry(db());
  await admin.read('PATCH', `${PATH}/${id}`, { status: 'contacted', version: 1 });
  await expectError(await remove(id, 1), 409);
  await expectError(await admin.ask('DELETE', `${PATH}/${id}`), 400);
  for (const unknown of [crypto.randomUUID(), 'x']) {
    await expectError(await remove(unknown), 404);
    await expectError(await admin.ask('POST', `${PATH}/${unknown}/restore`), 404);
  }
  expect((await read(id)).deletedAt).toBeNull();
});

test('what is in the trash is neither new nor counted, and its status stays', async () => {
  const id = await addInquiry(db(), { name: 'Binned' });
  const counts = async (query = '') =>
    JSON.parse(
      (await admin.ask('GET', `${PATH}?${query}`)).headers.get('X-Status-Counts') ?? '',
    ) as Record<string, number>;
  const { pending = 0 } = await counts();
  const arrived = async () => (await admin.read<{ ids: string[] }>('GET', ARRIVED_PATH)).ids;
  expect(await arrived()).toContain(id);
  await remove(id);
  expect(await arrived()).not.toContain(id);
  expect((await counts()).pending ?? 0).toBe(pending - 1);
  expect((await counts('deleted=1')).pending).toBe(1);
  await expectError(await admin.ask('PATCH', `${PATH}/${id}`, { status: 'lost', version: 2 }), 404);
  // Brought back, it is nothing that somebody has not seen.
  await admin.read('POST', `${PATH}/${id}/restore`);
  expect(await arrived()).not.toContain(id);
});

test('the trash lists quarantined requests too, the last deleted first', async () => {
  const first = await addInquiry(db(), { name: 'Ordered spam', status: 'quarantined' });
  const second = await addInquiry(db(), { name: 'Ordered too' });
  await remove(first);
  await remove(second);
  expect(await ids('q=ordered&deleted=1')).toEqual([second, first]);
  expect(await ids('q=ordered&deleted=1&status=quarantined')).toEqual([first]);
});

describe('at night', () => {
  const night = (days: number) =>
    captureOutput(() =>
      runEveryNight({
        ...staffServices(db),
        now: () => new Date(Date.now() + days * 86_400_000),
        keep: () => ({ requestsMonths: null, mailsDays: null }),
      }),
    );
  const exists = async (id: string) => (await db().$count(inquiries, eq(inquiries.id, id))) === 1;

  test(`what was in the trash for ${TRASH_DAYS} days is gone, with its lines and mails @inquiry.trash`, async () => {
    const id = await addInquiry(db(), {}, [line]);
    const kept = await addInquiry(db());
    const mail = { kind: 'inquiry-for-staff', inquiryId: id, dedupeKey: id } as const;
    await db().insert(outbox).values(mail);
    await remove(id);
    await night(TRASH_DAYS - 1);
    expect(await exists(id)).toBe(true);
    await night(TRASH_DAYS + 1);
    expect([await exists(id), await exists(kept)]).toEqual([false, true]);
    expect(await db().$count(inquiryLines, eq(inquiryLines.inquiryId, id))).toBe(0);
    expect(await db().$count(outbox, eq(outbox.inquiryId, id))).toBe(0);
  });
});
