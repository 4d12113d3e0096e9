import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contracts/error.ts';
import * as text from './texts.ts';

/** A failure that the caller is told of, in words. Everything else thrown becomes `internal`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What staff are told besides, and nobody else. */
  readonly forStaff: Pick<ErrorBody['error'], 'short'> = {};

  /**
   * @param code decides the status
   * @param message for the caller; holds nothing private
   * @param fields message by field name
   * @param retryAfterSeconds when it may work again
   */
  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string>,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}

/** Seconds after which a database that went away is most likely back. */
const RETRY_SECONDS = 30;

/** Methods that change nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * @param method of the request; what it was to write may have been written
 * @returns the failure of what only the database can answer while it cannot be reached
 */
export function databaseAway(method = 'GET'): ApiError {
  const message = READS.has(method) ? text.databaseAway : text.saveAway;
  return new ApiError('unavailable', message, undefined, RETRY_SECONDS);
}

export function diskFull(): ApiError {
  return new ApiError('unavailable', text.diskFull);
}
