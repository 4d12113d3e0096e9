/**
 * A PostgreSQL server for the tests: the one of `TEST_DATABASE_URL`, or one that is started here as
 * `npm start` does.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '#local/embedded-postgres.ts';
import { makeFolderInMemory } from './memory-folder.ts';

export interface PostgresServer {
  /** Address of the maintenance database, with a user who may create databases. */
  url: string;
  stop: () => Promise<void>;
}

/** Safe to lose: the data lives as long as the tests. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'shared_buffers=128MB',
  'max_connections=200',
];

/**
 * @returns a server that answers
 * @throws StartError when it does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const folder = await makeFolderInMemory('woodward-postgres-');
  const server = await openEmbedded(path.join(folder, 'db'), { settings: SETTINGS });
  return {
    url: server.url,
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
