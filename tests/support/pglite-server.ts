/**
 * PGlite in memory behind its socket, as `npm start` has it behind one: the same driver, the same
 * `connect(url)`.
 */
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { freePort } from './free-port.ts';

export interface PgliteServer {
  url: string;
  stop: () => Promise<void>;
}

/** More than any pool of the tests opens. */
const MAX_CONNECTIONS = 50;

/** @returns an empty database that answers */
export async function startPglite(): Promise<PgliteServer> {
  const db = await PGlite.create();
  const port = await freePort();
  const server = new PGLiteSocketServer({
    db,
    port,
    host: '127.0.0.1',
    maxConnections: MAX_CONNECTIONS,
  });
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
