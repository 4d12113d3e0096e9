import { useId } from 'react';
import { call } from '#api-client/call.ts';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import { activityEndpoints, type ActivityView } from '#contracts/history/activity.ts';
import type { HistoryKind, TakenBack } from '#contracts/history/edits.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { moment } from '../data/times.ts';
import { useUndo } from '../form/use-undo.ts';
import { Button } from '../parts/Button.tsx';
import { EditChanges } from './EditChanges.tsx';
import { nameOf, sectionName } from './names.ts';
import { ACTIVITY } from './texts.ts';

/** What may be another one once something was taken back. */
const REREADS = [
  activityEndpoints.list.path,
  categoryEndpoints.list.path,
  itemEndpoints.list.path,
  packageEndpoints.list.path,
  settingsEndpoints.read.path,
  publishingEndpoints.read.path,
];

/** What one press changed: who, when, what, and the way back. */
export function Press({ press }: { press: ActivityView }) {
  const id = useId();
  const { edits, count, undoable } = press;
  const undo = useUndo({
    send: (which: string, query) => call(activityEndpoints.undo, { params: { id: which }, query }),
    done: undoneWords,
    failure: ACTIVITY.notUndone,
    rereads: REREADS,
  });
  const [first] = edits;
  if (!first) return null;
  const what = count === 1 ? nameOf(first) : ACTIVITY.many(kindOf(press), count);
  const label = undoable < count ? ACTIVITY.undoSome(undoable, count) : ACTIVITY.undo;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 grow basis-64 space-y-1">
        <p id={id} className="wrap-anywhere">
          <span className="font-semibold">{HISTORY.who(first.action, first.by)}</span>
          <span className="text-night-600">{` · ${moment(first.at)}`}</span>
          {count > 1 && <span className="block">{what}</span>}
        </p>
        {edits.map((edit) => (
          <EditChanges key={edit.id} edit={edit} />
        ))}
        {count > edits.length && (
          <p className="text-night-600">{ACTIVITY.more(count - edits.length)}</p>
        )}
      </div>
      {undoable > 0 && (
        <Button look="row-outline" aria-describedby={id} onClick={() => undo(press.id)}>
          {label}
        </Button>
      )}
    </li>
  );
}

/** @returns the kind of all that is told; null: of several */
function kindOf({ edits }: ActivityView): HistoryKind | null {
  const kinds = new Set(edits.map(({ kind }) => kind));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}

function undoneWords({ undone, left }: TakenBack) {
  return ACTIVITY.undone(
    undone,
    left.map(({ name, section }) => (section === null ? name : sectionName(section))),
  );
}
