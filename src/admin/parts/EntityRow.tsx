import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

interface EntityRowProps {
  name: string;
  /** Pictures at the left. */
  pictures: ReactNode;
  badges: ReactNode;
  /** Second line. */
  facts: ReactNode;
  isDeleted: boolean;
  /** Whether something unsaved of it is kept on this device. */
  hasDraft: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** One thing in a list: its name opens it; in the bin it can only be restored. */
export function EntityRow({
  name,
  pictures,
  badges,
  facts,
  isDeleted,
  hasDraft,
  isBusy,
  onEdit,
  onDelete,
  onRestore,
}: EntityRowProps) {
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
          {hasDraft && <span className="badge bg-brass-200 text-night-950">Not saved yet</span>}
        </div>
        <div className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-night-600">{facts}</div>
      </div>
      {isDeleted ? (
        <button
          type="button"
          className="button button-outline"
          disabled={isBusy}
          aria-label={`Restore ${name}`}
          onClick={onRestore}
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
          <IconButton icon="trash" label={`Delete ${name}`} disabled={isBusy} onClick={onDelete} />
        </div>
      )}
    </div>
  );
}
