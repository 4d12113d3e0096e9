/** The bin for requests: the same as for what is in the catalog. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ArrivedView, LeadView } from '#contracts/admin/leads.ts';
import { leadLines, leads, outbox, publications } from '#db/schema.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { clearEveryNight } from '#server/desk/every-night.ts';
import { ADMIN_API_PATHS, ARRIVED_PATH } from '#site/paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useDesk } from '../../support/desk.ts';
import { captureOutput } from '../../support/output.ts';
import { addLead } from '../../support/rows.ts';
import { staffServices } from '../../support/staff.ts';

const PATH = ADMIN_API_PATHS.leads;
const db = useDatabase();
const desk = useDesk(db);

const line = { itemId: 'x', name: 'Chair', quantity: 20, price: '$8.50' };
const read = (id: string) => desk.read<LeadView>('GET', `${PATH}/${id}`);
const remove = (id: string, version = 1) => desk.ask('DELETE', `${PATH}/${id}?version=${version}`);
const ids = async (query: string) =>
  (await desk.read<LeadView[]>('GET', `${PATH}?${query}`)).map(({ id }) => id);

test('a request goes into the bin and comes back as it was, with one edit more each time', async () => {
  const id = await addLead(db(), { name: 'Gone and back', status: 'quoted' }, [line]);
  const before = await read(id);
  expect(await (await remove(id)).json()).toEqual({ id, version: 2 });
  // Pressing twice is no error.
  expect(await (await remove(id)).json()).toEqual({ id, version: 2 });
  expect(await ids('q=gone')).toEqual([]);
  expect(await ids('q=gone&status=quoted')).toEqual([]);
  expect(await ids('q=gone&deleted=1')).toEqual([id]);
  expect((await read(id)).deletedAt).not.toBeNull();

  const back = await desk.read<LeadView>('POST', `${PATH}/${id}/restore`);
  expect(back).toEqual({ ...before, version: 3 });
  expect(await desk.read('POST', `${PATH}/${id}/restore`)).toEqual(back);
  expect(await ids('q=gone')).toEqual([id]);
  expect(await ids('q=gone&deleted=1')).toEqual([]);
  expect(await db().$count(publications)).toBe(0);
});

test('only who has seen it as it is deletes it', async () => {
  const id = await addLead(db());
  await desk.read('PATCH', `${PATH}/${id}`, { status: 'contacted', version: 1 });
  await expectError(await remove(id, 1), 409);
  await expectError(await desk.ask('DELETE', `${PATH}/${id}`), 400);
  for (const unknown of [crypto.randomUUID(), 'x']) {
    await expectError(await remove(unknown), 404);
    await expectError(await desk.ask('POST', `${PATH}/${unknown}/restore`), 404);
  }
  expect((await read(id)).deletedAt).toBeNull();
});

test('what is in the bin is neither new nor counted, and its status stays', async () => {
  const id = await addLead(db(), { name: 'Binned' });
  const counts = async (query = '') =>
    JSON.parse(
      (await desk.ask('GET', `${PATH}?${query}`)).headers.get('X-Status-Counts') ?? '',
    ) as Record<string, number>;
  const { pending = 0 } = await counts();
  const arrived = async () => (await desk.read<ArrivedView>('GET', ARRIVED_PATH)).ids;
  expect(await arrived()).toContain(id);
  await remove(id);
  expect(await arrived()).not.toContain(id);
  expect((await counts()).pending ?? 0).toBe(pending - 1);
  expect((await counts('deleted=1')).pending).toBe(1);
  await expectError(await desk.ask('PATCH', `${PATH}/${id}`, { status: 'lost', version: 2 }), 404);
  // Brought back, it is nothing that somebody has not seen.
  await desk.read('POST', `${PATH}/${id}/restore`);
  expect(await arrived()).not.toContain(id);
});

test('the bin lists quarantined requests too, the last deleted first', async () => {
  const first = await addLead(db(), { name: 'Ordered spam', status: 'quarantined' });
  const second = await addLead(db(), { name: 'Ordered too' });
  await remove(first);
  await remove(second);
  expect(await ids('q=ordered&deleted=1')).toEqual([second, first]);
  expect(await ids('q=ordered&deleted=1&status=quarantined')).toEqual([first]);
});

describe('at night', () => {
  const night = (days: number) =>
    captureOutput(() =>
      clearEveryNight({
        ...staffServices(db),
        now: () => new Date(Date.now() + days * 86_400_000),
        keep: () => ({ requestsMonths: null, mailsDays: null }),
      }),
    );
  const exists = async (id: string) => (await db().$count(leads, eq(leads.id, id))) === 1;

  test(`what was in the bin for ${BIN_DAYS} days is gone, with its lines and mails`, async () => {
    const id = await addLead(db(), {}, [line]);
    const kept = await addLead(db());
    const mail = { kind: 'lead-for-staff', leadId: id, dedupeKey: id } as const;
    await db().insert(outbox).values(mail);
    await remove(id);
    await night(BIN_DAYS - 1);
    expect(await exists(id)).toBe(true);
    await night(BIN_DAYS + 1);
    expect([await exists(id), await exists(kept)]).toEqual([false, true]);
    expect(await db().$count(leadLines, eq(leadLines.leadId, id))).toBe(0);
    expect(await db().$count(outbox, eq(outbox.leadId, id))).toBe(0);
  });
});
