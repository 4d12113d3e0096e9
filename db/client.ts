/**
 * The one way to connect to the database: a PostgreSQL server, or Neon. Both drivers' pools have
 * the same interface, so nothing else knows which one is used.
 */
import { Pool as NeonPool } from '@neondatabase/serverless';
import { drizzle as drizzleNeon } from 'drizzle-orm/neon-serverless';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isReadTimeout, websocketFailure } from './connection-failures.ts';
import * as schema from './schema.ts';
import { addressWithTls } from './tls.ts';
import { observer, type DatabaseWatch } from './watch.ts';

export type Driver = 'pg' | 'neon';
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  driver: Driver;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  driver?: Driver;
  /** Pool size, 5 by default: a function serves one request at a time and needs few. */
  maxConnections?: number;
  /** How long a query may take, and a connection to open; the connection is closed after it. */
  queryTimeoutMs?: number;
  /** Called when an idle connection breaks; without a listener Node would end the process. */
  onIdleError?: (error: Error) => void;
  /** Not called once the connection is closed. */
  watch?: DatabaseWatch;
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Creates a pool, which connects at the first query. Remote hosts are connected with TLS (`tls.ts`;
 * Neon's driver always does).
 * @param url `postgres://…`
 * @throws TypeError when the URL cannot be parsed
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const driver = options.driver ?? driverFor(url);
  const settings = {
    ...addressWithTls(url),
    max: options.maxConnections ?? 5,
    connectionTimeoutMillis: options.queryTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(options.queryTimeoutMs !== undefined && { query_timeout: options.queryTimeoutMs }),
  };
  const onIdleError = options.onIdleError ?? (() => undefined);
  const observe = observer(options.watch);
  const prepare = (client: Client) => prepareClient(client, observe.query);
  if (driver === 'neon') {
    const pool = new NeonPool(settings);
    pool.on('error', onIdleError).on('connect', prepare);
    rejectWithErrors(pool);
    observe.pool(pool);
    const db = drizzleNeon(pool, { schema, casing: 'snake_case' });
    return { db, driver, close: () => observe.end(pool) };
  }
  const pool = new pg.Pool(settings);
  pool.on('error', onIdleError).on('connect', prepare);
  observe.pool(pool);
  const db = drizzlePg(pool, { schema, casing: 'snake_case' });
  return { db, driver, close: () => observe.end(pool) };
}

/** Neon's driver rejects with an event when its WebSocket cannot be opened. */
function rejectWithErrors(pool: Pick<Client, 'query'> & { connect: Client['query'] }): void {
  const rejecting =
    (method: (...args: never[]) => unknown) =>
    (...args: never[]): unknown => {
      const result = method.apply(pool, args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        throw error instanceof Error ? error : websocketFailure(error);
      });
    };
  Object.assign(pool, { query: rejecting(pool.query), connect: rejecting(pool.connect) });
}

interface Client {
  query: (...args: never[]) => unknown;
  end: () => Promise<void>;
  on: (event: 'error', listener: () => void) => unknown;
  /** Returns the client to its pool, which closes it. */
  release: (isBroken: true) => void;
}

/**
 * A connection that breaks between two statements emits an event that would end the process; pools
 * listen only to idle connections. The next statement fails instead.
 */
function prepareClient(client: Client, observe: (result: unknown) => void): void {
  client.on('error', () => undefined);
  watchQueries(client, observe);
}

/**
 * After a timeout, drivers leave the connection waiting, so a rollback would time out too: the
 * connection is ended. Drizzle also never releases a client whose `begin` failed, which would drain
 * the pool.
 */
function watchQueries(client: Client, observe: (result: unknown) => void): void {
  const { query } = client;
  const watched = (...args: never[]): unknown => {
    const result = query.apply(client, args);
    observe(result);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        // Errors of closing are ignored.
        if (isReadTimeout(error)) client.end().catch(() => undefined);
        if (isBegin(args[0])) client.release(true);
      });
    }
    return result;
  };
  Object.assign(client, { query: watched });
}

/** @param query the first argument of a driver's `query` */
function isBegin(query: unknown): boolean {
  const hasText = typeof query === 'object' && query !== null && 'text' in query;
  return hasText && /^begin\b/.test(String(query.text));
}

/** Neon's hosts accept WebSocket, which functions need; other servers use TCP. */
function driverFor(url: string): Driver {
  return new URL(url).hostname.toLowerCase().endsWith('.neon.tech') ? 'neon' : 'pg';
}
