import type { ActivityView } from '#contracts/history/activity.ts';
import type { HistoryKind } from '#contracts/history/edits.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { moment } from '../data/times.ts';
import { EditChanges } from './EditChanges.tsx';
import { ACTIVITY } from './texts.ts';

interface PressTextProps {
  press: ActivityView;
  /** Of the line that says who and when. */
  id?: string;
}

/** What one press changed: who, when, and the first of its things field by field. */
export function PressText({ press, id }: PressTextProps) {
  const { edits, count } = press;
  const [first] = edits;
  if (!first) return null;
  return (
    <div className="min-w-0 grow basis-64 space-y-1">
      <p id={id} className="wrap-anywhere">
        <span className="font-semibold">{HISTORY.who(first.action, first.by)}</span>
        <span className="text-night-600">{` · ${moment(first.at)}`}</span>
        {count > 1 && <span className="block">{ACTIVITY.many(kindOf(press), count)}</span>}
      </p>
      {edits.map((edit) => (
        <EditChanges key={edit.id} edit={edit} />
      ))}
      {count > edits.length && (
        <p className="text-night-600">{ACTIVITY.more(count - edits.length)}</p>
      )}
    </div>
  );
}

/** @returns the kind of all that is told; null: of several */
function kindOf({ edits }: ActivityView): HistoryKind | null {
  const kinds = new Set(edits.map(({ kind }) => kind));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}
