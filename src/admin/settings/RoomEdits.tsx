import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  settingsEndpoints,
  type RoomHistoryView,
  type SectionView,
} from '#contracts/settings/endpoints.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { queryOf } from '../data/queries.ts';
import { VersionList } from '../form/VersionList.tsx';
import { Reading } from '../parts/loading.tsx';
import { ROOM_FIELDS } from './fields-rooms.ts';
import { fieldChanges } from './setting-changes.ts';
import { ROOM_HISTORY, SETTING_VERSIONS } from './texts.ts';
import { useRestoreRoom } from './use-restore-room.ts';

function useRooms() {
  const views = useQuery(queryOf(settingsEndpoints.read));
  // Read again each time, because there may be a newer edit.
  const rooms = useQuery({ ...queryOf(settingsEndpoints.rooms), refetchOnMount: 'always' });
  const isRooms = (view: SectionView): view is SectionView<'rooms'> => view.section === 'rooms';
  return { view: views.data?.find(isRooms), rooms };
}

/** The edits of a room, the latest first, each with a way to restore the room (@history.rooms). */
export function RoomEdits({ isDirty, slug }: { isDirty: boolean; slug: string }) {
  const { view, rooms } = useRooms();
  const room = rooms.data?.find((candidate) => candidate.slug === slug);
  if (!view || !rooms.data || rooms.error) {
    return <Reading of={rooms} failed={HISTORY.failed} loading={HISTORY.loading} />;
  }
  if (!room) return <p>{HISTORY.none}</p>;
  return <Edits view={view} room={room} isDirty={isDirty} />;
}

/** The removed rooms, each with its edits. */
export function RemovedRoomList({ isDirty }: { isDirty: boolean }) {
  const { view, rooms } = useRooms();
  const removed = rooms.data?.filter(({ isThere }) => !isThere);
  if (!view || !removed || rooms.error) {
    return <Reading of={rooms} failed={HISTORY.failed} loading={HISTORY.loading} />;
  }
  if (removed.length === 0) return <p>{ROOM_HISTORY.noneRemoved}</p>;
  return removed.map((room) => (
    <section key={room.slug} aria-label={room.name} className="mt-3">
      <h4 className="font-semibold">{room.name}</h4>
      <Edits view={view} room={room} isDirty={isDirty} />
    </section>
  ));
}

interface EditsProps {
  view: SectionView<'rooms'>;
  room: RoomHistoryView;
  /** Whether the form has unsaved input, which restoring would conflict with. */
  isDirty: boolean;
}

function Edits({ view, room, isDirty }: EditsProps) {
  const [today] = useState(() => todayInDetroit(new Date()));
  const { isPending, problem, restore } = useRestoreRoom(view);
  const run = (version: number) => restore({ slug: room.slug, version });
  return (
    <>
      {isDirty && <p className="mt-2 text-sm font-semibold">{SETTING_VERSIONS.saveFirst}</p>}
      <VersionList
        edits={room.edits}
        restore={{ run, isPending: isPending || isDirty }}
        problem={problem}
        changesOf={({ changes }) => ({
          names: {},
          ...fieldChanges(ROOM_FIELDS.rooms.entries.entry, changes, today),
        })}
      />
    </>
  );
}
