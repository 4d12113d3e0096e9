import type { ReactNode } from 'react';
import type { Bin, Named } from '../data/use-bin.ts';
import { draftKey, hasDraft } from '../form/kept-draft.ts';
import { IconButton } from './IconButton.tsx';

interface EntityRowProps<View extends Named> {
  view: View;
  /** Path of its kind. */
  path: string;
  bin: Bin<View>;
  /** Pictures at the left. */
  pictures: ReactNode;
  badges: ReactNode;
  /** Second line. */
  facts: ReactNode;
  onEdit: () => void;
  /** Where it does not go into the bin at once. */
  onDelete?: () => void;
}

/** One thing in a list: its name opens it; in the bin it can only be restored. */
export function EntityRow<View extends Named>({
  view,
  path,
  bin,
  pictures,
  badges,
  facts,
  onEdit,
  onDelete,
}: EntityRowProps<View>) {
  const { id, name } = view;
  const isDeleted = view.deletedAt !== null;
  return (
    <div className="flex items-center gap-3 py-2.5 sm:gap-4">
      {pictures}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isDeleted ? (
            <span className="font-semibold">{name}</span>
          ) : (
            <button
              type="button"
              className="min-h-6 text-left font-semibold underline-offset-4 hover:underline"
              onClick={onEdit}
            >
              {name}
            </button>
          )}
          {badges}
          {hasDraft(draftKey(path, id)) && (
            <span className="badge bg-brass-200 text-night-950">Not saved yet</span>
          )}
        </div>
        <div className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-night-600">{facts}</div>
      </div>
      {isDeleted ? (
        <button
          type="button"
          className="button button-outline"
          disabled={bin.isBusy}
          aria-label={`Restore ${name}`}
          onClick={() => bin.restore(view)}
        >
          Restore
        </button>
      ) : (
        <div className="flex shrink-0">
          <button
            type="button"
            className="button-quiet button hidden sm:inline-flex"
            aria-label={`Edit ${name}`}
            onClick={onEdit}
          >
            Edit
          </button>
          <IconButton
            icon="trash"
            label={`Delete ${name}`}
            disabled={bin.isBusy}
            onClick={onDelete ?? (() => bin.remove(view))}
          />
        </div>
      )}
    </div>
  );
}
