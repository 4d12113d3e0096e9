/**
 * Codes of Node's sockets, and of PostgreSQL when it starts, shuts down or is full (its appendix
 * A).
 */
const CODES =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND|57P0[1-5]|08\w{3}|53300)$/;
/** Messages of the drivers that come without a code. */
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|Client was closed|timeout e(?:xpired|xceeded when trying to connect)|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * @returns whether a query failed because the database was unreachable or disconnected, not because
 *   of the query itself
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isConnectionFailure(error.cause)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  return ('code' in error && CODES.test(String(error.code))) || MESSAGES.test(error.message);
}

/** @returns whether a driver's query timed out while its connection still waits */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
