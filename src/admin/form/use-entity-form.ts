/** The form of an entity: its values and its save. */
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import type { Editable } from '#contracts/editing.ts';
import type { Moved } from '#contracts/stock/edit.ts';
import { slugFromName } from '#domain/slug.ts';
import { newId } from '#domain/uuid.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { heldWords } from '../catalog/scheduled/held-words.ts';
import { pathsAfterWrite, showInLists, useRefetch } from '../data/queries.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import type { EntityKind, Named } from './entity-kind.ts';
import { schemaFaults } from './field-faults.ts';
import { draftKey } from './kept-draft.ts';
import { EDITOR } from './texts.ts';
import { useIsClosed } from './use-is-closed.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useSaveForm } from './use-save-form.ts';
import { useUndoSave } from './use-undo-save.ts';

export type EntityForm<Values extends Named> = ReturnType<typeof useEntityForm<Editable, Values>>;

/**
 * The form of an entity. Input is kept on the device until it is saved.
 * @param view undefined for a new one
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
    /** The entity's saved name; empty for a new one. */
    savedName: view ? saved.name : '',
    fields: kind.fields,
    labels: kind.labels,
  };
}

/**
 * Saves the form of an entity: POST for a new one, PUT with its version for an old one.
 * @param seen the entity before the save; undefined for a new one
 * @param onSaved called after a save
 * @param onAnother called after a save that begins another new one
 */
export function useSave<View extends Editable & Named, Values extends Named>(
  kind: EntityKind<View, Values>,
  form: EntityForm<Values>,
  seen: View | undefined,
  onSaved: () => void,
  onAnother: () => void,
) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const isClosed = useIsClosed();
  const undoOf = useUndoSave(kind);
  const isNew = form.entityId === '';
  const { list, create, read, edit } = kind.endpoints;
  const params = { id: form.entityId };

  return useSaveForm<Values, View & Moved, boolean>({
    form,
    theirsOf: (view) => ({ values: kind.valuesOf(view), version: view.version }),
    send: ({ values, version, query }) => {
      const body = savedBody(kind, { ...form, values, version });
      return isNew ? call(create, { body }) : call(edit, { params, query, body });
    },
    readAgain: async ({ status, code, fields }) => {
      // An earlier try was stored, but its answer was lost.
      if (isNew && status === 409 && code === 'conflict') form.renewId();
      if (isNew || status !== 409 || Object.keys(fields).length > 0) return null;
      const view = await call(read, { params });
      return view.deletedAt === null ? view : EDITOR.deletedMeanwhile;
    },
    onSaved: async (view, { values, version: before, extra: isAnother = false }) => {
      showInLists(client, list.path, view);
      // Before the toast, which would close with the dialog.
      if (isAnother && !isClosed.current) {
        form.restart({ ...kind.empty(), ...kind.keptForNext?.(values) });
        onAnother();
      } else {
        form.settle();
        onSaved();
      }
      const toast = ADMIN_TOASTS.saved(kind.name, isNew ? 'created' : 'updated', values.name, {
        missing: form.missingImages,
        newSlug: isNew && view.slug !== values.slug ? view.slug : '',
        moved: view.movedEvents ?? 0,
        held: heldWords(view.scheduled, seen?.scheduled),
      });
      const action = before === undefined ? undefined : undoOf({ view, before });
      // What comes next replaces it: the list shows the save, and another one is its end.
      notify({ ...toast, action, isSeenInList: true });
      await refetch(pathsAfterWrite(list.path));
    },
    // An open dialog shows the failure itself.
    onFailed: (words) => {
      if (isClosed.current) notify(failed(EDITOR.notSaved(kind.name), words));
    },
    onTakeTheirs: () => void client.invalidateQueries({ queryKey: [list.path] }),
  });
}

type Sent<Values extends Named> = Pick<
  EntityForm<Values>,
  'values' | 'entityId' | 'newId' | 'version'
>;

/** @returns the body of a save: with the id of a new entity, with the version of a saved one */
function savedBody<View extends Editable, Values extends Named>(
  { bodyOf }: EntityKind<View, Values>,
  { values, entityId, newId: id, version }: Sent<Values>,
): object {
  const body = bodyOf(values);
  return entityId === '' ? { ...withOpenSlug(body), id } : { ...body, version };
}

/** @returns the body of a save, with the entity's id, for a preview */
export function draftBody<View extends Editable, Values extends Named>(
  kind: EntityKind<View, Values>,
  form: Sent<Values>,
): object {
  const { values, entityId: id } = form;
  return id === '' ? savedBody(kind, form) : { ...kind.bodyOf(values), id };
}

/** @returns messages by field for values that the endpoint would refuse unseen */
export function contractFaults<View extends Editable, Values extends Named>(
  kind: EntityKind<View, Values>,
  form: Sent<Values>,
): Record<string, string> {
  const { create, edit } = kind.endpoints;
  const { body } = form.entityId === '' ? create : edit;
  return schemaFaults(body?.safeParse(savedBody(kind, form)).error);
}

/**
 * For a new entity: leaves a slug that follows the name to the server, which adds a number if the slug is taken. A
 * typed slug is sent as it is, and refused if it is taken.
 */
export function withOpenSlug(body: object): object {
  const { name, slug } = body as Partial<Named>;
  return name !== undefined && slug === slugFromName(name) ? { ...body, slug: '' } : body;
}
