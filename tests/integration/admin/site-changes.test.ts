/** What kept sites have, and the way back to it (@publish.previous). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { SiteChangesView } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { PublishingView } from '#contracts/publishing.ts';
import type { SectionView } from '#contracts/settings/endpoints.ts';
import { catalogEdits, publications } from '#db/schema.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addStaff } from '../../support/staff.ts';

const db = useDatabase();
const editor = useAdmin(db);
const owner = useAdmin(db, 'owner');

const PATH = '/api/admin/activity/sites';
const { rentalItems, settings } = ADMIN_API_PATHS;
const at = (minute: number) => new Date(Date.UTC(2027, 4, 1, 12, minute));
const built = (deployId: string, minute: number, changes = 0) =>
  db()
    .insert(publications)
    .values({
      state: 'live',
      deployId,
      changes,
      startedAt: at(minute),
      finishedAt: at(minute + 1),
    });
const setClock = (minute: number) => {
  for (const { clock } of [editor, owner]) clock.now = () => at(minute);
};

let lamp: RentalItemAdminView;
beforeAll(async () => {
  setPublishingHost({
    previousVersions: () =>
      ['one', 'two', 'unknown'].map((id) => ({ id, builtAt: at(0), current: id === 'two' })),
    differingPages: () => undefined,
    keptPage: () => undefined,
    rollback: () => Promise.resolve(true),
    wake: () => undefined,
  });
  setClock(0);
  const { id } = await editor.addCategory({ name: 'Lamps' });
  lamp = await editor.addItem(id, { name: 'Lamp', price: '5' });
  await built('one', 10, 2);
  // Restored once, it is recorded again; that it is older stays.
  await built('one', 10);
  setClock(15);
  const dearer = itemEdit(lamp, { price: '9' });
  lamp = await editor.read('PUT', `${rentalItems}/${lamp.id}`, dearer);
  await built('two', 20, 1);
  setClock(25);
  const fees = { version: 0, value: { ...DEFAULT_SETTINGS.fees, minimumOrder: 321 } };
  await owner.read('PUT', `${settings}/fees`, fees);
  await editor.addItem(id, { name: 'Second lamp' });
});
afterAll(() => {
  setPublishingHost(undefined);
});

test('each kept site says what its publication brought, who did it, and what was changed since @publish.previous', async () => {
  const sites = await owner.read<SiteChangesView[]>('GET', PATH);
  expect(sites).toMatchObject([
    { id: 'one', brought: { total: 2 }, since: { total: 3 } },
    { id: 'two', brought: { total: 1 }, since: { total: 2 } },
  ]);
  const [, two] = sites;
  expect(two?.brought.presses[0]?.edits).toMatchObject([
    { name: 'Lamp', changes: [{ field: 'price', before: '$5.00', after: '$9.00' }] },
  ]);
  expect(two?.brought.by).toEqual(['Ada Okafor']);
});

test('what was changed since a site is taken back together, settings and new things too, and only as it was seen @publish.undo-since', async () => {
  const undo = (seen: number, id = 'one') => owner.ask('POST', `${PATH}/${id}/undo`, { seen });
  await expectError(await undo(2), 409);
  await expectError(await undo(3, 'unknown'), 404);
  await expectError(await undo(3, '../../x'), 404);
  await expectError(await editor.ask('POST', `${PATH}/one/undo`, { seen: 3 }), 403);
  setClock(30);
  const taken = await owner.read<TakenBack>('POST', `${PATH}/one/undo`, { seen: 3 });
  expect(taken).toEqual({ undone: 3, left: [] });
  expect(await editor.read('GET', `${rentalItems}/${lamp.id}`)).toMatchObject({ price: '$5.00' });
  const items = await editor.read<RentalItemAdminView[]>('GET', rentalItems);
  expect(items.map(({ name }) => name)).toEqual(['Lamp']);
  const sections = await owner.read<SectionView[]>('GET', settings);
  expect(sections.find(({ section }) => section === 'fees')?.value).toEqual(DEFAULT_SETTINGS.fees);
});

test('a version that is live again after an undo keeps what it brought, and the undo is of none @publish.previous', async () => {
  const sites = async () => {
    const views = await owner.read<SiteChangesView[]>('GET', PATH);
    return views.map(({ id, brought, againAt }) => ({ id, brought: brought.total, againAt }));
  };
  const [one, two] = await sites();
  expect([one, two]).toMatchObject([
    { id: 'one', brought: 2, againAt: null },
    { id: 'two', brought: 1, againAt: null },
  ]);
  await built('one', 32, 4);
  expect(await sites()).toEqual([{ ...one, againAt: at(33).toISOString() }, two]);
  const { earlier } = await owner.read<PublishingView>('GET', ADMIN_API_PATHS.publishing);
  expect(earlier.map(({ id, changes }) => [id, changes])).toEqual([
    ['one', 2],
    ['two', 1],
    ['unknown', 0],
  ]);
});

test('everybody who changed something since a site is named, however many changes came after @publish.previous', async () => {
  const since = async () => {
    const [, two] = await owner.read<SiteChangesView[]>('GET', PATH);
    return two?.since;
  };
  const before = (await since())?.total ?? 0;
  const { id: staffId } = await addStaff(db(), { name: 'Bea Ruiz' });
  const edit = (minute: number, by: string | null) => ({
    kind: 'package' as const,
    entityId: crypto.randomUUID(),
    version: 1,
    at: at(minute),
    staffId: by,
    after: {},
  });
  const later = Array.from({ length: 30 }, () => edit(36, null));
  await db()
    .insert(catalogEdits)
    .values([edit(35, staffId), ...later]);
  const changes = await since();
  expect(changes).toMatchObject({ total: before + 31, by: ['Bea Ruiz', 'Ada Okafor'] });
  expect(changes?.presses).toHaveLength(5);
});
