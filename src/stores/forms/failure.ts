/** What a failed request means for the visitor: why, and which fields are at fault. */
import { failureOf, type Failure } from '#api-client/failure.ts';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import type { FieldErrors } from './inquiry.ts';

export interface SendFailure<Name extends string> {
  /** A sentence for beside the form. */
  why: string;
  /** The server's message by field at fault; mostly empty. */
  fields: FieldErrors<Name>;
}

/**
 * @param error what sending threw
 * @param fieldOf field of the form by what the request calls it; undefined where there is none
 * @returns what to say; never throws itself, whatever came back
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

/** @returns whether the key belongs to another request, so that only a new one leads on */
export function isKeyMismatch(error: unknown): boolean {
  return failureOf(error).status === 422;
}

function sentence(status: Failure['status']): string {
  if (status === 0) return SEND_FAILURES.noAnswer;
  if (status === 413) return SEND_FAILURES.tooLong;
  if (status === 429) return SEND_FAILURES.tooMany;
  return status >= 500 ? SEND_FAILURES.unavailable : SEND_FAILURES.other;
}
