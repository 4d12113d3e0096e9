/**
 * Redirects from former addresses. Writing functions run within a catalog write (`lockCatalog`).
 */
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { redirects } from '../../schema.ts';

/**
 * Records moves that happen together. Redirects to an old address now lead to the new one (no chains), and a
 * redirect from an address that is in use again is deleted (no loops). Collapsed here rather than in the build,
 * because another page may take an address in between.
 * @param from former addresses
 * @param to current address of each
 */
export async function recordRedirects(
  tx: Database,
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  const moves = from.map((old, index) => ({ old, new: to[index] ?? old }));
  const occupied = new Set(to);
  await releaseAddresses(tx, to);
  await tx
    .update(redirects)
    .set({ toPath: sql`move.new` })
    .from(table(moves))
    .where(eq(redirects.toPath, sql`move.old`));
  await tx.execute(sql`
    insert into redirects (from_path, to_path)
    select old, new from ${table(moves.filter(({ old }) => !occupied.has(old)))}
    on conflict (from_path) do update set to_path = excluded.to_path`);
}

/** Deletes redirects from these addresses, because pages are there now. */
export async function releaseAddresses(tx: Database, paths: readonly string[]): Promise<void> {
  const released = sql`(select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`;
  await tx.delete(redirects).where(inArray(redirects.fromPath, released));
}

/** One JSON parameter, because a statement is limited to 65,535 parameters. */
function table(moves: readonly { old: string; new: string }[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(old text, new text)`;
}
