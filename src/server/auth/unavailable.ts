import { ApiError } from '../http/api-error.ts';
import { describeError, log } from '../log.ts';

/**
 * Logs why sign-in failed; nearly always the database is unavailable.
 * @returns the error to throw
 */
export function signInUnavailable(cause: unknown): ApiError {
  log({ level: 'error', event: 'sign-in-unavailable', ...describeError(cause) });
  return new ApiError(
    'unavailable',
    'Signing in is not possible right now. Please try again in a moment.',
  );
}
