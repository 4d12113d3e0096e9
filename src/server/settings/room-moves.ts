/** Redirects of rooms whose address changes with a save (@rooms.moved). */
import type { Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/catalog/redirects.ts';
import { roomPath } from '#site/paths.ts';

type Rooms = Settings['rooms'];

interface Move {
  from: string;
  to: string;
}

/** Lets the old address of a room lead to its new one; frees the addresses of new rooms. */
export async function recordRoomMoves(tx: Database, before: Rooms, after: Rooms): Promise<void> {
  const moves = roomMoves(before, after);
  await releaseAddresses(tx, pathsOf(after));
  if (moves.length === 0) return;
  await recordRedirects(
    tx,
    moves.map(({ from }) => from),
    moves.map(({ to }) => to),
  );
}

/**
 * @returns old and new address of each room whose address changed. A room has no id: it is recognized
 *   by its image, else by its name
 */
export function roomMoves(before: Rooms, after: Rooms): Move[] {
  const slugsBefore = new Set(before.entries.map(({ slug }) => slug));
  const slugsAfter = new Set(after.entries.map(({ slug }) => slug));
  const fresh = after.entries.filter(({ slug }) => !slugsBefore.has(slug));
  return before.entries.flatMap((room) => {
    if (slugsAfter.has(room.slug)) return [];
    const same =
      fresh.find(({ image }) => image === room.image) ??
      fresh.find(({ name }) => name === room.name);
    if (!same) return [];
    // A new address takes the place of one old address only.
    fresh.splice(fresh.indexOf(same), 1);
    return [{ from: roomPath(room.slug), to: roomPath(same.slug) }];
  });
}

const pathsOf = ({ entries }: Rooms) => entries.map(({ slug }) => roomPath(slug));
