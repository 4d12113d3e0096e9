/** Requests that a later one of the same mailbox replaces (@inquiry.replaced). */
import { inArray, sql } from 'drizzle-orm';
import { REFERENCE } from '#domain/reference.ts';
import type { Database } from '../../client.ts';
import { inquiries } from '../../schema.ts';

/**
 * What a request replaces is its sender's claim: one of another mailbox, or that looks like spam, must not hide it.
 * Columns are spelled out, because drizzle omits the table name in a select list.
 */
const REPLACING = sql`from inquiries newer
  where newer.replaces <> '' and newer.replaces = inquiries.reference
    and newer.mailbox <> '' and newer.mailbox = inquiries.mailbox
    and newer.created_at > inquiries.created_at
    and newer.status <> 'quarantined' and newer.deleted_at is null`;

/** Whether an inquiry is replaced. `limit` instead of `exists`, as in `unanswered.ts`. */
export const isReplaced = sql`(select 1 ${REPLACING} limit 1) is not null`;

const replacedBy = sql<string | null>`(
  select newer.reference ${REPLACING} order by newer.created_at desc limit 1)`;

/** @returns by id, the reference of the latest request that replaces it; one that none replaces is absent */
export async function listReplaced(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: inquiries.id, replacedBy })
    .from(inquiries)
    .where(inArray(inquiries.id, [...ids]));
  return new Map(
    rows.flatMap(({ id, replacedBy: by }) => (by === null ? [] : [[id, by] as const])),
  );
}

/**
 * Ids of the requests that replace the one with this reference, or that it replaces, as the senders claim.
 * @param search what staff typed
 * @returns undefined for a text that is no reference
 */
export function replacedOrReplacing(search: string) {
  const reference = search.trim().toUpperCase();
  if (!REFERENCE.test(reference)) return undefined;
  return sql`select id from inquiries where replaces <> '' and replaces = ${reference}
    union select older.id from inquiries newer join inquiries older on older.reference = newer.replaces
    where newer.reference = ${reference}`;
}
