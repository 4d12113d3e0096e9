/** Runs work on a database; failures to reach it become one sentence for a person. */
import { connect, type Connection } from '#db/client.ts';
import { connectionProblem } from './connection-problem.ts';
import { StartError } from './start-error.ts';

/**
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
