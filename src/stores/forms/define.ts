/**
 * The one machine behind every public form: idle, pending, then accepted or failed. It cannot be
 * pressed twice, repeats are safe by the idempotency key, and whatever fails ends in the form's
 * own notice with the form kept as typed.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { InquiryReceipt } from '#contracts/inquiry.ts';
import type { NoticeText } from '#site/notices.ts';
import type { FormName } from '../draft.ts';
import { notify } from '../notices.ts';
import { submissionKey } from '../submission-key.ts';
import type { FieldErrors, Fields } from './inquiry.ts';

interface FormSteps<Name extends string, Extra, Body> {
  /** Names the form in the device's storage. */
  name: FormName;
  fields: readonly Name[];
  /** @returns message by field at fault */
  check: (fields: Fields<NoInfer<Name>>, now: Date) => FieldErrors<NoInfer<Name>>;
  /** From checked fields, and what the form knows besides, to the request's body. */
  body: (fields: Fields<NoInfer<Name>>, extra: Extra) => Body;
  send: (body: Body, key: string) => Promise<InquiryReceipt>;
  /** Told once the request is stored. @returns the notice of success */
  accepted: (body: Body) => NoticeText;
  failure: NoticeText;
}

export interface InquiryForm<Name extends string, Extra> {
  name: string;
  fields: readonly Name[];
  check: (fields: Fields<Name>, now: Date) => FieldErrors<Name>;
  $pending: ReadableAtom<boolean>;
  /** @returns the receipt, or null when nothing was accepted (the visitor was told) */
  submit: (fields: Fields<Name>, extra: Extra) => Promise<InquiryReceipt | null>;
}

/** @param steps what differs between forms */
export function defineForm<Name extends string, Extra = void, Body = unknown>({
  name,
  fields,
  check,
  body: makeBody,
  send,
  accepted,
  failure,
}: FormSteps<Name, Extra, Body>): InquiryForm<Name, Extra> {
  const $pending = atom(false);
  return {
    name,
    fields,
    check,
    $pending,
    async submit(values, extra) {
      if ($pending.get()) return null;
      $pending.set(true);
      try {
        const body = makeBody(values, extra);
        const receipt = await send(body, submissionKey(name, body));
        notify(accepted(body));
        return receipt;
      } catch (error) {
        // For whoever looks for the cause (spec §8 "error also logged"): a status and the
        // server's words, nothing that was typed.
        // oxlint-disable-next-line no-console -- the log the specification asks for
        console.error(
          `The ${name} form was not sent.`,
          error instanceof Error ? error.message : '',
        );
        notify(failure);
        return null;
      } finally {
        $pending.set(false);
      }
    },
  };
}
