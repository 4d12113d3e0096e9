import { expect, test } from 'vitest';
import type { Room } from '#contracts/settings/rooms.ts';
import {
  removedRooms,
  roomAt,
  roomChanges,
  roomEdits,
  withRooms,
  type SectionEdit,
} from './room-history.ts';

const room = (slug: string, fields: Partial<Room> = {}): Room => ({
  name: slug,
  slug,
  isHidden: false,
  place: '',
  story: 'S',
  image: `/${slug}.jpg`,
  alt: '',
  points: [],
  ...fields,
});
const LOFT = room('loft');
const TENT = room('tent');
const ATTIC = { ...LOFT, slug: 'attic' };

/** @returns the edits that lead through these lists of rooms, latest first */
function edits(...lists: Room[][]): SectionEdit[] {
  return lists
    .slice(1)
    .map((entries, index) => ({
      version: index + 1,
      before: { entries: lists[index] ?? [] },
      after: { entries },
    }))
    .toReversed();
}

const versionsOf = (all: SectionEdit[], slug: string) =>
  roomEdits(all, slug).map(({ edit }) => edit.version);

test('the edits of a room are those that changed it, whatever its place and address @history.rooms', () => {
  const all = edits(
    [LOFT],
    [LOFT, TENT],
    [TENT, LOFT],
    [TENT, ATTIC],
    [{ ...TENT, story: 'T' }, ATTIC],
    [
      { ...TENT, story: 'T' },
      { ...ATTIC, place: 'Upstairs' },
    ],
  );
  expect(versionsOf(all, 'attic')).toEqual([5, 3]);
  expect(versionsOf(all, 'tent')).toEqual([4, 1]);
  const [placed, moved] = roomEdits(all, 'attic');
  expect(placed && roomChanges(placed)).toEqual([
    { field: 'place', before: '', after: 'Upstairs' },
  ]);
  expect(moved && roomChanges(moved)).toEqual([{ field: 'slug', before: 'loft', after: 'attic' }]);
});

test('a version is the room after its last edit by then; before the first kept one, there is one more @history.rooms', () => {
  const all = edits([LOFT], [LOFT, TENT], [ATTIC, TENT], [ATTIC], [ATTIC, room('barn')]).slice(
    0,
    3,
  );
  const own = roomEdits(all, 'attic');
  expect(own).toHaveLength(1);
  expect(roomAt(own, 1)).toEqual(LOFT);
  expect(roomAt(own, 2)).toEqual(ATTIC);
  expect(roomAt(own, 4)).toEqual(ATTIC);
  expect(roomAt(own, 0)).toBeUndefined();
  expect(roomAt(own, Number('x'))).toBeUndefined();
  const tent = roomEdits(all, 'tent');
  expect(roomAt(tent, 3)).toBeUndefined();
  expect(roomAt(tent, 2)).toEqual(TENT);
});

test('a removed room is found until it is there again, one that moved was not removed @history.rooms', () => {
  const all = edits([LOFT, TENT], [ATTIC], [ATTIC, room('barn')], [ATTIC]);
  expect(removedRooms(all, [ATTIC])).toEqual(['barn', 'tent']);
  expect(removedRooms(all, [ATTIC, TENT])).toEqual(['barn']);
});

test('a value of an older version has rooms too, and a broken one has none @history.rooms', () => {
  const { isHidden: _new, ...older } = LOFT;
  const all = withRooms([{ version: 1, before: { entries: [older] }, after: { entries: 'x' } }]);
  expect(roomEdits(all, 'loft')).toEqual([{ edit: all[0], before: LOFT, after: undefined }]);
});
