/** Translates better-auth's failures to our messages and error shape. */
import type { ErrorCode } from '#contracts/error.ts';
import { ApiError } from '../http/api-error.ts';
import { checkFields, nothingHere } from '../texts.ts';
import { tooManyAttempts } from './attempts.ts';
import { signInUnavailable } from './unavailable.ts';

/** Thrown by our hook (`auth.ts`) when the password was correct but the person is disabled. */
export const ACCOUNT_DISABLED = 'ACCOUNT_DISABLED';

interface Failure {
  code: ErrorCode;
  message: string;
  /** Invalid field. */
  field?: string;
}

const WRONG_PASSWORD: Failure = {
  code: 'bad_request',
  message: 'That’s not your password.',
};
const WRONG_CODE: Failure = {
  code: 'bad_request',
  message: 'That code is wrong or has expired.',
  field: 'code',
};
const NO_SECOND_FACTOR: Failure = {
  code: 'conflict',
  message: 'Signing in with a code is not turned on.',
};

/** @returns the response to a wrong or used code */
export function wrongCode(): ApiError {
  const { code, message } = WRONG_CODE;
  return new ApiError(code, message, { code: message });
}

/** By better-auth's code. */
const FAILURES: Record<string, Failure> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'unauthenticated',
    message: "That email or password isn't right.",
  },
  [ACCOUNT_DISABLED]: {
    code: 'forbidden',
    message: 'This account is disabled. Please ask an owner.',
  },
  UNAUTHORIZED: { code: 'unauthenticated', message: 'Please sign in.' },
  INVALID_PASSWORD: WRONG_PASSWORD,
  INVALID_CODE: WRONG_CODE,
  INVALID_BACKUP_CODE: WRONG_CODE,
  INVALID_TWO_FACTOR_COOKIE: {
    code: 'unauthenticated',
    message: 'This sign-in has expired. Please start over.',
  },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    code: 'unauthenticated',
    message: 'Too many wrong codes. Please start over.',
  },
  TOTP_ALREADY_ENABLED: {
    code: 'conflict',
    message: 'Signing in with a code is turned on already.',
  },
  TOTP_NOT_ENABLED: NO_SECOND_FACTOR,
  TWO_FACTOR_NOT_ENABLED: NO_SECOND_FACTOR,
  BACKUP_CODES_NOT_ENABLED: NO_SECOND_FACTOR,
  INVALID_TOKEN: {
    code: 'bad_request',
    message: 'This link has already been used or has expired. Please ask for a new one.',
    field: 'token',
  },
};

const BY_STATUS: Record<number, Failure> = {
  401: { code: 'unauthenticated', message: 'Please sign in.' },
  403: { code: 'forbidden', message: 'This is not allowed.' },
  404: { code: 'not_found', message: nothingHere },
  409: { code: 'conflict', message: 'Someone else did this at the same time. Please try again.' },
};

const UNEXPECTED: Failure = { code: 'bad_request', message: checkFields };

/**
 * @param response unsuccessful response of better-auth
 * @param passwordField the request's name for the password to verify
 */
export async function failureOf(response: Response, passwordField: string): Promise<ApiError> {
  if (response.status >= 500) return signInUnavailable(new Error('better-auth failed'));
  if (response.status === 429 && response.headers.has('X-Retry-After')) {
    return tooManyAttempts(Number(response.headers.get('X-Retry-After')));
  }
  const failure = FAILURES[await codeOf(response)] ?? BY_STATUS[response.status] ?? UNEXPECTED;
  const { code, message } = failure;
  const field = failure === WRONG_PASSWORD ? passwordField : failure.field;
  return new ApiError(code, message, field === undefined ? undefined : { [field]: message });
}

async function codeOf(response: Response): Promise<string> {
  const text = await response.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  const isCoded = typeof body === 'object' && body !== null && 'code' in body;
  return isCoded ? String(body.code) : '';
}
