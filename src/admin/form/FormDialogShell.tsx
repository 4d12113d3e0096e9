import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { call } from '#api-client/call.ts';
import type { Editable } from '#contracts/editing.ts';
import type { Elements } from '#ui/elements.ts';
import { ROLE_LABELS } from '../accounts/role-labels.ts';
import { useMay } from '../accounts/session/may.ts';
import { useMe } from '../accounts/session/use-me.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { BUTTONS } from '../parts/texts.ts';
import { imagesNotAdded } from '../parts/toast-texts.ts';
import { PreviewButton } from '../previews/PreviewButton.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditHistory } from './EditHistory.tsx';
import type { EntityKind, Named } from './entity-kind.ts';
import { faultMessage, fieldFaults } from './field-faults.ts';
import { KeptNote } from './KeptNote.tsx';
import { ScheduleButton, ScheduledNotes } from './ScheduledNotes.tsx';
import { ShortQuestion } from './ShortQuestion.tsx';
import { EDITOR } from './texts.ts';
import { contractFaults, draftBody, useSave, type EntityForm } from './use-entity-form.ts';

interface FormDialogShellProps<View extends Editable, Values extends Named> {
  kind: EntityKind<View, Values>;
  form: EntityForm<Values>;
  /** The entity as it was opened; undefined for a new one. */
  view: View | undefined;
  onClose: () => void;
  size?: 'center' | 'large';
  children: Elements;
}

/**
 * Scrolls a tall field into view as a whole: the browser only shows its cursor, and the buttons may
 * cover the rest.
 */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** One place without an address: the server knows the page of each entity. */
const PREVIEW_PLACES = [{ path: '', label: '' }];

/** Fields with an error, also of those that `form.errors` does not contain. */
const FAULTS = '[aria-invalid="true"], [data-fault], :invalid:not(form, fieldset)';

/** A field that handles its own error, such as an image's address. */
const UNBOUND_FAULT = '[aria-invalid="true"]:not([name])';

/**
 * The dialog of every entity: title, fields, errors and buttons. Closing it loses nothing:
 * `useEntityForm` keeps the draft.
 */
export function FormDialogShell<View extends Editable & Named, Values extends Named>({
  kind,
  form,
  view,
  onClose,
  size = 'center',
  children,
}: FormDialogShellProps<View, Values>) {
  const resourceName = kind.name.toLowerCase();
  /** Number of new entities saved in this dialog before the present one. */
  const [round, setRound] = useState(0);
  const save = useSave(kind, form, view, onClose, () => setRound((last) => last + 1));
  const element = useRef<HTMLFormElement>(null);
  const { isPending } = save;
  /** Number of checks that found errors. */
  const [failedChecks, setFailedChecks] = useState(0);
  const [pressed, setPressed] = useState<'save' | 'save-and-add' | null>(null);
  const message = faultMessage(form.errors, form.labels, save.error);
  const isNew = form.entityId === '';
  const mayEdit = useMay(kind.endpoints.edit);
  const label = isNew ? EDITOR.create(resourceName) : EDITOR.save;

  // Focuses the name of a new entity, else the first field, not the close button.
  useEffect(() => {
    const first = isNew ? '[name="name"]' : 'input:not([type="file"]), select, textarea';
    element.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isNew, round]);

  useEffect(() => {
    const edited = element.current;
    edited?.addEventListener('focusin', showWhole);
    return () => edited?.removeEventListener('focusin', showWhole);
  }, [round]);

  // Scrolls to the first error, once per try, not while it is being corrected.
  useEffect(() => {
    const fault = element.current?.querySelector<HTMLElement>(FAULTS);
    fault?.focus();
    fault?.scrollIntoView({ block: 'nearest' });
  }, [failedChecks, save.failures]);

  /**
   * Marks errors.
   * @returns whether there are none
   */
  const check = () => {
    if (!element.current) return false;
    const typed = fieldFaults(element.current, form.labels);
    // What the browser lets through, such as words in place of a number.
    const faults = Object.keys(typed).length > 0 ? typed : contractFaults(kind, form);
    form.setErrors(faults);
    const isFine =
      Object.keys(faults).length === 0 && !element.current.querySelector(UNBOUND_FAULT);
    if (!isFine) setFailedChecks((count) => count + 1);
    return isFine;
  };
  const start = useEffectEvent((action: 'save' | 'save-and-add') => {
    if (check()) save.save(action === 'save-and-add');
  });
  // A press during an upload saves after it.
  useEffect(() => {
    if (pressed === null || form.isBusy) return;
    setPressed(null);
    start(pressed);
  }, [pressed, form.isBusy]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed('save');
  };
  return (
    <AdminModal
      title={titleOf(form.savedName, isNew ? resourceName : '', mayEdit)}
      onClose={onClose}
      className={size === 'large' ? 'modal-large' : ''}
    >
      {/* The key resets fields for another new entity, also uploads and folded parts. */}
      <form key={round} ref={element} noValidate onSubmit={submit}>
        {!mayEdit && <CannotEdit />}
        <KeptNote form={form}>
          <Button look="quiet" className="underline" onClick={form.giveUp}>
            {EDITOR.discard}
          </Button>
        </KeptNote>
        {save.theirs && <ConflictPanel form={form} save={save} theirs={save.theirs} />}
        {view && <ScheduledNotes kind={kind} view={view} />}
        <fieldset disabled={!mayEdit} className="read-only contents">
          {children}
        </fieldset>
        <ScheduleButton kind={kind.scheduledAs} id={form.entityId} />
        {!isNew && <EditHistory kind={kind} form={form} scheduled={view?.scheduled} />}
        <div className="form-end -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t border-ivory-300 bg-ivory-50 px-6 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
          {form.missingImages > 0 && (
            <p role="status" className="min-w-0 grow basis-60 font-semibold text-rose-600">
              {imagesNotAdded('will be', form.missingImages)}
            </p>
          )}
          {message !== '' && (
            <p role="alert" className="min-w-0 grow basis-60 font-semibold text-rose-600">
              {message}
            </p>
          )}
          <ShortQuestion
            words={save.question}
            disabled={isPending}
            onSave={save.saveDespiteShort}
          />
          <PreviewButton
            needs={kind.preview}
            places={PREVIEW_PLACES}
            disabled={form.isBusy}
            check={check}
            ask={() => call(kind.preview, { body: draftBody(kind, form) })}
            onRefused={(errors) => {
              form.setErrors(errors);
              setFailedChecks((count) => count + 1);
            }}
          />
          <Button
            look="quiet"
            className="max-sm:px-3"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {BUTTONS.close}
          </Button>
          {isNew && kind.keptForNext && (
            <Button look="outline" disabled={isPending} onClick={() => setPressed('save-and-add')}>
              {EDITOR.createAnother}
            </Button>
          )}
          <Button type="submit" look="night" needs={kind.endpoints.edit} disabled={isPending}>
            {buttonText(label, isPending, form.isBusy && pressed !== null)}
          </Button>
        </div>
      </form>
    </AdminModal>
  );
}

/** Why the fields cannot be changed (@staff.offered). */
function CannotEdit() {
  const role = useMe(true).data?.role;
  return (
    role && (
      <p className="mb-4 rounded-md bg-ivory-200 p-3">{EDITOR.cannotEdit(ROLE_LABELS[role])}</p>
    )
  );
}

/**
 * @param name of a saved entity
 * @param newKind what a new entity is, such as `rental item`; empty for a saved one
 */
function titleOf(name: string, newKind: string, mayEdit: boolean): string {
  if (newKind !== '') return EDITOR.newTitle(newKind);
  return mayEdit ? EDITOR.editTitle(name) : name;
}

function buttonText(label: string, isPending: boolean, isWaiting: boolean): string {
  if (isPending) return EDITOR.saving;
  return isWaiting ? EDITOR.uploading : label;
}
