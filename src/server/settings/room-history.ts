/**
 * What edits of the settings did to one room (@history.rooms). The history has whole lists of rooms; a
 * room is followed through them by its address, and where that changed, by its image or name.
 */
import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '#contracts/history/edits.ts';
import type { Room } from '#contracts/settings/rooms.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { roomPath } from '#site/paths.ts';
import { roomMoves } from './room-moves.ts';
import { roomsOf } from './store.ts';

/** An edit of the section, with the rooms in today's form. */
export interface SectionEdit {
  version: number;
  before: Settings['rooms'];
  after: Settings['rooms'];
}

/** @returns edits of the section with the rooms in today's form, whatever version stored them */
export function withRooms<Edit extends { before: object | null; after: object }>(
  edits: readonly Edit[],
) {
  return edits.map((edit) => ({
    ...edit,
    before: roomsOf(edit.before),
    after: roomsOf(edit.after),
  }));
}

/** What an edit did to a room; undefined where the room did not exist. */
export interface RoomEdit<Edit> {
  edit: Edit;
  before: Room | undefined;
  after: Room | undefined;
}

/**
 * @param edits of the section, latest first
 * @param slug address of the room after the latest edit; of a removed room, its last address
 * @returns the edits that changed the room, latest first
 */
export function roomEdits<Edit extends SectionEdit>(
  edits: readonly Edit[],
  slug: string,
): RoomEdit<Edit>[] {
  let address = slug;
  return edits.flatMap((edit) => {
    const { before: roomsBefore, after: roomsAfter } = edit;
    const after = roomsAfter.entries.find((room) => room.slug === address);
    const moved =
      after && roomMoves(roomsBefore, roomsAfter).find(({ to }) => to === roomPath(address));
    const before = roomsBefore.entries.find((room) =>
      moved ? roomPath(room.slug) === moved.from : room.slug === address,
    );
    address = before?.slug ?? address;
    return isDeepStrictEqual(before, after) ? [] : [{ edit, before, after }];
  });
}

/**
 * @param edits of the section, latest first
 * @param present the rooms of today
 * @returns the last addresses of rooms that edits removed, without those of today's rooms
 */
export function removedRooms(edits: readonly SectionEdit[], present: readonly Room[]): string[] {
  const removed = new Set<string>();
  for (const { before, after } of edits) {
    const moves = roomMoves(before, after);
    for (const { slug } of before.entries) {
      const isMoved = moves.some(({ from }) => from === roomPath(slug));
      if (!isMoved && !after.entries.some((room) => room.slug === slug)) removed.add(slug);
    }
  }
  for (const { slug } of present) removed.delete(slug);
  return [...removed];
}

/**
 * @param edits of one room, latest first
 * @param version of the section
 * @returns the room at that version; undefined if there was none, or it is no longer kept
 */
export function roomAt(edits: readonly RoomEdit<SectionEdit>[], version: number): Room | undefined {
  const last = edits.find(({ edit }) => edit.version <= version);
  if (last) return last.after;
  const oldest = edits.at(-1);
  return oldest?.edit.version === version + 1 ? oldest.before : undefined;
}

/** @returns the fields that differ; of a new room, its first values; of a removed room, none */
export function roomChanges({ before, after }: RoomEdit<SectionEdit>): FieldChange[] {
  const former: Record<string, unknown> = { ...before };
  return Object.entries(after ?? {}).flatMap(([field, value]) => {
    if (isDeepStrictEqual(former[field], value)) return [];
    return [{ field, ...(before && { before: former[field] }), after: value }];
  });
}
