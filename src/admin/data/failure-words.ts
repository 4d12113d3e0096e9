import { failureOf, type Failure } from '#api-client/failure.ts';
import { PasskeyTrouble } from '../accounts/passkey-words.ts';
import { FAILURES } from '../parts/texts.ts';
import { shortLines } from '../stock/short-failure.ts';

const WORDS: Partial<Record<number, string>> = {
  0: FAILURES.offline,
  401: FAILURES.signedOut,
  404: FAILURES.gone,
};

/** @returns what failed and what to do, for staff: the server's message if it has one */
export function failureWords(error: unknown): string {
  // Not the failure of a call: the browser's own.
  if (error instanceof PasskeyTrouble) return error.message;
  const failure = failureOf(error);
  const short = shortLines(error);
  if (short) return [failure.message, `${short.join('; ')}.`].join(' ');
  return WORDS[failure.status] ?? otherWords(failure);
}

/** Like `failureWords`, for forms in which a 401 is about what was typed, such as a wrong password. */
export function signInFailureWords(error: unknown): string {
  const failure = failureOf(error);
  return failure.status === 401 && failure.message !== '' ? failure.message : failureWords(error);
}

function otherWords({ status, message, requestId }: Failure): string {
  if (status === 429) return message || FAILURES.tooMany;
  if (status >= 500) return FAILURES.tryLater(message || FAILURES.server, requestId);
  return message || FAILURES.other(status);
}
