/**
 * Redirects from former addresses. Writing functions run within a catalog write (`lockCatalog`).
 */
import { inArray, or } from 'drizzle-orm';
import { redirectsAfter, type Redirect } from '#domain/redirects.ts';
import type { Database } from '../client.ts';
import { redirects } from '../schema.ts';

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 5_000;

/** Records one move; see `recordRedirects`. */
export function recordRedirect(tx: Database, from: string, to: string): Promise<void> {
  return recordRedirects(tx, [{ from, to }]);
}

/**
 * Records moves that happen together. Chains are collapsed, and a redirect from an address that is
 * in use again is deleted.
 */
export async function recordRedirects(tx: Database, moves: readonly Redirect[]): Promise<void> {
  const { remove, put } = redirectsAfter(await touched(tx, moves), moves);
  await removeAll(tx, remove);
  await removeAll(
    tx,
    put.map(({ from }) => from),
  );
  for (const batch of batches(put)) {
    await tx
      .insert(redirects)
      .values(batch.map(({ from, to }) => ({ fromPath: from, toPath: to })));
  }
}

/** Deletes redirects from these addresses, because pages are there now. */
export function releaseAddresses(tx: Database, paths: readonly string[]): Promise<void> {
  return removeAll(tx, paths);
}

async function touched(tx: Database, moves: readonly Redirect[]): Promise<Redirect[]> {
  const found = new Map<string, Redirect>();
  for (const batch of batches(moves)) {
    const olds = batch.map(({ from }) => from);
    const news = batch.map(({ to }) => to);
    const rows = await tx
      .select({ from: redirects.fromPath, to: redirects.toPath })
      .from(redirects)
      .where(or(inArray(redirects.fromPath, [...olds, ...news]), inArray(redirects.toPath, olds)));
    for (const row of rows) found.set(row.from, row);
  }
  return [...found.values()];
}

async function removeAll(tx: Database, paths: readonly string[]): Promise<void> {
  for (const batch of batches(paths)) {
    await tx.delete(redirects).where(inArray(redirects.fromPath, batch));
  }
}

function batches<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, index) =>
    list.slice(index * BATCH, (index + 1) * BATCH),
  );
}
