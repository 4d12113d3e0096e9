/**
 * Whose database this is: who publishes the shop and sends its mails. Everybody else who has the
 * address is a guest, and changes nothing by itself.
 */
import { eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { shopHost } from '../schema.ts';
import { rowsOf } from './rows.ts';

/** @returns the condition that this is the host, for the statement of what only a host may do */
export function hasHost(db: Database, host: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(shopHost)
      .where(eq(shopHost.name, host)),
  );
}

/** @returns the name of the host; undefined when there is none, also in an empty database */
export async function readHost(db: Database): Promise<string | undefined> {
  const table = await db.execute(sql`select to_regclass('shop_host')::text as name`);
  if (rowsOf<{ name: string | null }>(table)[0]?.name === null) return undefined;
  const [row] = await db.select({ name: shopHost.name }).from(shopHost);
  return row?.name;
}

/** @returns whether the database is this host's */
export async function isHost(db: Database, host: string | undefined): Promise<boolean> {
  return host !== undefined && (await readHost(db)) === host;
}
