/** What Activity tells besides edits: schedules, and changes of photos. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActivityLine } from '#contracts/history/activity.ts';
import { deleteOldRows } from '#db/queries/old-rows.ts';
import { media, staffActs } from '#db/schema.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { FRIDAY, FRIDAY_AT, TUESDAY, useSchedules } from '../../support/scheduled.ts';

const db = useDatabase();
const admin = useAdmin(db);
const owner = useAdmin(db, 'owner');
const { schedule, applyDueAt, addItem, edit, ask } = useSchedules(db, admin);

const PHOTO = `/img/${'a'.repeat(64)}.webp`;
const PART = `/img/${'b'.repeat(64)}.webp`;

beforeEach(async () => {
  await db().delete(staffActs);
});

const lines = (query = '') => owner.read<ActivityLine[]>('GET', `/api/admin/activity${query}`);
/** @returns the actions, the latest first; of an edit `edit` */
const actions = async (query?: string) =>
  (await lines(query)).map(({ act }) => act?.action ?? 'edit');
const me = () => admin.read<{ id: string; name: string }>('GET', '/api/admin/me');
const photo = (method: string, path: string, body: object) =>
  admin.ask(method, `${ADMIN_API_PATHS.media}${path}`, { url: PHOTO, ...body });

describe('a schedule', () => {
  test('is told when it is scheduled, canceled, taken back and kept, with who, when and what @history.acts', async () => {
    const item = await addItem({ name: 'Told' });
    const { batchId } = await schedule('item', item, { price: '9.20' });
    const { name } = await me();
    expect(await lines('?kind=schedule')).toMatchObject([
      {
        act: {
          kind: 'schedule',
          action: 'scheduled',
          by: name,
          name: 'Told',
          count: 1,
          at: TUESDAY.toISOString(),
          dueAt: FRIDAY_AT.toISOString(),
          changes: [{ field: 'price', before: '$8.00', after: '$9.20' }],
        },
      },
    ]);
    let minutes = 0;
    const later = () => new Date(TUESDAY.getTime() + (minutes += 1) * 60_000);
    admin.clock.now = later;
    await ask(`/${batchId}/cancel`);
    await ask(`/${batchId}/restore`);
    await edit(item.id, { price: '8.50' });
    await ask(`/${batchId}/keep`);
    expect(await actions('?kind=schedule')).toEqual(['kept', 'restored', 'canceled', 'scheduled']);
    // Nothing is told of what is not stored: so it is already.
    await schedule('item', await admin.readItem(item.id), { price: '9.20' });
    expect(await actions('?kind=schedule')).toHaveLength(4);
  });

  test('is told of the things alone that it was kept for @history.acts', async () => {
    const [gone, kept] = [await addItem({ name: 'Gone' }), await addItem({ name: 'Kept' })];
    const change = { price: { kind: 'percent', by: 10 } };
    const items = seenItems(gone, kept);
    const batchId = crypto.randomUUID();
    await ask('/items', { items, change, when: FRIDAY, batchId });
    await admin.ask('DELETE', `${ADMIN_API_PATHS.rentalItems}/${gone.id}?version=1`);
    admin.clock.now = () => new Date(TUESDAY.getTime() + 60_000);
    const answer = await ask(`/${batchId}/keep`);
    expect(await answer.json()).toEqual({ count: 1, left: ['Gone'] });
    expect(await lines('?kind=schedule')).toMatchObject([
      { act: { action: 'kept', name: 'Kept', count: 1 } },
      { act: { action: 'scheduled', count: 2 } },
    ]);
  });

  test('is told when it is held, by its author, and when it is carried out @history.acts', async () => {
    const [held, done] = [await addItem({ name: 'Held' }), await addItem({ name: 'Done' })];
    const { batchId } = await schedule('item', held, { price: '9.20' });
    await schedule('item', done, { price: '9.20' });
    await edit(held.id, { price: '8.50' });
    await applyDueAt(FRIDAY_AT);
    const told = await lines('?kind=schedule');
    expect(told.filter(({ act }) => act?.action === 'held')).toMatchObject([
      { act: { name: 'Held', by: (await me()).name, at: FRIDAY_AT.toISOString() } },
    ]);
    // What was made is the edit itself.
    const [made] = told.flatMap(({ press }) => press ?? []);
    expect(made).toMatchObject({
      edits: [{ name: 'Done', scheduledFor: FRIDAY_AT.toISOString() }],
    });
    admin.clock.now = () => FRIDAY_AT;
    await ask(`/${batchId}/apply`);
    expect(await actions('?kind=schedule')).toContain('applied');
  });
});

describe('a photo', () => {
  test('is told when it is described, framed, deleted and restored, field by field @history.acts', async () => {
    await db()
      .insert(media)
      .values(
        [PHOTO, PART].map((url) => ({
          url,
          alt: url === PHOTO ? 'Gold' : '',
          width: 3,
          height: 2,
        })),
      );
    await photo('PATCH', '', { alt: 'Gold chair', focus: { x: 20, y: 30 } });
    const area = { x: 0, y: 0, width: 50, height: 50 };
    const upload = { kind: 'photo', action: 'uploaded', url: PART, at: TUESDAY } as const;
    await db().insert(staffActs).values(upload);
    await photo('PATCH', '', { crop: { url: PART, ...area } });
    // The same part once more is the same crop.
    await db().insert(staffActs).values(upload);
    await photo('PATCH', '', { crop: { url: PART, ...area } });
    // The same once more changes nothing.
    await photo('PATCH', '', { alt: 'Gold chair', focus: { x: 20, y: 30 } });
    await photo('POST', '/remove', {});
    await photo('POST', '/remove', {});
    await photo('POST', '/restore', {});
    // What was cropped before is told later neither.
    await photo('PATCH', '', { crop: null });
    const told = (await lines('?kind=photo')).flatMap(({ act }) => act ?? []);
    expect(told.map(({ action }) => action).toSorted()).toEqual(
      ['described', 'framed', 'framed', 'deleted', 'undeleted', 'framed'].toSorted(),
    );
    expect(told.every(({ url }) => url === PHOTO)).toBe(true);
    expect(told.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { field: 'alt', before: 'Gold', after: 'Gold chair' },
        { field: 'focus', before: { x: 50, y: 50 }, after: { x: 20, y: 30 } },
        { field: 'crop', before: null, after: area },
      ]),
    );
  });
});

test('edits and what is none stand together by time, by person and day, a page at a time, for two years @history.acts', async () => {
  const { id: staffId } = await me();
  const at = (index: number) => new Date(Date.UTC(2020, 4, 1, 12, index));
  const acts = Array.from({ length: 30 }, (_, index) => ({
    kind: 'photo' as const,
    action: 'uploaded' as const,
    url: PHOTO,
    at: at(index),
    staffId: index === 0 ? null : staffId,
  }));
  await db().insert(staffActs).values(acts);
  const old = `since=2020-05-01&until=2020-05-01`;
  expect(await lines(`?${old}&page=1`)).toHaveLength(25);
  expect(await lines(`?${old}&page=2`)).toHaveLength(5);
  expect(await lines(`?${old}&page=2&staff=${staffId}`)).toHaveLength(4);
  expect(await lines(`?${old}&kind=item`)).toEqual([]);
  expect(await lines(`?${old}&kind=schedule`)).toEqual([]);
  const now = new Date(Date.UTC(2022, 4, 1, 12, 10));
  await deleteOldRows(db(), { now, limit: 1000 });
  expect(await db().$count(staffActs)).toBe(acts.length - 10);
});
