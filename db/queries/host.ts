/**
 * The host of a database: the one program that publishes the shop and sends its mails. Every other
 * program with its address is a guest and does neither.
 */
import { eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { shopHost } from '../schema.ts';
import { onlyRow, query } from './rows.ts';

/** @returns the condition that this is the host, for statements that only the host may run */
export function hasHost(db: Database, host: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(shopHost)
      .where(eq(shopHost.name, host)),
  );
}

export interface StoredHost {
  name: string;
  /** When it became the host. */
  since: Date;
}

/** @returns the host; undefined when there is none or the database is empty */
export async function readStoredHost(db: Database): Promise<StoredHost | undefined> {
  const table = sql`select to_regclass('shop_host')::text as name`;
  if (onlyRow(await query<{ name: string | null }>(db, table)).name === null) return undefined;
  const [row] = await db.select({ name: shopHost.name, since: shopHost.since }).from(shopHost);
  return row;
}

/** @returns the host's name; undefined when there is none or the database is empty */
export async function readHost(db: Database): Promise<string | undefined> {
  return (await readStoredHost(db))?.name;
}

/** @returns whether this is the database's host */
export async function isHost(db: Database, host: string | undefined): Promise<boolean> {
  return host !== undefined && (await readHost(db)) === host;
}
