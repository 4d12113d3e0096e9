/** The history of one room, and its way back alone. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { RoomHistoryView, SectionView } from '#contracts/settings/endpoints.ts';
import type { Room } from '#contracts/settings/rooms.ts';
import { publications, rentalItems } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');
const admin = useAdmin(db);

const PATH = `${ADMIN_API_PATHS.settings}/rooms`;
const POINT = { x: 10, y: 20, option: '', quantity: 1, perGuests: 1 };

let view: SectionView<'rooms'>;
beforeAll(async () => {
  const { id } = await admin.addCategory({ name: 'Chairs' });
  await admin.addItem(id, { name: 'Gold chair', slug: 'gold-chair' });
  await save([room('loft', { points: [{ ...POINT, item: 'gold-chair' }] }), room('tent')], 0);
});

function room(slug: string, fields: Partial<Room> = {}): Room {
  const name = slug.toUpperCase();
  const image = `/media/catalog/${slug}.jpg`;
  return {
    name,
    slug,
    isHidden: false,
    place: '',
    story: 'S',
    image,
    alt: '',
    points: [],
    ...fields,
  };
}

async function save(entries: readonly Room[], version = view.version): Promise<void> {
  view = await owner.read<SectionView<'rooms'>>('PUT', PATH, { value: { entries }, version });
}

/** Saves the rooms with other fields of those named. */
const change = (slug: string, fields: Partial<Room>) =>
  save(view.value.entries.map((each) => (each.slug === slug ? { ...each, ...fields } : each)));

const historyOf = async (slug: string) => {
  const rooms = await owner.read<RoomHistoryView[]>('GET', `${PATH}/history`);
  return rooms.find((each) => each.slug === slug);
};

async function restore(slug: string, version: number): Promise<Room[]> {
  const path = `${PATH}/${slug}/versions/${version}/restore`;
  view = await owner.read<SectionView<'rooms'>>('POST', path, { version: view.version });
  return view.value.entries;
}

test('a room goes back alone: what others became since stays, and its addresses lead on @history.rooms', async () => {
  const [loft] = view.value.entries;
  const made = view.version;
  await change('loft', { slug: 'attic', story: 'Worse' });
  await change('tent', { story: 'Better' });
  const attic = await historyOf('attic');
  expect(attic).toMatchObject({ name: 'LOFT', isThere: true });
  expect(attic?.edits.map(({ action, changes }) => [action, changes])).toEqual([
    [
      'edited',
      [
        { field: 'slug', before: 'loft', after: 'attic' },
        { field: 'story', before: 'S', after: 'Worse' },
      ],
    ],
    ['created', expect.any(Array)],
  ]);
  expect(await restore('attic', made)).toEqual([loft, room('tent', { story: 'Better' })]);
  expect(await redirectsOf(db(), '/rooms/')).toEqual({ '/rooms/attic': '/rooms/loft' });
  expect(await db().$count(publications, eq(publications.state, 'requested'))).toBe(1);
});

test('an address that another room has meanwhile stays its own @history.rooms', async () => {
  const made = view.version;
  await change('loft', { slug: 'studio' });
  await save([room('loft', { image: '/media/catalog/other.jpg' }), ...view.value.entries]);
  const [other, studio] = await restore('studio', made);
  expect([other?.slug, studio?.slug]).toEqual(['loft', 'studio']);
  await save(view.value.entries.slice(1));
});

test('a removed room comes back at the end, hidden where an item of it is gone @history.rooms @rooms.hidden', async () => {
  const [first, ...others] = view.value.entries;
  await save(others);
  const removed = await historyOf('studio');
  expect(removed).toMatchObject({ isThere: false, name: 'LOFT' });
  expect(removed?.edits[0]).toMatchObject({ action: 'deleted', changes: [] });
  const version = view.version - 1;
  expect(await restore('studio', version)).toEqual([...others, first]);
  await save(others);
  await db().update(rentalItems).set({ deletedAt: new Date() });
  expect(await restore('studio', version)).toEqual([...others, { ...first, isHidden: true }]);
});

test('a removed room comes back at its last address, and is no removed one then @history.rooms', async () => {
  const others = view.value.entries;
  const image = '/media/catalog/barn.jpg';
  await save([...others, room('barn', { image })]);
  const first = view.version;
  await change('barn', { slug: 'granary' });
  await save(others);
  expect(await restore('granary', first)).toEqual([
    ...others,
    room('granary', { name: 'BARN', image }),
  ]);
  expect(await historyOf('granary')).toMatchObject({ isThere: true });
  expect(await historyOf('barn')).toBeUndefined();
});

test('a version that never was, a stale one and one of another room are refused @history.rooms', async () => {
  const ask = (path: string, version: number) => owner.ask('POST', `${PATH}/${path}`, { version });
  await expectError(await ask('studio/versions/9999999/restore', view.version - 1), 409);
  await expectError(await ask('studio/versions/0/restore', view.version), 404);
  await expectError(await ask('studio/versions/x/restore', view.version), 404);
  await expectError(await ask('nowhere/versions/1/restore', view.version), 404);
});
