import { asc, like } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recordRedirects } from '#db/queries/catalog/redirects.ts';
import { redirects } from '#db/schema.ts';

/** @returns redirects from addresses that begin so: where each leads */
export async function redirectsOf(db: Database, start: string): Promise<Record<string, string>> {
  const rows = await db
    .select()
    .from(redirects)
    .where(like(redirects.fromPath, `${start}%`))
    .orderBy(asc(redirects.fromPath));
  return Object.fromEntries(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
}

/** Records one move. */
export function recordRedirect(db: Database, from: string, to: string): Promise<void> {
  return recordRedirects(db, [from], [to]);
}
