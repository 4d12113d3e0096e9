/**
 * Codes of Node's sockets, and of PostgreSQL when it starts, shuts down or has no connection left
 * (its appendix A).
 */
const CODES =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND|57P0[1-5]|08\w{3}|53300)$/;
/** Codes of an address without a server, and of a server that has stopped or is starting. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|57P0[2-4]|08001)$/;
/** Messages of the drivers that come without a code. */
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|Client was closed|timeout e(?:xpired|xceeded when trying to connect)|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * @returns whether a query failed because the database was unreachable or disconnected, not because
 *   of the query itself
 */
export function isConnectionFailure(error: unknown): boolean {
  return isOrHas(error, (cause) => CODES.test(codeOf(cause)) || MESSAGES.test(cause.message));
}

/**
 * @returns whether the failure means that nobody reaches the database; other connection failures may
 *   concern one connection
 */
export function isUnreachable(error: unknown): boolean {
  return isOrHas(error, (cause) => UNREACHABLE.test(codeOf(cause)));
}

/**
 * @param event what Neon's driver rejects with
 * @returns an error that `isUnreachable` recognizes
 */
export function websocketFailure(event: unknown): Error {
  const error = new Error('The WebSocket cannot be opened', { cause: event });
  return Object.assign(error, { code: '08001' });
}

/** Drivers wrap the network's errors. */
function isOrHas(error: unknown, test: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some((cause) => isOrHas(cause, test))) {
    return true;
  }
  return isOrHas(error.cause, test) || test(error);
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** @returns whether a driver's query timed out while its connection still waits */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
