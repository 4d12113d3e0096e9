/** Counts which items visitors request together; the result says nothing about people. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { query } from '../rows.ts';

/** Fewer requests could reveal what one customer rents. */
const MIN_REQUESTS = 3;
/** Older requests say little about today's taste. */
const MAX_AGE_DAYS = 730;
const MAX_PARTNERS = 12;

interface PairRow {
  item: string;
  partner: string;
}

/**
 * Counts each pair of items once for each request that is neither quarantined nor deleted.
 * @returns for each item the ids of items that `MIN_REQUESTS` or more requests name with it, the
 *   most frequent first; ids as browsers sent them, so some may be of no item
 */
export async function listAskedTogether(db: Database): Promise<Map<string, string[]>> {
  const rows = await query<PairRow>(
    db,
    sql`
    with lines as (
      select distinct line.inquiry_id, line.item_id
      from inquiry_lines as line
      join inquiries on inquiries.id = line.inquiry_id
      where inquiries.status <> 'quarantined' and inquiries.deleted_at is null
        and inquiries.created_at > now() - make_interval(days => ${MAX_AGE_DAYS})
    ), pairs as (
      select mine.item_id as item, other.item_id as partner,
        row_number() over (
          partition by mine.item_id order by count(*) desc, other.item_id
        ) as place
      from lines as mine
      join lines as other on other.inquiry_id = mine.inquiry_id and other.item_id <> mine.item_id
      group by mine.item_id, other.item_id
      having count(*) >= ${MIN_REQUESTS}
    )
    select item, partner from pairs where place <= ${MAX_PARTNERS} order by item, place`,
  );
  const partners = new Map<string, string[]>();
  for (const { item, partner } of rows) {
    const itemPartners = partners.get(item);
    if (itemPartners) itemPartners.push(partner);
    else partners.set(item, [partner]);
  }
  return partners;
}
