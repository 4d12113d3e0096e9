import type { ComponentType } from 'react';
import type { Editable, EntityEndpoints } from '#contracts/admin/common.ts';
import type { Elements } from '#ui/elements.ts';
import type { LinkedName } from '../address/place.ts';
import type { Named, Trash } from '../data/use-trash.ts';
import { OpeningDialog, useEditor } from '../form/editor.tsx';
import { LIST } from '../texts/shared.ts';
import type { ResourceName } from '../texts/toasts.ts';
import { EntityBadges, type Badged } from './Badge.tsx';
import { Button } from './Button.tsx';
import { NAME_SORT } from './columns.ts';
import { EntityActions, EntityName } from './EntityRow.tsx';
import { ListShell, type ListShellProps } from './ListShell.tsx';

/** What the dialog of an entity takes. */
export interface EntityDialogProps<View> {
  /** Undefined: a new one. */
  view: View | undefined;
  onClose: () => void;
}

interface EntityTabProps<View extends Named> extends Omit<ListShellProps<View>, 'parts'> {
  /** Of an open dialog, in the address. */
  name: LinkedName;
  kind: { name: ResourceName; endpoints: EntityEndpoints<View> };
  trash: Trash<View>;
  renderImages: (view: View) => Elements;
  /** Where it does not go into the trash at once. */
  onDelete?: (view: View) => void;
  Dialog: ComponentType<EntityDialogProps<View>>;
}

/** The tab of what staff edit: its list, and the dialog of one entity. */
export function EntityTab<View extends Editable & Badged & Named>(props: EntityTabProps<View>) {
  const { name, kind, trash, actions, renderImages, onDelete, Dialog, ...list } = props;
  const editor = useEditor(name, kind.endpoints, list.list.rows);
  const { singular } = list.texts;
  return (
    <>
      <ListShell
        {...list}
        actions={
          <>
            {actions}
            <Button
              look="night"
              className="gap-1 max-sm:px-4"
              aria-label={LIST.addOne(singular)}
              onClick={() => editor.edit('new')}
            >
              <span>{LIST.add}</span>
              {/* A phone has room for the first word. */}
              <span className="max-sm:hidden">{` ${singular}`}</span>
            </Button>
          </>
        }
        parts={{
          sort: NAME_SORT,
          renderName: (view) => (
            <EntityName
              view={view}
              path={kind.endpoints.list.path}
              onEdit={() => editor.edit(view)}
            />
          ),
          renderImages,
          renderBadges: (view) => <EntityBadges view={view} />,
          renderActions: (view) => (
            <EntityActions
              view={view}
              trash={trash}
              onEdit={() => editor.edit(view)}
              onDelete={() => (onDelete ?? trash.remove)(view)}
            />
          ),
        }}
      />
      {editor.isOpen && <Dialog key={editor.view?.id} view={editor.view} onClose={editor.close} />}
      {editor.opening && <OpeningDialog editor={editor} name={kind.name} />}
    </>
  );
}
