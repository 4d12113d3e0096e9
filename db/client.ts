/**
 * One way to the database for all three homes of the code: a PostgreSQL server, and Neon. Both drivers' pools have the same shape, so nothing else knows which it is.
 */
import { Pool as NeonPool } from '@neondatabase/serverless';
import { drizzle as drizzleNeon } from 'drizzle-orm/neon-serverless';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema.ts';
import { addressWithTls } from './tls.ts';

export type Driver = 'pg' | 'neon';
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  driver: Driver;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  driver?: Driver;
  /** Most connections at once; a function serves one request at a time. */
  maxConnections?: number;
  /** A statement that is not answered by then fails, and its connection is given up. */
  queryTimeoutMs?: number;
  /** Told of an idle connection that broke; without a listener Node would end the process. */
  onIdleError?: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Makes a pool; connects with the first query. Hosts elsewhere are spoken to with TLS (`tls.ts`);
 * Neon's driver always does.
 * @param url `postgres://…`
 * @throws TypeError when the URL cannot be read
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const driver = options.driver ?? driverFor(url);
  const settings = {
    ...addressWithTls(url),
    max: options.maxConnections ?? 5,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(options.queryTimeoutMs !== undefined && { query_timeout: options.queryTimeoutMs }),
  };
  const onIdleError = options.onIdleError ?? (() => undefined);
  if (driver === 'neon') {
    const pool = new NeonPool(settings);
    pool.on('error', onIdleError);
    const db = drizzleNeon(pool, { schema, casing: 'snake_case' });
    return { db, driver, close: () => pool.end() };
  }
  const pool = new pg.Pool(settings);
  pool.on('error', onIdleError);
  const db = drizzlePg(pool, { schema, casing: 'snake_case' });
  return { db, driver, close: () => pool.end() };
}

/** Neon's own hosts speak WebSocket, which a function needs; every other server speaks TCP. */
function driverFor(url: string): Driver {
  return new URL(url).hostname.toLowerCase().endsWith('.neon.tech') ? 'neon' : 'pg';
}
