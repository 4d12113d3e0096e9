import type { ActivityView } from '#contracts/history/activity.ts';
import { moment } from '../data/times.ts';
import { EditChanges } from './EditChanges.tsx';
import { ACTIVITY } from './texts.ts';
import { whoWords } from './who-words.ts';

interface PressTextProps {
  press: ActivityView;
  /** Id of the line with author and time. */
  id?: string;
}

/** Author, time and first edits of one press of a button, such as a line of Activity. */
export function PressText({ press, id }: PressTextProps) {
  const { edits, count, kind, action } = press;
  const [first] = edits;
  if (!first) return null;
  return (
    <div className="min-w-0 grow basis-64 space-y-1">
      <p id={id} className="wrap-anywhere">
        <span className="font-semibold">{whoWords(first, action)}</span>
        <span className="text-night-600">{` · ${moment(first.at)}`}</span>
        {count > 1 && <span className="block">{ACTIVITY.many(kind, count)}</span>}
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
