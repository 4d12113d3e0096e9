import { connect, type Connection } from '#db/client.ts';
import type { Env } from '#server/base/env.ts';
import { connectionProblem } from './connection-problem.ts';
import { StartError } from './start-error.ts';

/**
 * Connects, runs the work, and disconnects.
 * @param url `postgres://…`
 * @returns the work's result
 * @throws StartError when the database cannot be reached; otherwise what the work throws
 */
export async function onDatabase<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = connect(url, { maxConnections: 1 });
  try {
    return await work(connection);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const problem = connectionProblem(error);
    if (problem === undefined) throw error;
    // Only the host, because the address may contain a password.
    throw new StartError(
      `The database at ${new URL(url).host} (DATABASE_URL) cannot be used: ${problem}.`,
      { cause: error },
    );
  } finally {
    await connection.close();
  }
}

/**
 * The database for a command that never uses the embedded one. Unquoted, the shell cuts an address
 * at its first `&` and runs the command without it.
 * @throws StartError when there is none
 */
export function givenUrl({ DATABASE_URL: url }: Pick<Env, 'DATABASE_URL'>): string {
  if (url !== undefined) return url;
  throw new StartError(
    "DATABASE_URL is not set. Put the address in quotes, because it may hold an &: DATABASE_URL='postgresql://…' npm run …",
  );
}
