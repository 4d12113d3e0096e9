import type { Editable } from '#contracts/admin/common.ts';
import type { EntityKind, Named } from './entity-kind.ts';
import { draftKey, newId } from './kept-draft.ts';
import { useKeptForm } from './use-kept-form.ts';

/** The values of an entity's form and what is known of them. */
export type EntityForm<Values extends Named> = ReturnType<typeof useEntityForm<Editable, Values>>;

/**
 * The form of one entity. What is typed is kept on the device until it is saved.
 * @param view the entity as it was read; undefined for a new one
 */
export function useEntityForm<View extends Editable, Values extends Named>(
  kind: EntityKind<View, Values>,
  view: View | undefined,
) {
  const entityId = view?.id ?? '';
  const saved = view ? kind.valuesOf(view) : kind.empty();
  const form = useKeptForm<Values>({
    key: draftKey(kind.endpoints.list.path, entityId),
    empty: kind.empty,
    saved,
    version: view?.version,
    makeId: () => (view ? undefined : newId()),
  });
  return {
    ...form,
    /** Empty for a new entity. */
    entityId,
    /** What it is called in what is saved; empty for a new entity. */
    savedName: view ? saved.name : '',
    fields: kind.fields,
    labels: kind.labels,
  };
}
