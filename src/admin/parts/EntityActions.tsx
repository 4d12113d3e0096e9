import { useState } from 'react';
import type { Bin, Named } from '../data/use-bin.ts';
import { IconButton } from './IconButton.tsx';
import { useWide } from './use-wide.ts';

interface EntityActionsProps<View extends Named> {
  view: View;
  bin: Bin<View>;
  /** Left out where nothing is edited. */
  onEdit?: () => void;
  /** Where it does not go into the bin at once. */
  onDelete?: () => void;
}

/** What can be done with a thing in a list; on a narrow window, behind a button. */
export function EntityActions<View extends Named>({
  view,
  bin,
  onEdit,
  onDelete,
}: EntityActionsProps<View>) {
  const { name } = view;
  const remove = onDelete ?? (() => bin.remove(view));
  /** In place of `disabled`, which takes the focus from what was pressed. */
  const whenFree = (act: () => void) => ({
    'aria-disabled': bin.isBusy,
    onClick: () => {
      if (!bin.isBusy) act();
    },
  });
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  if (view.deletedAt !== null) {
    return (
      <button
        type="button"
        className="row-button button-outline"
        aria-label={`Restore ${name}`}
        {...whenFree(() => bin.restore(view))}
      >
        Restore
      </button>
    );
  }
  const buttons = (
    <>
      {onEdit && (
        <button
          type="button"
          className="row-button button-quiet"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </button>
      )}
      {isWide ? (
        <IconButton
          icon="trash"
          label={`Delete ${name}`}
          className="text-night-500 lg:pointer-fine:size-8"
          {...whenFree(remove)}
        />
      ) : (
        <button
          type="button"
          className="row-button button-quiet text-rose-600"
          aria-label={`Delete ${name}`}
          {...whenFree(remove)}
        >
          Delete
        </button>
      )}
    </>
  );
  if (isWide) return buttons;
  return (
    <>
      <IconButton
        icon={isOpen ? 'close' : 'more'}
        label={`More for ${name}`}
        className="relative -mt-2 -mr-2"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className="relative col-span-2 mt-1 flex justify-end gap-1 border-t border-ivory-300 pt-1">
          {buttons}
        </div>
      )}
    </>
  );
}
