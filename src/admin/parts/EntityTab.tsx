import type { ComponentType } from 'react';
import type { Editable } from '#contracts/editing.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { newId } from '#domain/uuid.ts';
import { notify } from '#stores/toasts.ts';
import type { Elements } from '#ui/elements.ts';
import { useMay } from '../accounts/session/may.ts';
import type { LinkedName } from '../address/place.ts';
import { ScheduledLines } from '../catalog/scheduled/ScheduledLines.tsx';
import { openScheduling, Scheduling } from '../catalog/scheduled/Scheduling.tsx';
import type { Named, Trash } from '../data/use-trash.ts';
import { OpeningDialog, useEditor } from '../form/editor.tsx';
import type { EntityKind, Named as NamedValues } from '../form/entity-kind.ts';
import { draftKey, hasDraft, keepDraft, type KeptDraft } from '../form/kept-draft.ts';
import { EntityBadges, type Badged } from './Badge.tsx';
import { Button } from './Button.tsx';
import { NAME_SORT } from './columns.ts';
import { EntityActions, EntityName } from './EntityRow.tsx';
import { ListShell, type ListShellProps } from './ListShell.tsx';
import { May } from './May.tsx';
import { LIST, ROW } from './texts.ts';
import { ADMIN_TOASTS } from './toast-texts.ts';

export interface EntityDialogProps<View> {
  /** Undefined for a new entity. */
  view: View | undefined;
  onClose: () => void;
}

interface EntityTabProps<View extends Editable & Named> extends Omit<
  ListShellProps<View>,
  'parts'
> {
  /** The dialog's name in the address. */
  name: LinkedName;
  kind: TabKind<View>;
  trash: Trash<View>;
  renderImages: (view: View) => Elements;
  /** Called instead of moving the entity to the trash, for instance to ask first. */
  onDelete?: (view: View) => void;
  Dialog: ComponentType<EntityDialogProps<View>>;
}

/** What a tab needs of its kind. */
type TabKind<View extends Editable> = Pick<
  EntityKind<View, NamedValues>,
  'name' | 'scheduledAs' | 'endpoints' | 'empty' | 'copyOf'
>;

/** @returns the draft of a new entity: a copy with its own name and no slug, which visitors do not see yet */
function copyOf<View extends Editable>(kind: TabKind<View>, view: View): KeptDraft<NamedValues> {
  const values = kind.copyOf(view);
  const name = ROW.copyOf(values.name).slice(0, MAX_LENGTH.title);
  return {
    values: { ...values, name, slug: '' },
    base: kind.empty(),
    version: undefined,
    newId: newId(),
  };
}

/** The tab of one kind of entity: its list and its dialog. */
export function EntityTab<View extends Editable & Badged & Named>(props: EntityTabProps<View>) {
  const { name, kind, trash, actions, renderImages, onDelete, Dialog, ...list } = props;
  const { singular } = list.texts;
  const editor = useEditor(name, kind.endpoints, list.list.rows);
  const duplicate = (view: View) => {
    const key = draftKey(kind.endpoints.list.path, '');
    // Must not overwrite an unsaved draft of a new entity.
    if (hasDraft(key)) notify(ADMIN_TOASTS.newIsOpen(singular));
    else keepDraft(key, copyOf(kind, view));
    editor.edit('new');
  };
  const { create, remove, edit, restore } = kind.endpoints;
  const mayEdit = useMay(edit);
  return (
    <>
      <ListShell
        {...list}
        selection={mayEdit ? list.selection : undefined}
        foot={mayEdit && list.foot}
        actions={
          <>
            {actions}
            <Button
              look="night"
              needs={create}
              className="gap-1 max-sm:px-4"
              aria-label={LIST.addOne(singular)}
              onClick={() => editor.edit('new')}
            >
              <span>{LIST.add}</span>
              {/* A phone has room for one word. */}
              <span className="max-sm:hidden">{` ${singular}`}</span>
            </Button>
          </>
        }
        parts={{
          sort: NAME_SORT,
          renderName: (view) => (
            <>
              <EntityName
                view={view}
                path={kind.endpoints.list.path}
                onEdit={() => editor.edit(view)}
              />
              {view.scheduled && <ScheduledLines scheduled={view.scheduled} />}
            </>
          ),
          renderImages,
          renderBadges: (view) => <EntityBadges view={view} />,
          renderActions: (view) => (
            <May call={remove}>
              <EntityActions
                view={view}
                trash={trash}
                onEdit={() => editor.edit(view)}
                onDuplicate={() => duplicate(view)}
                onSchedule={() => openScheduling(kind.scheduledAs, view.id)}
                onDelete={() => (onDelete ?? trash.remove)(view)}
              />
            </May>
          ),
        }}
      />
      {editor.isOpen && (mayEdit || editor.view) && (
        <Dialog key={editor.view?.id} view={editor.view} onClose={editor.close} />
      )}
      {mayEdit && (
        <Scheduling kind={kind.scheduledAs} endpoints={kind.endpoints} rows={list.list.rows} />
      )}
      {editor.opening && (
        <OpeningDialog editor={editor} name={kind.name} trash={trash} restore={restore} />
      )}
    </>
  );
}
