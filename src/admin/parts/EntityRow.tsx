import { useState } from 'react';
import { isBlank } from '#domain/blank-text.ts';
import type { Trash, Named } from '../data/use-trash.ts';
import { draftKey, hasDraft } from '../form/kept-draft.ts';
import { NamedBadge } from './Badge.tsx';
import { Button, IconButton } from './Button.tsx';
import { ROW } from './texts.ts';
import { useWide } from './use-wide.ts';

interface EntityNameProps {
  view: Named;
  /** Path of the list's endpoint, by which drafts are kept. */
  path: string;
  onEdit: () => void;
}

const listedName = ({ name }: Named) => (isBlank(name) ? ROW.unnamed : name);

/** The name in a list. A press anywhere in its row opens the entity, except in the trash. */
export function EntityName({ view, path, onEdit }: EntityNameProps) {
  const { id } = view;
  const name = listedName(view);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {view.deletedAt === null ? (
        <button type="button" className="opens" data-opens={id} onClick={onEdit}>
          {name}
        </button>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      {hasDraft(draftKey(path, id)) && <NamedBadge name="unsaved" />}
    </span>
  );
}

interface EntityActionsProps<View extends Named> {
  view: View;
  trash: Trash<View>;
  /** Undefined if it cannot be edited. */
  onEdit?: () => void;
  /** Called instead of moving the entity to the trash. */
  onDelete?: () => void;
  /** Undefined if it cannot be copied. */
  onDuplicate?: () => void;
  /** Undefined if nothing can be scheduled. */
  onSchedule?: () => void;
}

/** Actions of a row; behind a button on a narrow window. */
export function EntityActions<View extends Named>({
  view,
  trash,
  onEdit,
  onDelete,
  onDuplicate,
  onSchedule,
}: EntityActionsProps<View>) {
  const name = listedName(view);
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  if (view.deletedAt !== null) {
    return (
      <Button
        look="row-outline"
        // Above the name's button, which covers a card.
        className="relative"
        aria-label={ROW.restoreOf(name)}
        disabled={trash.isBusy}
        onClick={() => trash.restore(view)}
      >
        {ROW.restore}
      </Button>
    );
  }
  const deleting = {
    disabled: trash.isBusy,
    onClick: onDelete ?? (() => trash.remove(view)),
  };
  const edit = onEdit && (
    <Button look="row-quiet" aria-label={ROW.editOf(name)} onClick={onEdit}>
      {ROW.edit}
    </Button>
  );
  const duplicate = onDuplicate && (
    <Button look="row-quiet" aria-label={ROW.duplicateOf(name)} onClick={onDuplicate}>
      {ROW.duplicate}
    </Button>
  );
  const schedule = onSchedule && (
    <Button
      look="row-quiet"
      // Shown only where there is room; the dialog has it too.
      className="lg:max-xl:hidden"
      aria-label={ROW.scheduleOf(name)}
      onClick={onSchedule}
    >
      {ROW.schedule}
    </Button>
  );
  if (isWide) {
    return (
      <>
        {schedule}
        {duplicate}
        {edit}
        <IconButton
          icon="trash"
          label={ROW.deleteOf(name)}
          className="text-night-500 lg:pointer-fine:size-8"
          {...deleting}
        />
      </>
    );
  }
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
        <div className="relative col-span-2 mt-1 flex flex-wrap justify-end gap-1 border-t border-ivory-300 pt-1">
          {schedule}
          {duplicate}
          {edit}
          <Button
            look="row-quiet"
            className="text-rose-600"
            aria-label={ROW.deleteOf(name)}
            {...deleting}
          >
            {ROW.delete}
          </Button>
        </div>
      )}
    </>
  );
}
