/**
 * PGlite in memory behind the port that `npm start` has it behind: the same driver, the same
 * `connect(url)`.
 */
import { PGlite } from '@electric-sql/pglite';
import { serveWire } from '#local/embedded/wire-server.ts';

export interface PgliteServer {
  url: string;
  stop: () => Promise<void>;
}

const PASSWORD = 'test';

/** @returns an empty database that answers */
export async function startPglite(): Promise<PgliteServer> {
  const db = await PGlite.create();
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
