import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Modal } from '#ui/Modal.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { EntityForm } from './use-entity-form.ts';
import type { Save } from './use-save.ts';

export interface FormDialogShellProps<Values extends object> {
  form: EntityForm<Values>;
  save: Save<Values>;
  /** `rental item`, for title and buttons. */
  resourceName: string;
  /** @param isUnsaved whether something typed is kept for later */
  onClose: (isUnsaved: boolean) => void;
  size?: 'center' | 'large';
  children: ReactNode;
}

/**
 * Every dialog in which something is edited: title, fields, what went wrong, and the way out.
 * Closing it loses nothing: `useEntityForm` keeps what is not saved.
 */
export function FormDialogShell<Values extends object>({
  form,
  save,
  resourceName,
  onClose,
  size = 'center',
  children,
}: FormDialogShellProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { error, isPending } = save;
  const isNew = form.entityId === '';
  const label = isNew ? `Create ${resourceName}` : 'Save changes';

  // Something new begins with its name.
  useEffect(() => {
    if (isNew) element.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [isNew]);

  // What is at fault is brought into view.
  useEffect(() => {
    if (error === '') return;
    const faults = '[aria-invalid="true"], [data-fault]';
    const fault = element.current?.querySelector<HTMLElement>(faults);
    fault?.focus();
    (fault ?? element.current)?.scrollIntoView({ block: 'nearest' });
  }, [error, form.errors]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.save();
  };
  return (
    <Modal
      title={isNew ? `New ${resourceName}` : `Edit ${resourceName}`}
      onClose={() => onClose(form.isDirty)}
      className={size === 'large' ? 'modal-large' : ''}
    >
      <form ref={element} onSubmit={submit}>
        {form.isRestored && (
          <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-md bg-ivory-100 p-3">
            These changes were not saved yet.
            <button type="button" className="button-quiet button underline" onClick={form.giveUp}>
              Discard them
            </button>
          </p>
        )}
        {error !== '' && (
          <p role="alert" className="mb-4 rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
            {error}
          </p>
        )}
        {save.theirs && <ConflictPanel form={form} save={save} theirs={save.theirs} />}
        {children}
        <div className="form-end sticky bottom-0 z-10 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t border-ivory-300 bg-ivory-50 px-6 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
          <button
            type="button"
            className="button-quiet button"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            Close
          </button>
          <button type="submit" className="button button-night" disabled={isPending || form.isBusy}>
            {buttonText(label, isPending, form.isBusy)}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function buttonText(label: string, isPending: boolean, isBusy: boolean): string {
  if (isPending) return 'Saving…';
  return isBusy ? 'Uploading…' : label;
}
