/**
 * The embedded database of `npm start`, each in a folder of its own.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { claimHost } from '#db/queries/change-host.ts';
import { openEmbedded } from '#local/embedded/open.ts';
import { TEST_HOST } from './host.ts';

export interface PgliteServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * @param template folder of `makeMigratedFolder` to copy; without one the database is empty
 * @returns a database that answers
 */
export async function startPglite(template?: string): Promise<PgliteServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-pglite-'));
  if (template !== undefined) await cp(template, folder, { recursive: true });
  const database = await openEmbedded(path.join(folder, 'db'));
  return {
    url: database.url,
    stop: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Makes a migrated database without rows: to copy it takes a fraction of the time that it takes to
 * make one.
 * @param folder an empty one
 */
export async function makeMigratedFolder(folder: string): Promise<void> {
  const database = await openEmbedded(path.join(folder, 'db'));
  try {
    const connection = connect(database.url);
    await migrate(connection);
    await claimHost(connection.db, TEST_HOST);
    await connection.close();
  } finally {
    await database.close();
  }
}
