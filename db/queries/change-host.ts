import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { shopHost } from '../schema.ts';
import { readHost } from './host.ts';
import { takeBackBuilding } from './publishing/requests.ts';

/**
 * Claims a database without a host. Of two concurrent claims, one wins.
 * @returns the name of the database's host after the call
 */
export async function claimHost(db: Database, host: string): Promise<string> {
  await db.insert(shopHost).values({ name: host }).onConflictDoNothing();
  return (await readHost(db)) ?? host;
}

/**
 * Takes over from the previous host; only for a database that no other program can open. Builds in
 * progress are requeued.
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
 * Releases the database for the next host. Builds in progress are requeued.
 * @returns the previous host's name; undefined when there was none
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
