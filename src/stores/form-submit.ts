/**
 * The one machine behind every public form: idle, pending, then done or failed. It cannot be
 * pressed twice, and whatever is thrown ends in the form's own notice, with the form kept.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { NoticeText } from '#site/notices.ts';
import { notify } from './notices.ts';

export interface FormSubmit<Values> {
  $pending: ReadableAtom<boolean>;
  /** @returns whether the request was accepted */
  submit: (values: Values) => Promise<boolean>;
}

export interface FormSubmitSteps<Values, Receipt> {
  send: (values: Values) => Promise<Receipt>;
  /** Told after the request is stored: resets fields, names the notice. */
  onAccepted: (receipt: Receipt) => NoticeText;
  failure: NoticeText;
}

/** @param steps what differs between forms */
export function createFormSubmit<Values, Receipt>({
  send,
  onAccepted,
  failure,
}: FormSubmitSteps<Values, Receipt>): FormSubmit<Values> {
  const $pending = atom(false);
  return {
    $pending,
    async submit(values) {
      if ($pending.get()) return false;
      $pending.set(true);
      try {
        const receipt = await send(values);
        notify(onAccepted(receipt));
        return true;
      } catch (error) {
        // For whoever looks for the cause; holds a status and the server's words, no field.
        console.warn('The form was not sent.', error instanceof Error ? error.message : error);
        notify(failure);
        return false;
      } finally {
        $pending.set(false);
      }
    },
  };
}
