/** Translates a failed request for the visitor: the reason, and the invalid fields. */
import { failureOf, type Failure } from '#api-client/failure.ts';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import type { FieldErrors } from './inquiry.ts';

export interface SendFailure<Name extends string> {
  /** A sentence shown at the form. */
  why: string;
  /** The server's message by invalid field; mostly empty. */
  fields: FieldErrors<Name>;
}

/**
 * @param error thrown by sending
 * @param fieldOf maps a name in the request to the form's field; undefined for none
 * @returns what to show; never throws
 */
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

/** @returns whether the key belongs to another request, so that a retry needs a new key */
export function isKeyMismatch(error: unknown): boolean {
  return failureOf(error).status === 422;
}

function sentence(status: Failure['status']): string {
  if (status === 0) return SEND_FAILURES.noAnswer;
  if (status === 413) return SEND_FAILURES.tooLong;
  if (status === 429) return SEND_FAILURES.tooMany;
  return status >= 500 ? SEND_FAILURES.unavailable : SEND_FAILURES.other;
}
