/** The form of one entity, from what was read to what is saved. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import type { Editable } from '#contracts/editing.ts';
import { DESPITE_SHORT, type Moved } from '#contracts/stock/edit.ts';
import { slugFromName } from '#domain/slug.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { heldWords } from '../catalog/scheduled/held-words.ts';
import { pathsAfterWrite, showSaved, useRefetch } from '../data/queries.ts';
import { FAILURES } from '../parts/texts.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { fieldConflicts, merged } from './conflict.ts';
import type { EntityKind, Named } from './entity-kind.ts';
import { draftKey, newId, type KeptDraft } from './kept-draft.ts';
import { CONFLICT, EDITOR } from './texts.ts';
import { useIsClosed } from './use-is-closed.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useOutcome, type Theirs } from './use-outcome.ts';
import { useShortQuestion } from './use-short-question.ts';

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

interface Attempt<Values> extends Pick<KeptDraft<Values>, 'values' | 'version'> {
  isDespiteShort?: boolean;
  /** Whether another new one follows. */
  isAnother?: boolean;
}

/**
 * Saves a form: POST for a new thing, PUT with its version for an old one (@admin.conflict).
 * @param onSaved told when it is saved
 * @param onAnother told when it is saved, and the form begins another new one
 */
export function useSave<View extends Editable & Named, Values extends Named>(
  kind: EntityKind<View, Values>,
  form: EntityForm<Values>,
  onSaved: () => void,
  onAnother: () => void,
) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const outcome = useOutcome<Values>();
  const question = useShortQuestion(form.values);
  const isClosed = useIsClosed();
  const isNew = form.entityId === '';
  const { list, create, read, edit } = kind.endpoints;
  const params = { id: form.entityId };

  /** @returns why it was not saved, in words; null: it is saved again, on top of what somebody else saved */
  const explain = async (cause: unknown, { values }: Attempt<Values>): Promise<string | null> => {
    const failure = failureOf(cause);
    // An earlier try was stored, and its answer did not come.
    if (isNew && failure.status === 409 && failure.code === 'conflict') form.renewId();
    const hasFields = Object.keys(failure.fields).length > 0;
    if (failure.status === 409 && !isNew && !hasFields) {
      const view = await call(read, { params });
      if (view.deletedAt !== null) return EDITOR.deletedMeanwhile;
      if (view.version !== form.version) {
        const other = { values: kind.valuesOf(view), version: view.version };
        const versions = { base: form.base, mine: values, theirs: other.values };
        if (fieldConflicts(versions, form.labels).length === 0) {
          saveOver(merged(versions, []), other);
          return null;
        }
        outcome.setTheirs(other);
        return CONFLICT.error;
      }
    }
    form.setErrors(failure.fields);
    return failureWords(cause);
  };

  const mutation = useMutation({
    mutationFn: ({ values, version, isDespiteShort = false }: Attempt<Values>) => {
      if (isNew) {
        return call(create, { body: { ...withOpenSlug(kind.bodyOf(values)), id: form.newId } });
      }
      const query = isDespiteShort ? DESPITE_SHORT : {};
      return call(edit, { params, query, body: { ...kind.bodyOf(values), version } });
    },
    onMutate: () => {
      question.clear();
      outcome.clear();
      form.setErrors({});
    },
    onSuccess: async (view: View & Moved, { values, isAnother = false }) => {
      showSaved(client, list.path, view);
      // First, so that the toast does not go with the dialog.
      if (isAnother && !isClosed.current) {
        form.restart({ ...kind.empty(), ...kind.keptForNext?.(values) });
        onAnother();
      } else {
        form.settle();
        onSaved();
      }
      notify(
        ADMIN_TOASTS.saved(kind.name, isNew ? 'created' : 'updated', values.name, {
          missing: form.missingImages,
          newSlug: isNew && view.slug !== values.slug ? view.slug : '',
          moved: view.movedEvents ?? 0,
          held: heldWords(view.scheduled, seen?.scheduled),
        }),
      );
      await refetch(pathsAfterWrite(list.path));
    },
    onError: async (cause, attempt) => {
      if (!isClosed.current && question.ask(cause, attempt.values)) return;
      const words = await explain(cause, attempt).catch(failureWords);
      if (words === null) return;
      outcome.fail(cause, words);
      // The sign-in that opens above says it, and a toast would outlast it.
      if (words === FAILURES.signedOut) return;
      // An open dialog says it itself.
      if (isClosed.current) notify(failed(EDITOR.notSaved(kind.name), words));
    },
  });

  const saveOver = (values: Values, other: Theirs<Values>): void => {
    form.rebase(other.values, other.version, values);
    mutation.mutate({ values, version: other.version });
  };

  return {
    isPending: mutation.isPending,
    ...outcome.shown,
    question: question.words,
    saveDespiteShort: () => {
      const { values, version } = form;
      mutation.mutate({ values, version, isDespiteShort: true });
    },
    save: (isAnother: boolean) => {
      const { values, version } = form;
      if (!mutation.isPending) mutation.mutate({ values, version, isAnother });
    },
    /** Saves other values on top of what somebody else saved. */
    saveOver,
    /** Takes what somebody else saved where both changed a field; what only this person changed stays. */
    takeTheirs: (other: Theirs<Values>) => {
      const versions = { base: form.base, mine: form.values, theirs: other.values };
      form.rebase(other.values, other.version, merged(versions, []));
      outcome.clear();
      void client.invalidateQueries({ queryKey: [list.path] });
    },
  };
}

/** @returns what would be saved of a form, with its id, for a preview */
export function draftBody<View extends Editable, Values extends Named>(
  { bodyOf }: EntityKind<View, Values>,
  { values, entityId, newId: id }: Pick<EntityForm<Values>, 'values' | 'entityId' | 'newId'>,
): object {
  const body = bodyOf(values);
  return entityId === '' ? { ...withOpenSlug(body), id } : { ...body, id: entityId };
}

/**
 * For something new: a slug that only follows the name is left to the server, which adds a number when
 * it is taken; one that was typed is sent, so that the editor hears when it is taken.
 */
export function withOpenSlug(body: object): object {
  const { name, slug } = body as Partial<Named>;
  return name !== undefined && slug === slugFromName(name) ? { ...body, slug: '' } : body;
}
