/**
 * Fresh databases on the tests' PostgreSQL server.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { claimHost } from '#db/queries/change-host.ts';
import { TEST_HOST } from './host.ts';

export interface FreshDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * @param serverUrl address of the maintenance database
 * @param template database to copy; without one the new database is empty
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<FreshDatabase> {
  const name = `woodward_test_${randomBytes(6).toString('hex')}`;
  // PostgreSQL copies a template faster by files than through its log; nothing here is precious.
  const copy = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await administer(serverUrl, `create database ${name}${copy}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => dropDatabase(serverUrl, name),
  };
}

/**
 * @param serverUrl address of the maintenance database
 * @returns a database with every migration and no row but that of its host, for `createDatabase` to copy
 */
export async function createTemplate(serverUrl: string): Promise<FreshDatabase & { name: string }> {
  const database = await createDatabase(serverUrl);
  const connection = connect(database.url);
  try {
    await migrate(connection);
    await claimHost(connection.db, TEST_HOST);
  } finally {
    await connection.close();
  }
  return { ...database, name: new URL(database.url).pathname.slice(1) };
}

/** SQLSTATE when the server's own vacuum is at work there: nobody but a superuser may end it. */
const INSUFFICIENT_PRIVILEGE = '42501';
const MAX_TRIES = 20;

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await administer(serverUrl, `drop database ${name} with (force)`);
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isBusy || tries === MAX_TRIES) throw error;
      await setTimeout(500);
    }
  }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
