import { useState } from 'react';
import type { Trash, Named } from '../data/use-trash.ts';
import { draftKey, hasDraft } from '../form/kept-draft.ts';
import { BADGES, LIST, ROW } from '../texts/shared.ts';
import { Badge } from './Badge.tsx';
import { IconButton } from './IconButton.tsx';
import { useWide } from './use-wide.ts';

interface EntityNameProps {
  view: Named;
  /** Path of its kind. */
  path: string;
  onEdit: () => void;
}

/** The name of a thing in a list: it opens it, wherever its row is pressed; in the trash it does not. */
export function EntityName({ view, path, onEdit }: EntityNameProps) {
  const { id, name } = view;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {view.deletedAt === null ? (
        <button type="button" className="opens" data-opens={id} onClick={onEdit}>
          {name}
        </button>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      {hasDraft(draftKey(path, id)) && (
        <Badge tone="strong" mark="pencil">
          {BADGES.unsaved}
        </Badge>
      )}
    </span>
  );
}

interface EntityActionsProps<View extends Named> {
  view: View;
  trash: Trash<View>;
  /** Left out where nothing is edited. */
  onEdit?: () => void;
  /** Where it does not go into the trash at once. */
  onDelete?: () => void;
}

/** What can be done with a thing in a list; on a narrow window, behind a button. */
export function EntityActions<View extends Named>({
  view,
  trash,
  onEdit,
  onDelete,
}: EntityActionsProps<View>) {
  const { name } = view;
  const remove = onDelete ?? (() => trash.remove(view));
  /** In place of `disabled`, which takes the focus from what was pressed. */
  const whenFree = (act: () => void) => ({
    'aria-disabled': trash.isBusy,
    onClick: () => {
      if (!trash.isBusy) act();
    },
  });
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  if (view.deletedAt !== null) {
    return (
      <button
        type="button"
        className="row-button button-outline"
        aria-label={ROW.restoreOf(name)}
        {...whenFree(() => trash.restore(view))}
      >
        {ROW.restore}
      </button>
    );
  }
  const buttons = (
    <>
      {onEdit && (
        <button
          type="button"
          className="row-button button-quiet"
          aria-label={ROW.editOf(name)}
          onClick={onEdit}
        >
          {ROW.edit}
        </button>
      )}
      {isWide ? (
        <IconButton
          icon="trash"
          label={ROW.deleteOf(name)}
          className="text-night-500 lg:pointer-fine:size-8"
          {...whenFree(remove)}
        />
      ) : (
        <button
          type="button"
          className="row-button button-quiet text-rose-600"
          aria-label={ROW.deleteOf(name)}
          {...whenFree(remove)}
        >
          {ROW.delete}
        </button>
      )}
    </>
  );
  if (isWide) return buttons;
  return (
    <>
      <IconButton
        icon={isOpen ? 'close' : 'more'}
        label={ROW.moreFor(name)}
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

interface AddButtonProps {
  /** `rental item`. */
  singular: string;
  onAdd: () => void;
}

/** The way to something new; on a phone only its first word is shown. */
export function AddButton({ singular, onAdd }: AddButtonProps) {
  return (
    <button
      type="button"
      className="button gap-1 button-night max-sm:px-4"
      aria-label={LIST.addOne(singular)}
      onClick={onAdd}
    >
      {LIST.add}
      <span className="max-sm:hidden">{` ${singular}`}</span>
    </button>
  );
}
