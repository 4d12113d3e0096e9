/**
 * PGlite in memory behind the port that `npm start` has it behind: the same driver, the same
 * `connect(url)`.
 */
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { serveWire } from '#local/embedded/wire-server.ts';

export interface PgliteServer {
  url: string;
  stop: () => Promise<void>;
}

const PASSWORD = 'test';

/**
 * @param image file of `writeMigratedImage` to begin with; without one the database is empty
 * @returns a database that answers
 */
export async function startPglite(image?: string): Promise<PgliteServer> {
  return serve(
    await PGlite.create(image === undefined ? {} : { loadDataDir: await openAsBlob(image) }),
  );
}

/**
 * Writes a migrated database without rows into a file: to load it takes a tenth of the time that
 * it takes to make one.
 */
export async function writeMigratedImage(file: string): Promise<void> {
  const db = await PGlite.create();
  const server = await serve(db);
  try {
    const connection = connect(server.url);
    await migrate(connection);
    await connection.close();
    const image = await db.dumpDataDir('none');
    await writeFile(file, image.stream());
  } finally {
    await server.stop();
  }
}

async function serve(db: PGlite): Promise<PgliteServer> {
  const server = await serveWire({
    db,
    password: PASSWORD,
    onDown: (error) => {
      throw error;
    },
  });
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${server.port}/postgres`,
    stop: async () => {
      await server.close();
      await db.close();
    },
  };
}
