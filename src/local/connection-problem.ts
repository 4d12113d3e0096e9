import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from './start-error.ts';

const UNTRUSTED =
  'its certificate is not trusted; for a private certificate authority, set NODE_EXTRA_CA_CERTS or sslrootcert (docs/hosting.md, TLS)';
const NO_TLS =
  'it does not speak TLS; in a network that you trust, set ?sslmode=disable in the address, in the place of another sslmode';

/** By system error, TLS code or SQLSTATE (PostgreSQL documentation, appendix A). */
const PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke the connection',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'there is no host of that name',
  ENOENT: 'a file that its address names is not there',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is that of another host',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  '28P01': 'user name or password is wrong',
  '28000': 'the user is not let in',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not change the schema',
  '53300': 'it has too many connections already',
  '57P03': 'it is starting up or shutting down',
};

/** @returns the end of a sentence; undefined for any other error */
export function connectionProblem(error: unknown): string | undefined {
  const cause = innermost(error);
  const code = errorCode(error) ?? errorCode(cause);
  if (code !== undefined && code in PROBLEMS) return PROBLEMS[code];
  // Neon's driver rejects with the WebSocket's event.
  if (cause instanceof Event) return 'no connection to it can be opened (WebSocket, port 443)';
  if (!(cause instanceof Error)) return undefined;
  if (cause.message.includes('does not support SSL')) return NO_TLS;
  if (/timeout|terminated unexpectedly/i.test(cause.message)) return 'it does not answer in time';
  // A network or TLS error that is not in the table.
  if ('syscall' in cause || /^ERR_(SSL|TLS)_/.test(code ?? '')) return cause.message;
  return undefined;
}

/** @returns as `connectionProblem`; undefined for an error that does not come from a query */
export function queryProblem(error: unknown): string | undefined {
  return isOfQuery(error) ? connectionProblem(error) : undefined;
}

/** Drivers wrap the network's error in "Failed query". */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (!(error instanceof Error) || error.cause === undefined) return error;
  return innermost(error.cause);
}

function isOfQuery(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DrizzleQueryError || isOfQuery(error.cause);
}
