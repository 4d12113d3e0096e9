/** The demo's database, and a folder for what is built from it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Connection, type Database } from '#db/client.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { createDatabase, type FreshDatabase } from '../databases.ts';

/** Only to be read inside tests and hooks. */
export interface DemoShop {
  readonly db: Database;
  /** Of the database. */
  readonly url: string;
  /** Empty at first. */
  readonly folder: string;
}

/** Opens one before the tests of a file and removes it after them. */
export function useDemoShop(): DemoShop {
  let database: FreshDatabase;
  let connection: Connection;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'woodward-demo-'));
    database = await createDatabase(inject('serverUrl'), inject('template'));
    connection = connect(database.url);
    await seedDemo(connection.db);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get db() {
      return connection.db;
    },
    get url() {
      return database.url;
    },
    get folder() {
      return folder;
    },
  };
}
