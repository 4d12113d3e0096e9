/**
 * The state machine of every public form: idle, pending, then accepted or failed. It ignores a
 * second press, retries are idempotent by key, and a failure shows the form's toast and keeps the
 * values. There are no automatic retries (@form.no-retry).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { InquiryReceipt } from '#contracts/inquiry.ts';
import { TOASTS, referenceLine, SEND_FAILURES } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import type { FormName } from '../draft.ts';
import type { TakeBack } from '../sent-list.ts';
import { keySucceeded, renewKeys, submissionKey } from '../submission-key.ts';
import { notify, withdrawToast } from '../toasts.ts';
import { isKeyMismatch, sendFailureOf, type SendFailure } from './failure.ts';
import type { FieldErrors, Fields } from './inquiry.ts';
import { sentRequest, type SentBody, type SentRequest } from './sent.ts';
import type { Signs } from './signs.ts';

interface FormSteps<Name extends string, Extra, Body> {
  /** The form's name in the device's storage. */
  name: FormName;
  fields: readonly Name[];
  /** @returns messages by invalid field */
  check: (fields: Fields<NoInfer<Name>>, now: Date, extra: Extra) => FieldErrors<NoInfer<Name>>;
  /** @returns a toast for invalid fields, besides the messages at them */
  refused?: (fields: Fields<NoInfer<Name>>) => ToastText | undefined;
  /** Builds the request's body from checked fields and the form's extra state. */
  body: (fields: Fields<NoInfer<Name>>, extra: Extra) => Body & SentBody;
  send: (body: Body & Signs, key: string) => Promise<InquiryReceipt>;
  /** Names of fields in the request where they differ. */
  sentAs?: Partial<Record<NoInfer<Name>, string>>;
  /** @returns packages and services that the request names, in words */
  about?: (extra: NoInfer<Extra>) => string;
  /** Runs after the request is stored. @returns the success toast */
  accepted: (
    body: NoInfer<Body>,
    receipt: InquiryReceipt,
    extra: NoInfer<Extra>,
  ) => ToastText & { action?: TakeBack | undefined };
  failure: ToastText;
}

/** The outcome of sending, after its toast. */
export type Submission<Name extends string> =
  | { sent: SentRequest }
  | { failure: SendFailure<Name> };

export interface InquiryForm<Name extends string, Extra> {
  name: string;
  fields: readonly Name[];
  check: (fields: Fields<Name>, now: Date, extra: Extra) => FieldErrors<Name>;
  /** Shows the toast for invalid fields. */
  refused: (fields: Fields<Name>) => void;
  $pending: ReadableAtom<boolean>;
  /** @returns null while another submission is pending */
  submit: (fields: Fields<Name>, extra: Extra, signs: Signs) => Promise<Submission<Name> | null>;
}

/** @param steps what differs between forms */
export function defineForm<Name extends string, Extra = void, Body = unknown>({
  name,
  fields,
  check,
  refused = () => undefined,
  body: makeBody,
  send,
  sentAs = {},
  about = () => '',
  accepted,
  failure,
}: FormSteps<Name, Extra, Body>): InquiryForm<Name, Extra> {
  const $pending = atom(false);
  let failed: ToastText | undefined;
  /** Removes the previous failure's toast: next to a success it would be wrong. */
  const tryAnew = () => {
    if (failed) withdrawToast(failed);
    failed = undefined;
  };
  const sayFailed = (toast: ToastText) => {
    failed = toast;
    notify(toast);
  };
  const fieldSentAs = (key: string) => fields.find((field) => (sentAs[field] ?? field) === key);
  return {
    name,
    fields,
    check,
    refused(values) {
      tryAnew();
      const toast = refused(values);
      if (toast) sayFailed(toast);
    },
    $pending,
    async submit(values, extra, signs) {
      if ($pending.get()) return null;
      tryAnew();
      // Only `false` is reliable: an online browser may still reach nothing.
      if (!navigator.onLine) {
        sayFailed(TOASTS.offline);
        return { failure: { why: SEND_FAILURES.offline, fields: {} } };
      }
      $pending.set(true);
      try {
        const body = makeBody(values, extra);
        const receipt = await send({ ...body, ...signs }, submissionKey(name, body));
        keySucceeded(name);
        const toast = accepted(body, receipt, extra);
        notify({ ...toast, detail: referenceLine(receipt.reference) });
        return { sent: sentRequest(body, receipt, about(extra), toast.action) };
      } catch (error) {
        if (isKeyMismatch(error)) renewKeys(name);
        // For whoever looks for the cause (@form.logged): a status and the
        // server's words, nothing that was typed.
        // oxlint-disable-next-line no-console -- @form.logged
        console.error(
          `The ${name} form was not sent.`,
          error instanceof Error ? error.message : '',
        );
        sayFailed(failure);
        return { failure: sendFailureOf(error, fieldSentAs) };
      } finally {
        $pending.set(false);
      }
    },
  };
}
