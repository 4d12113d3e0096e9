import { useId } from 'react';
import { call } from '#api-client/call.ts';
import { activityEndpoints, type ActivityView } from '#contracts/history/activity.ts';
import { useUndo } from '../form/use-undo.ts';
import { Button } from '../parts/Button.tsx';
import { undoneWords } from './names.ts';
import { PressText } from './PressText.tsx';
import { REREADS } from './rereads.ts';
import { ACTIVITY } from './texts.ts';

/** What one press changed, and the way back. */
export function Press({ press }: { press: ActivityView }) {
  const id = useId();
  const { count, undoable } = press;
  const { undo, isPending } = useUndo({
    send: (which: string, query) => call(activityEndpoints.undo, { params: { id: which }, query }),
    done: undoneWords,
    failure: ACTIVITY.notUndone,
    rereads: REREADS,
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <PressText press={press} id={id} />
      {undoable > 0 && (
        <Button
          look="row-outline"
          aria-describedby={id}
          isOff={isPending}
          onClick={() => undo(press.id)}
        >
          {undoable < count ? ACTIVITY.undoSome(undoable, count) : ACTIVITY.undo}
        </Button>
      )}
    </li>
  );
}
