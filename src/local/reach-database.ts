/** Work on a database that may not be reachable: then a person is told why, in one sentence. */
import { connect, type Connection } from '#db/client.ts';
import { connectionProblem } from './connection-problem.ts';
import { StartError } from './start-error.ts';

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
    if (error instanceof StartError) throw error;
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
