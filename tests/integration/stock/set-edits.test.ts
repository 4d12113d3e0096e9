/** Sets in sets, which only many edits together would make (@stock.set). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { ActivityLine } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import { publications } from '#db/schema.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db, 'owner');
const sheets = sheetsOf(admin, 'item');

const ACTIVITY = '/api/admin/activity';

let linens: string;
beforeAll(async () => {
  linens = (await admin.addCategory({ name: 'Linens' })).id;
  setPublishingHost({
    previousVersions: () => [{ id: 'site', builtAt: new Date(), current: true }],
    differingPages: () => undefined,
    keptPage: () => undefined,
    rollback: () => Promise.resolve(true),
    wake: () => undefined,
  });
});
afterAll(() => {
  setPublishingHost(undefined);
});

const of = ({ id }: { id: string }): Pieces[] => [{ itemId: id, option: '', quantity: 1 }];
const read = ({ id }: { id: string }) =>
  admin.read<RentalItemAdminView>('GET', `${ADMIN_API_PATHS.rentalItems}/${id}`);
const give = async (item: { id: string }, parts: Pieces[]) => {
  const seen = await read(item);
  await admin.read('PUT', `${ADMIN_API_PATHS.rentalItems}/${item.id}`, itemEdit(seen, { parts }));
};

const addThings = async () => ({
  napkin: await admin.addItem(linens, { name: 'Napkin' }),
  place: await admin.addItem(linens, { name: 'Place' }),
  table: await admin.addItem(linens, { name: 'Table' }),
});

test('a file whose rows make a set of sets is refused as a whole, in either order @stock.set @sheet.store', async () => {
  const { table, place, napkin } = await addThings();
  const rows = [
    [table.id, `${place.slug} | 1`],
    [place.id, `${napkin.slug} | 4`],
  ];
  for (const given of [rows, rows.toReversed()]) {
    const body = await sheets.bodyToStore({ fields: ['id', 'parts'], rows: given });
    const { message } = await expectError(await admin.ask('POST', sheets.path, body), 400);
    expect(message).toBe('“Place” is a set itself. Add its parts instead.');
  }
  expect(await read(table)).toMatchObject({ parts: [], version: 1 });
  await sheets.store({ fields: ['id', 'parts'], rows: rows.slice(0, 1) });
  expect((await read(table)).parts).toEqual(of(place));
});

test('a new set of a file has no part that the file makes a set @stock.set @sheet.store', async () => {
  const { place, napkin } = await addThings();
  const rows = [
    ['', 'New', linens, 'Of sets', `${place.slug} | 1`],
    [place.id, 'Place', linens, 'A set', `${napkin.slug} | 4`],
  ];
  const fields = ['id', 'name', 'categoryId', 'shortDescription', 'parts'];
  const body = await sheets.bodyToStore({ fields, rows });
  await expectError(await admin.ask('POST', sheets.path, body), 400);
});

test('Undo leaves the parts of what is part of a set by now @stock.set @history.undo', async () => {
  const { table, place, napkin } = await addThings();
  await give(place, of(napkin));
  await give(place, []);
  const [line] = await admin.read<ActivityLine[]>('GET', ACTIVITY);
  await give(table, of(place));
  const undo = () => admin.read<TakenBack>('POST', `${ACTIVITY}/${line?.press?.id}/undo`);
  expect(await undo()).toEqual({ undone: 0, left: [{ name: 'Place', section: null }] });
  expect((await read(place)).parts).toEqual([]);
  await give(table, []);
  expect(await undo()).toEqual({ undone: 1, left: [] });
});

test('Undo leaves a set as it is whose former part is in the trash, until that is back @stock.set @history.undo', async () => {
  const { table, place, napkin } = await addThings();
  await give(table, of(napkin));
  await give(table, of(place));
  const [line] = await admin.read<ActivityLine[]>('GET', ACTIVITY);
  const undo = () => admin.read<TakenBack>('POST', `${ACTIVITY}/${line?.press?.id}/undo`);
  const { rentalItems } = ADMIN_API_PATHS;
  const { version } = await read(napkin);
  await admin.read('DELETE', `${rentalItems}/${napkin.id}?version=${version}`);
  expect(await undo()).toEqual({ undone: 0, left: [{ name: 'Table', section: null }] });
  expect((await read(table)).parts).toEqual(of(place));
  await admin.read('POST', `${rentalItems}/${napkin.id}/restore`);
  expect(await undo()).toEqual({ undone: 1, left: [] });
  expect((await read(table)).parts).toEqual(of(napkin));
});

test('Undo takes a set and the part that it was made of back together @stock.set @publish.undo-since', async () => {
  const { table, place, napkin } = await addThings();
  await give(place, of(napkin));
  const now = new Date();
  await db()
    .insert(publications)
    .values({ state: 'live', deployId: 'site', startedAt: now, finishedAt: now });
  await give(place, []);
  await give(table, of(place));
  const undone = await admin.read('POST', `${ACTIVITY}/sites/site/undo`, { seen: 2 });
  expect(undone).toEqual({ undone: 2, left: [] });
  expect((await read(place)).parts).toEqual(of(napkin));
  expect((await read(table)).parts).toEqual([]);
});

test('a part follows its option to a new name, by the form, by a file and by Undo @stock.set @history.undo', async () => {
  const options = ['Round', 'Square'].map((name) => ({ name, price: 5 }));
  const cloth = await admin.addItem(linens, { name: 'Cloth', options });
  const part = { itemId: cloth.id, option: 'Round', quantity: 2 };
  const table = await admin.addItem(linens, { name: 'Table', parts: [part] });
  const others = await admin.addItem(linens, {
    name: 'Other',
    parts: [{ ...part, option: 'Square' }],
  });
  const optionNow = async () => (await read(table)).parts[0]?.option;
  const path = `${ADMIN_API_PATHS.rentalItems}/${cloth.id}`;
  const renamed = [{ name: 'Round 90', price: 5 }, ...options.slice(1)];
  await admin.read('PUT', path, itemEdit(await read(cloth), { options: renamed }));
  expect(await optionNow()).toBe('Round 90');
  expect(await read(others)).toMatchObject({ version: 1 });
  // It can be saved as it is.
  await give(table, (await read(table)).parts);

  const rows = [[cloth.id, 'Round 96 | 5; Square | 5']];
  const file = await sheets.bodyToStore({ fields: ['id', 'options'], rows });
  await admin.read('POST', sheets.path, file);
  // Its answer was lost.
  await admin.read('POST', sheets.path, file);
  expect(await optionNow()).toBe('Round 96');
  const [line] = await admin.read<ActivityLine[]>('GET', ACTIVITY);
  const press = line?.press;
  expect(press).toMatchObject({ count: 2, undoable: 2 });
  expect(await admin.read('POST', `${ACTIVITY}/${press?.id}/undo`)).toEqual({
    undone: 2,
    left: [],
  });
  expect(await optionNow()).toBe('Round 90');
});
