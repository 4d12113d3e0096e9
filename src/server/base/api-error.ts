import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contracts/error.ts';
import * as text from './texts.ts';

/** An error whose message the caller may read. Everything else thrown becomes `internal`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Details that only staff are answered; set by a subclass (`ShortError`). */
  readonly forStaff: Pick<ErrorBody['error'], 'short'> = {};

  /**
   * @param code decides the status
   * @param message for the caller, without private data
   * @param fields message by field name
   * @param retryAfterSeconds when a retry may work
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

/** Time in which an unreachable database is usually back. */
const RETRY_SECONDS = 30;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * @param method of the request: after a failed write, the data may have been written
 * @returns the error for an unreachable database
 */
export function databaseAway(method = 'GET'): ApiError {
  const message = READS.has(method) ? text.databaseAway : text.saveAway;
  return new ApiError('unavailable', message, undefined, RETRY_SECONDS);
}

export function diskFull(): ApiError {
  return new ApiError('unavailable', text.diskFull);
}
