import type { EditView, HistoryKind } from '#contracts/history/edits.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Dialog, LinkedName } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { CATEGORY_KIND } from '../catalog/categories/category-form-values.ts';
import { ITEM_KIND } from '../catalog/items/item-form-values.ts';
import { PACKAGE_KIND } from '../catalog/packages/package-form-values.ts';
import { ChangedFields } from '../parts/ChangedFields.tsx';
import { settingChanges } from '../settings/setting-changes.ts';
import { nameOf } from './names.ts';

const LABELS: Record<Exclude<HistoryKind, 'setting'>, Record<string, string>> = {
  category: CATEGORY_KIND.labels,
  item: ITEM_KIND.labels,
  package: PACKAGE_KIND.labels,
};

/** The changes of one edit by field. */
export function EditChanges({ edit }: { edit: EditView }) {
  const dialog = dialogOf(edit);
  const name = nameOf(edit);
  return (
    <div>
      {dialog ? (
        <button
          type="button"
          className="min-h-8 text-left font-semibold wrap-anywhere underline underline-offset-4"
          onClick={() => openDialog(dialog)}
        >
          {name}
        </button>
      ) : (
        <p className="font-semibold wrap-anywhere">{name}</p>
      )}
      {/* The first values of a created entity are not changes. */}
      {edit.action !== 'created' && <ChangedFields names={edit.names} {...changesOf(edit)} />}
    </div>
  );
}

/** @returns the dialog of the edited entity; null if it was erased */
function dialogOf({ kind, entityId, name, section }: EditView): Dialog | null {
  if (kind === 'setting') return section === null ? null : { name: 'section', id: section };
  // Kinds and their dialogs have the same names.
  return name === '' ? null : { name: kind satisfies LinkedName, id: entityId };
}

function changesOf({ kind, section, changes }: EditView) {
  if (kind !== 'setting') return { labels: LABELS[kind], changes };
  return section !== null && isSection(section)
    ? settingChanges(section, changes, todayInDetroit(new Date()))
    : { labels: {}, changes };
}
