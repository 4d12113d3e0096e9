/**
 * Where pages used to be. Called within a write of the catalog, of which there is one at a time.
 */
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Redirect } from '#domain/redirects.ts';
import type { Database } from '../client.ts';
import { redirects } from '../schema.ts';

/** A page has moved; see `recordRedirects`. */
export function recordRedirect(tx: Database, from: string, to: string): Promise<void> {
  return recordRedirects(tx, [{ from, to }]);
}

/**
 * Pages have moved, all at the same time. Whatever led to an old address leads to the new one (no
 * chains), and an address that a page has now redirects no more (no loops). Not left to the build:
 * once another page has an address in between, the chain would lead to that one.
 */
export async function recordRedirects(tx: Database, moves: readonly Redirect[]): Promise<void> {
  const occupied = new Set(moves.map(({ to }) => to));
  await releaseAddresses(tx, [...occupied]);
  await tx
    .update(redirects)
    .set({ toPath: sql`move.new` })
    .from(table(moves))
    .where(eq(redirects.toPath, sql`move.old`));
  await tx.execute(sql`
    insert into redirects (from_path, to_path)
    select old, new from ${table(moves.filter(({ from }) => !occupied.has(from)))}
    on conflict (from_path) do update set to_path = excluded.to_path`);
}

/** Pages are at these addresses now, so they redirect no more. */
export async function releaseAddresses(tx: Database, paths: readonly string[]): Promise<void> {
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`;
  await tx.delete(redirects).where(inArray(redirects.fromPath, given));
}

/** One parameter, however many there are: a statement takes 65,535. */
function table(moves: readonly Redirect[]): SQL {
  const rows = JSON.stringify(moves.map(({ from, to }) => ({ old: from, new: to })));
  return sql`jsonb_to_recordset(${rows}::jsonb) as move(old text, new text)`;
}
