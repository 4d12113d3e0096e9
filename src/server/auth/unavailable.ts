import { ApiError } from '../http/api-error.ts';
import { describeError, log } from '../log.ts';

/**
 * Logs why signing in is not possible; nearly always the database cannot be used.
 * @returns the failure to answer with
 */
export function signInUnavailable(cause: unknown): ApiError {
  log({ level: 'error', event: 'sign-in-unavailable', ...describeError(cause) });
  return new ApiError(
    'unavailable',
    'Signing in is not possible right now. Please try again in a moment.',
  );
}
