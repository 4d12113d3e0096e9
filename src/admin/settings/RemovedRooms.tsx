import { Folded } from '../form/Folded.tsx';
import { part } from '../parts/loading.tsx';
import { ROOM_HISTORY } from './texts.ts';

const RemovedRoomList = part(async () => (await import('./RoomEdits.tsx')).RemovedRoomList);

/** Rooms that were removed, each with its history and a way to restore it (@history.rooms). */
export function RemovedRooms({ isDirty }: { isDirty: boolean }) {
  return (
    <Folded title={ROOM_HISTORY.removed}>{() => <RemovedRoomList isDirty={isDirty} />}</Folded>
  );
}
