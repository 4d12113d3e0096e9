import { asc, like } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { redirects } from '#db/schema.ts';

/** @returns redirects from addresses that begin so: where each inquiries */
export async function redirectsOf(db: Database, start: string): Promise<Record<string, string>> {
  const rows = await db
    .select()
    .from(redirects)
    .where(like(redirects.fromPath, `${start}%`))
    .orderBy(asc(redirects.fromPath));
  return Object.fromEntries(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
}
