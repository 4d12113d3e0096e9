/** The history of single rooms, and restoring an earlier version of one room alone (@history.rooms). */
import { isDeepStrictEqual } from 'node:util';
import type { EditAction } from '#contracts/history/edits.ts';
import { settingsEndpoints, type RoomHistoryView } from '#contracts/settings/endpoints.ts';
import type { Room } from '#contracts/settings/rooms.ts';
import { SAVED } from '#contracts/settings/saved.ts';
import type { Database } from '#db/client.ts';
import { isSlugTaken } from '#db/queries/catalog/entities.ts';
import { listEdits } from '#db/queries/history/edits.ts';
import { findMedia } from '#db/queries/media/images.ts';
import { findSetting } from '#db/queries/settings.ts';
import { uploadedImageHash } from '#site/media/image.ts';
import { ApiError } from '../base/api-error.ts';
import { assertSeen } from '../base/editable.ts';
import type { Services } from '../base/services.ts';
import { noSuchVersion } from '../base/texts.ts';
import { presentEdits } from '../catalog/staff/history.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { checked, handle } from '../http/handle.ts';
import { editorOf, nameOf, writeCatalog } from '../publishing/write-catalog.ts';
import { withNamesToday } from '../shop/names-today.ts';
import { readSection } from '../shop/read.ts';
import { presentSection } from './present.ts';
import {
  removedRooms,
  roomAt,
  roomChanges,
  roomEdits,
  withRooms,
  type RoomEdit,
} from './room-history.ts';
import { formerSetting, roomsOf, storeSection } from './store.ts';

export function mountRoomHistory(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, settingsEndpoints.rooms, async () => {
    const { entries } = await readSection(db(), 'rooms');
    const edits = await listRoomEdits(db());
    const slugs = entries.map(({ slug }) => slug);
    const views: RoomHistoryView[] = [];
    for (const slug of [...slugs, ...removedRooms(edits, entries)]) {
      const own = roomEdits(edits, slug);
      const latest = own[0]?.after ?? own[0]?.before;
      const name = entries.find((room) => room.slug === slug)?.name ?? latest?.name ?? '';
      views.push({ slug, name, isThere: slugs.includes(slug), edits: await present(db(), own) });
    }
    return views.filter((view) => view.edits.length > 0);
  });

  handle(app, settingsEndpoints.restoreRoom, async ({ params, body }, context) => {
    const { slug, version } = params;
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const former = await formerSetting(tx, 'rooms', now);
      assertSeen(former, body.version);
      const earlier = await roomNamedToday(tx, slug, Number(version));
      if (!earlier) throw new ApiError('not_found', noSuchVersion);
      const { entries } = roomsOf(former.value);
      const isHidden = earlier.isHidden || (await lacksSomething(tx, earlier));
      const room = { ...earlier, isHidden };
      const value = checked(SAVED.rooms, { entries: withRoom(entries, slug, room) });
      if (isDeepStrictEqual(value.entries, entries)) return false;
      const next = { section: 'rooms', value, savedBy: nameOf(context) } as const;
      const { isShown } = await storeSection(tx, former, next, { now, isDespiteShort: false });
      return isShown;
    });
    return presentSection('rooms', await findSetting(db(), 'rooms'));
  });
}

async function listRoomEdits(db: Database) {
  return withRooms((await listEdits(db, { section: 'rooms' })).rows);
}

/** @returns as `roomAt`, with the names that its items have today */
async function roomNamedToday(
  tx: Database,
  slug: string,
  version: number,
): Promise<Room | undefined> {
  const edits = roomEdits(await listRoomEdits(tx), slug);
  const room = roomAt(edits, version);
  const next = edits.findLast(({ edit }) => edit.version > version);
  if (!room || !next) return room;
  const [named] = await withNamesToday(tx, 'rooms', [{ value: room, until: next.edit.at }]);
  return named;
}

type SectionRecord = Awaited<ReturnType<typeof listRoomEdits>>[number];

async function present(db: Database, own: readonly RoomEdit<SectionRecord>[]) {
  const views = await presentEdits(
    db,
    own.map(({ edit }) => edit),
  );
  return views.map((view, index) => {
    const edit = own[index];
    return edit ? { ...view, action: actionOf(edit), changes: roomChanges(edit) } : view;
  });
}

function actionOf({ before, after }: RoomEdit<SectionRecord>): EditAction {
  if (before && after) return 'edited';
  return after ? 'created' : 'deleted';
}

/** @returns whether the room's image or an item of its points is gone */
async function lacksSomething(tx: Database, { image, points }: Room): Promise<boolean> {
  if (uploadedImageHash(image) !== undefined && !(await findMedia(tx, image))) return true;
  for (const { item } of points) {
    if (!(await isSlugTaken(tx, 'rentalItems', item))) return true;
  }
  return false;
}

/**
 * @param slug address of the room to replace, or the last address of a removed room
 * @param room its earlier version
 * @returns the rooms with the earlier version in place of the room, or at the end if it was removed. Its address
 *   is the earlier one where it replaces a room and no other room has that address; else `slug`
 */
function withRoom(entries: readonly Room[], slug: string, room: Room): Room[] {
  const isTaken = entries.some((other) => other.slug === room.slug && other.slug !== slug);
  const replaced = entries.find((entry) => entry.slug === slug);
  const restored = replaced && !isTaken ? room : { ...room, slug };
  if (!replaced) return [...entries, restored];
  return entries.map((entry) => (entry === replaced ? restored : entry));
}
