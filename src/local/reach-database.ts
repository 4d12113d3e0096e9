/** Work on a database that may not be reachable: then a person is told why, in one sentence. */
import { connect, type Connection } from '#db/client.ts';
import { errorCode, StartError } from './start-error.ts';

/**
 * @param url `postgres://…`
 * @returns what the work gives
 * @throws StartError when the database cannot be reached; else what the work throws
 */
export async function onDatabase<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = connect(url, { maxConnections: 1 });
  try {
    return await work(connection);
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem === undefined) throw error;
    // The address may hold a password: only its host is told.
    throw new StartError(
      `The database at ${new URL(url).host} (DATABASE_URL) cannot be used: ${problem}.`,
      { cause: error },
    );
  } finally {
    await connection.close();
  }
}

/** @returns why a database cannot be reached, or undefined when that is not what went wrong */
function connectionProblem(error: unknown): string | undefined {
  const code = errorCode(error);
  if (code !== undefined && code in PROBLEMS) return PROBLEMS[code];
  return isTimeout(error) ? 'it does not answer' : undefined;
}

/** By system error or by SQLSTATE (PostgreSQL documentation, appendix A). */
const PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke the connection',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  '28P01': 'user name or password is wrong',
  '28000': 'the user is not let in',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not change the schema',
  '53300': 'it has too many connections already',
  '57P03': 'it is starting up or shutting down',
};

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /timeout|terminated unexpectedly/i.test(error.message) || isTimeout(error.cause);
}
