/** Codes of Node's sockets, and of PostgreSQL while it starts, ends or is full (its appendix A). */
const CODES =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND|57P0[1-5]|08\w{3}|53300)$/;
/** What the drivers say without a code. */
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout e(?:xpired|xceeded when trying to connect)|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * @param error as a query of ours threw it
 * @returns whether the database could not be reached, or went away: not a fault of the query
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isConnectionFailure(error.cause)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  return ('code' in error && CODES.test(String(error.code))) || MESSAGES.test(error.message);
}
