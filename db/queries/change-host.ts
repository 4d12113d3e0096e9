/**
 * A database gets a host, another one, or none.
 */
import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { shopHost } from '../schema.ts';
import { readHost } from './host.ts';
import { takeBackBuilding } from './publishing.ts';

/**
 * Takes a database that has no host; of two that come at once, one has it.
 * @returns the name of its host from now on
 */
export async function claimHost(db: Database, host: string): Promise<string> {
  await db.insert(shopHost).values({ name: host }).onConflictDoNothing();
  return (await readHost(db)) ?? host;
}

/**
 * Takes a database from whoever had it: for one that only this program can open. What a former
 * host was building is asked for again.
 */
export async function replaceHost(db: Database, host: string): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .insert(shopHost)
      .values({ name: host })
      .onConflictDoUpdate({
        target: shopHost.only,
        set: { name: host, since: sql`now()` },
        setWhere: ne(shopHost.name, host),
      })
      .returning({ name: shopHost.name });
    if (changed.length > 0) await takeBackBuilding(tx);
  });
}

/**
 * Frees the database for the next host that comes. What the former one was building is asked for
 * again.
 * @returns its name; undefined when there was none
 */
export async function releaseHost(db: Database): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [former] = await tx
      .delete(shopHost)
      .where(eq(shopHost.only, true))
      .returning({ name: shopHost.name });
    if (former) await takeBackBuilding(tx);
    return former?.name;
  });
}
