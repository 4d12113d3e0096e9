/**
 * The two ways to the database, for suites that must hold on each of them.
 */
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Connection, type Database } from '#db/client.ts';
import { createDatabase } from './databases.ts';
import { limit } from './limits/limit.ts';
import { startNeonBridge } from './neon-bridge.ts';

export interface TestDatabase {
  url: string;
  connection: Connection;
  close: () => Promise<void>;
}

export interface Backend {
  name: string;
  /** @param empty without the migrations */
  open: (empty?: boolean) => Promise<TestDatabase>;
}

/** Enough for forty requests at once to be truly parallel. */
const POOL_SIZE = 40;

export const postgres: Backend = {
  name: 'PostgreSQL',
  open: (empty = false) => openOnServer('pg', empty),
};

const neon: Backend = {
  name: "PostgreSQL through Neon's driver",
  async open(empty = false) {
    const bridge = await startNeonBridge();
    const database = await openOnServer('neon', empty);
    return {
      ...database,
      close: async () => {
        await database.close();
        await bridge.stop();
      },
    };
  },
};

export const BACKENDS: readonly Backend[] = [postgres, neon];

async function openOnServer(driver: 'pg' | 'neon', empty: boolean): Promise<TestDatabase> {
  const database = await createDatabase(
    inject('serverUrl'),
    empty ? undefined : inject('template'),
  );
  // Tests ask many things at once, which wait for one of few connections.
  const queryTimeoutMs = limit(60_000);
  const connection = connect(database.url, { driver, maxConnections: POOL_SIZE, queryTimeoutMs });
  return {
    url: database.url,
    connection,
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
}

/**
 * Opens a migrated database before the tests of the surrounding `describe` and closes it after.
 * @returns a function that gives the database; only to be called inside tests and hooks
 */
export function useDatabase(backend: Backend = postgres): () => Database {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await backend.open();
  });
  afterAll(async () => {
    await database?.close();
  });
  return () => {
    if (!database) throw new Error('The database is not open yet');
    return database.connection.db;
  };
}
