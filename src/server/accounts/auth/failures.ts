/** Errors of the sign-in: our own, and better-auth's translated into our format. */
import type { ErrorCode } from '#contracts/error.ts';
import { ApiError } from '../../base/api-error.ts';
import { describeError, log } from '../../base/log.ts';
import * as text from '../../base/texts.ts';
import { passkeyUnknown } from './passkeys/texts.ts';

/** Thrown by our plugin (`passkeys/plugin.ts`). */
export const PASSKEY_REFUSED = 'PASSKEY_REFUSED';

/** Thrown by our plugin (`passkeys/plugin.ts`) where others throw `credentialsChanged`. */
export const CREDENTIALS_CHANGED = 'CREDENTIALS_CHANGED';

/** Thrown by our hook (`auth.ts`) when the password was correct but the person is disabled. */
export const ACCOUNT_DISABLED = 'ACCOUNT_DISABLED';

type Failure = readonly [code: ErrorCode, message: string, field?: string];

const SIGN_IN_EXPIRED: Failure = ['unauthenticated', text.signInExpired];
const WRONG_CODE: Failure = ['bad_request', text.wrongCode, 'code'];
const CODES_ARE_OFF: Failure = ['conflict', text.codesAreOff];

/** By better-auth's code. */
const FAILURES: Record<string, Failure> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', text.wrongSignIn],
  [ACCOUNT_DISABLED]: ['forbidden', text.accountDisabled],
  [PASSKEY_REFUSED]: ['unauthenticated', passkeyUnknown],
  UNAUTHORIZED: ['unauthenticated', text.pleaseSignIn],
  [CREDENTIALS_CHANGED]: SIGN_IN_EXPIRED,
  INVALID_PASSWORD: ['bad_request', text.wrongPassword, 'password'],
  INVALID_CODE: WRONG_CODE,
  INVALID_BACKUP_CODE: WRONG_CODE,
  INVALID_TWO_FACTOR_COOKIE: SIGN_IN_EXPIRED,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['unauthenticated', text.tooManyCodes],
  TOTP_ALREADY_ENABLED: ['conflict', text.codesAreOn],
  TOTP_NOT_ENABLED: CODES_ARE_OFF,
  TWO_FACTOR_NOT_ENABLED: CODES_ARE_OFF,
  BACKUP_CODES_NOT_ENABLED: CODES_ARE_OFF,
  INVALID_TOKEN: ['bad_request', text.linkVoid, 'token'],
};

const BY_STATUS: Record<number, Failure> = {
  401: ['unauthenticated', text.pleaseSignIn],
  403: ['forbidden', text.notAllowed],
  404: ['not_found', text.nothingHere],
  409: ['conflict', text.atTheSameTime],
};

/** @param response unsuccessful response of better-auth */
export async function failureOf(response: Response): Promise<ApiError> {
  if (response.status >= 500) return signInUnavailable(new Error('better-auth failed'));
  if (response.status === 429 && response.headers.has('X-Retry-After')) {
    return tooManyAttempts(Number(response.headers.get('X-Retry-After')));
  }
  const failure = FAILURES[await codeOf(response)] ?? BY_STATUS[response.status];
  return errorOf(failure ?? ['bad_request', text.checkFields]);
}

function errorOf([code, message, field]: Failure): ApiError {
  return new ApiError(code, message, field === undefined ? undefined : { [field]: message });
}

async function codeOf(response: Response): Promise<string> {
  const body = await response.text();
  const parsed: unknown = body.startsWith('{') ? JSON.parse(body) : {};
  const isCoded = typeof parsed === 'object' && parsed !== null && 'code' in parsed;
  return isCoded ? String(parsed.code) : '';
}

export function wrongCode(): ApiError {
  return errorOf(WRONG_CODE);
}

/** For a sign-in during which the person's password, second factor or access was changed. */
export function credentialsChanged(): ApiError {
  return errorOf(SIGN_IN_EXPIRED);
}

export function tooManyAttempts(seconds: number): ApiError {
  return new ApiError('rate_limited', text.tooManyAttempts(Math.max(1, Math.ceil(seconds / 60))));
}

/**
 * @param work usually a query
 * @returns its result
 * @throws its ApiError; 503 when it fails otherwise
 */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ApiError ? error : signInUnavailable(error);
  }
}

/**
 * Logs why sign-in failed; nearly always the database is unavailable.
 * @returns the error to throw
 */
export function signInUnavailable(cause: unknown): ApiError {
  log({ level: 'error', event: 'sign-in-unavailable', ...describeError(cause) });
  return new ApiError('unavailable', text.signInAway);
}
