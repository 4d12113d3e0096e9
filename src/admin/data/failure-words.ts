import { failureOf, type Failure } from '#api-client/failure.ts';

/**
 * A failure in words that say what to do. The server's own words win where it has any for people.
 * @param error whatever a call threw
 */
export function failureWords(error: unknown): string {
  const failure = failureOf(error);
  return WORDS[failure.status]?.(failure) ?? otherWords(failure);
}

/**
 * As `failureWords`, where nobody is signed in yet, so that a 401 is about what was typed.
 * @param error whatever a call threw
 */
export function signInFailureWords(error: unknown): string {
  const failure = failureOf(error);
  return failure.status === 401 && failure.message !== '' ? failure.message : failureWords(error);
}

/**
 * What to offer below a failure: what is gone does not come back by another try.
 * @param error whatever a call threw
 */
export function wayOn(
  error: unknown,
  ways: { retry: () => void; close: () => void },
): { onRetry?: () => void; onClose?: () => void } {
  return failureOf(error).status === 404 ? { onClose: ways.close } : { onRetry: ways.retry };
}

/** Said of a call that found nobody signed in, until somebody is again. */
export const SIGN_IN_ENDED = 'Your sign-in has ended. Sign in again; what you typed is still here.';

const WORDS: Partial<Record<number, (failure: Failure) => string>> = {
  0: () => 'The server could not be reached. Nothing is lost: check your connection and try again.',
  401: () => SIGN_IN_ENDED,
  404: () => 'This no longer exists. Someone may have deleted it. Refresh the list.',
};

function otherWords({ status, message, requestId }: Failure): string {
  const reference = requestId === '' ? '' : ` (reference ${requestId})`;
  if (status === 429) return message || 'Too many attempts. Please wait a minute and try again.';
  if (status >= 500) {
    return `${message || 'The server could not do this just now.'} Please try again${reference}.`;
  }
  return message || `The server refused this (${status}).`;
}
