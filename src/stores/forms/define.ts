/**
 * The state machine of every public form: idle, pending, then accepted or failed. It ignores a second press,
 * retries are idempotent by key, a failure shows the form's toast and keeps the values. No automatic retries
 * (@form.no-retry).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { failureOf } from '#api-client/failure.ts';
import type { InquiryReceipt } from '#contracts/inquiries/request.ts';
import type { FormName } from '#domain/draft-key.ts';
import { formatEventDay, parseEventDate } from '#domain/event-date.ts';
import type { InquirerField } from '#domain/inquirer-fields.ts';
import type { PricedLine } from '#domain/wishlist.ts';
import { referenceLabel, SEND_FAILURES, TOASTS } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import type { RestoreList } from '../sent-list.ts';
import { keySucceeded, renewKeys, submissionKey } from '../submission-key.ts';
import { notify, withdrawToast } from '../toasts.ts';
import type { FieldErrors, Fields } from './inquiry.ts';

/** Tell a person from a program; not part of the idempotency key. */
export interface Signs {
  /** Content of the honeypot. */
  website: string;
  /** Milliseconds since the first input; undefined: unknown. */
  fillMs?: number;
}

/** Name of a field that people do not see, so that only bots fill it in. */
export const HONEYPOT = 'website';
/** Draft field with the time of the first input, in epoch milliseconds. */
export const TOUCHED_AT = 'touchedAt';

/** The contract's maximum; a form may be open for weeks. */
const MAX_FILL_MS = 86_400_000;

/** @returns time of the first input, or null if unknown */
export function touchedAt(draft: Record<string, string>): number | null {
  const time = Number(draft[TOUCHED_AT] ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

/** @param since time of the first input; null: unknown, or filled in by the browser */
export function signsOf(honeypot: string, since: number | null, now: number): Signs {
  if (since === null) return { website: honeypot };
  const fillMs = Math.min(Math.max(Math.round(now - since), 0), MAX_FILL_MS);
  return { website: honeypot, fillMs };
}

/** What the bodies of all forms have in common; a question is about no event. */
export type SentBody = Fields<'name' | 'email'> &
  Partial<Fields<InquirerField>> & {
    wishlistItems?: readonly PricedLine[];
    /** With the notes of lines. */
    message?: string;
    replaces?: string;
    services?: readonly string[];
  };

export type SentRequest = ReturnType<typeof sentRequest>;

export interface SendFailure<Name extends string> {
  /** Why sending failed, as a sentence for the form. */
  why: string;
  /** The server's message by invalid field. */
  fields: FieldErrors<Name>;
}

interface FormSteps<Name extends string, Extra, Body> {
  /** Name of the form's draft and keys in the device's storage. */
  name: FormName;
  fields: readonly Name[];
  /** @returns messages by invalid field */
  check: (fields: Fields<NoInfer<Name>>, now: Date, extra: Extra) => FieldErrors<NoInfer<Name>>;
  /** @returns a toast for invalid fields, besides their messages */
  refused?: (fields: Fields<NoInfer<Name>>) => ToastText | undefined;
  /** Makes the request's body from checked fields. */
  body: (fields: Fields<NoInfer<Name>>, extra: Extra) => Body & SentBody;
  send: (body: Body & Signs, key: string) => Promise<InquiryReceipt>;
  /** Names of fields in the request, if they differ from the form's. */
  sentAs?: Partial<Record<NoInfer<Name>, string>>;
  /** @returns name of the requested package, or empty */
  about?: (extra: NoInfer<Extra>) => string;
  /** Runs after success. @returns the toast */
  accepted: (
    body: NoInfer<Body>,
    receipt: InquiryReceipt,
    extra: NoInfer<Extra>,
  ) => ToastText & { action?: RestoreList | undefined };
  failure: ToastText;
}

/** Result of sending, after its toast. */
export type Submission<Name extends string> =
  | { sent: SentRequest }
  | { failure: SendFailure<Name> };

export interface InquiryForm<Name extends string, Extra> {
  name: FormName;
  fields: readonly Name[];
  check: (fields: Fields<Name>, now: Date, extra: Extra) => FieldErrors<Name>;
  /** Shows the toast for invalid fields. */
  refused: (fields: Fields<Name>) => void;
  $pending: ReadableAtom<boolean>;
  /** @returns null while another submission is pending */
  submit: (fields: Fields<Name>, extra: Extra, signs: Signs) => Promise<Submission<Name> | null>;
}

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
  /** Removes the previous failure's toast. */
  const clearFailure = () => {
    if (failed) withdrawToast(failed);
    failed = undefined;
  };
  const showFailure = (toast: ToastText) => {
    failed = toast;
    notify(toast);
  };
  const fieldSentAs = (key: string) => fields.find((field) => (sentAs[field] ?? field) === key);
  return {
    name,
    fields,
    check,
    refused(values) {
      clearFailure();
      const toast = refused(values);
      if (toast) showFailure(toast);
    },
    $pending,
    async submit(values, extra, signs) {
      if ($pending.get()) return null;
      clearFailure();
      // Only `false` is reliable: an online browser may reach nothing.
      if (!navigator.onLine) {
        showFailure(TOASTS.offline);
        return { failure: { why: SEND_FAILURES.offline, fields: {} } };
      }
      $pending.set(true);
      try {
        const body = makeBody(values, extra);
        const receipt = await send({ ...body, ...signs }, submissionKey(name, body));
        keySucceeded(name);
        const toast = accepted(body, receipt, extra);
        notify({ ...toast, detail: referenceLabel, code: receipt.reference });
        return { sent: sentRequest(body, receipt, about(extra), toast.action) };
      } catch (error) {
        if (isKeyMismatch(error)) renewKeys(name);
        // For whoever looks for the cause (@form.logged): the server's answer, nothing that was typed.
        // oxlint-disable-next-line no-console -- @form.logged
        console.error(
          `The ${name} form was not sent.`,
          error instanceof Error ? error.message : '',
        );
        showFailure(failure);
        return { failure: sendFailureOf(error, fieldSentAs) };
      } finally {
        $pending.set(false);
      }
    },
  };
}

/** @param about name of the requested package, or empty. @param restoreList restores the wishlist */
function sentRequest(
  body: SentBody,
  { reference, confirmation }: InquiryReceipt,
  about: string,
  restoreList: RestoreList | undefined,
) {
  const { email, phone = '', eventLocation = '', wishlistItems: items = [], message = '' } = body;
  return {
    reference,
    email,
    phone,
    eventDate: formatEventDay(parseEventDate(body.eventDate ?? '')),
    eventLocation,
    guestCount: body.guestCount ?? '',
    about,
    services: [...(body.services ?? [])],
    items,
    message,
    replaces: body.replaces ?? '',
    /** Whether the server will mail a copy. */
    confirmation: confirmation === true,
    restoreList,
  };
}

/** @param fieldOf maps a name in the request to the form's field */
export function sendFailureOf<Name extends string>(
  error: unknown,
  fieldOf: (key: string) => Name | undefined,
): SendFailure<Name> {
  const { status, fields: messages } = failureOf(error);
  const fields: FieldErrors<Name> = {};
  for (const [key, message] of Object.entries(messages)) {
    const name = fieldOf(key);
    if (name !== undefined && message !== '') fields[name] = message;
  }
  const marked = Object.keys(fields).length > 0;
  return { why: marked ? SEND_FAILURES.fields : sentence(status), fields };
}

/** @returns whether the server knows the key from another request, so that a retry needs a new key */
export function isKeyMismatch(error: unknown): boolean {
  return failureOf(error).status === 422;
}

function sentence(status: number): string {
  if (status === 0) return SEND_FAILURES.noAnswer;
  if (status === 413) return SEND_FAILURES.tooLong;
  if (status === 429) return SEND_FAILURES.tooMany;
  return status >= 500 ? SEND_FAILURES.unavailable : SEND_FAILURES.other;
}
