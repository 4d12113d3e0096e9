/** "Undo" in the toast of a save (@admin.save-undo). */
import { call } from '#api-client/call.ts';
import type { Editable } from '#contracts/editing.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { heldWords } from '../catalog/scheduled/held-words.ts';
import { pathsAfterWrite } from '../data/queries.ts';
import type { EntityKind, Named } from './entity-kind.ts';
import { EDITOR } from './texts.ts';
import { useUndo } from './use-undo.ts';

interface Saved<View> {
  /** The entity after the save. */
  view: View;
  /** The version before it. */
  before: number;
}

/**
 * @returns a function that gives the Undo of a save: it restores the version before, unless somebody went on. Undefined for
 *   a save that changed nothing
 */
export function useUndoSave<View extends Editable & Named, Values extends Named>({
  name,
  endpoints: { list, restoreVersion },
}: EntityKind<View, Values>) {
  const { undo } = useUndo({
    send: async ({ view, before }: Saved<View>, query) => {
      const restored = await call(restoreVersion, {
        params: { id: view.id, version: String(before) },
        query,
        body: { version: view.version },
      });
      return HISTORY.restored(name, {
        isDraft: restored.state === 'draft',
        isUnsaved: false,
        held: heldWords(restored.scheduled, view.scheduled),
      });
    },
    done: (words) => words,
    failure: EDITOR.notUndone,
    rereads: pathsAfterWrite(list.path),
  });
  return (saved: Saved<View>) =>
    saved.view.version > saved.before ? { label: UNDO, run: () => undo(saved) } : undefined;
}
