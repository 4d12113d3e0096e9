/**
 * Redirects from former addresses. Writing functions run within a catalog write (`lockCatalog`).
 */
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Redirect } from '#domain/redirects.ts';
import type { Database } from '../client.ts';
import { redirects } from '../schema.ts';

/** Records one move; see `recordRedirects`. */
export function recordRedirect(tx: Database, from: string, to: string): Promise<void> {
  return recordRedirects(tx, [{ from, to }]);
}

/**
 * Records moves that happen together. Redirects to an old address now lead to the new one (no
 * chains), and a redirect from an address that is in use again is deleted (no loops). Collapsed
 * here rather than in the build, because another page may take an address in between.
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

/** Deletes redirects from these addresses, because pages are there now. */
export async function releaseAddresses(tx: Database, paths: readonly string[]): Promise<void> {
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`;
  await tx.delete(redirects).where(inArray(redirects.fromPath, given));
}

/** One JSON parameter, because a statement is limited to 65,535 parameters. */
function table(moves: readonly Redirect[]): SQL {
  const rows = JSON.stringify(moves.map(({ from, to }) => ({ old: from, new: to })));
  return sql`jsonb_to_recordset(${rows}::jsonb) as move(old text, new text)`;
}
