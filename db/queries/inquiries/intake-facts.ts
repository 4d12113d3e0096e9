/** What the database knows about a request before it is stored. */
import { sql, type SQL } from 'drizzle-orm';
import type { OptionsEdit } from '#domain/renamed-options.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Database } from '../../client.ts';
import { literal } from '../../schema/columns.ts';
import { optionEditsOf } from '../history/option-edits.ts';
import { preparedStatement } from '../rows.ts';

/** An item's current data, whether it is offered or not. */
export interface ItemFacts {
  id: string;
  name: string;
  price: string;
  options: { name: string; price: number }[];
  optionEdits: OptionsEdit[];
  /** Whether visitors can see it. */
  isPublic: boolean;
}

/** Similar requests within the hour before a request. */
export interface Repeats {
  /** Other mailboxes that typed the same message. */
  sameMessage: number;
  /**
   * Requests of this mailbox; 0 unless this network sent many of them, because anybody can enter
   * anybody's address.
   */
  fromAddress: number;
}

const itemFacts = preparedStatement<ItemFacts>(
  'item-facts',
  sql`
    select
      i.id, i.name, i.price, i.options,
      i.is_active and i.is_published and i.deleted_at is null
        and c.is_active and c.deleted_at is null as "isPublic",
      ${optionEditsOf(sql`i.id`)} as "optionEdits"
    from rental_items i join categories c on c.id = i.category_id
    where i.id = any (${sql.placeholder('ids')}::uuid[])`,
);

/**
 * @param ids as the browser sent them; invalid UUIDs are ignored
 * @returns the items that exist; without an id the database is not queried
 */
export async function readItemFacts(db: Database, ids: readonly string[]): Promise<ItemFacts[]> {
  const uuids = [...new Set(ids.filter((id) => isUuid(id)))];
  return uuids.length === 0 ? [] : itemFacts(db, { ids: uuids });
}

/** Shorter messages can be alike by chance: "Wedding reception for 150 guests on June 12, with delivery." */
const MIN_TELLING_MESSAGE = 120;

/** Limits the cost of the query in a busy hour. */
const MAX_LOOKED_AT = 100;

/** What the site adds to a message: the list at its end, a placeholder, the sentence of a package; quoted for SQL. */
const SITE_TEXT = [
  String.raw`\nWishlist Items:\n(None selected|.* \(Qty: \d+\))(\nItem Notes:\n.*)?$`,
  'No additional details provided',
  String.raw`I''m interested in the [^\n]+ package starting at [^\n]+\. Please send me the details and availability\.`,
].join('|');

/** Patterns of `like` that find messages with `SITE_TEXT`, cheaper than the regular expression. */
const SITE_TEXT_PATTERNS =
  "'%Wishlist Items:%', '%No additional details%', '%m interested in the%'";

/**
 * The part of a message that the visitor typed, without the site's own words (`quote-message.ts`,
 * `preselection.ts`). Two visitors who press the same button do not repeat each other.
 */
function typed(message: SQL): SQL {
  return sql`btrim(
    case when ${message} like any (array[${sql.raw(SITE_TEXT_PATTERNS)}])
      then regexp_replace(${message}, ${literal(SITE_TEXT)}, '', 'g') else ${message} end,
    E' \\n\\r\\t')`;
}

/**
 * Tables of a statement's `with`, the last of them `repeats`: one row, `Repeats` in its columns.
 * @param request names a table of one row, the request's columns. Repeats are counted in the hour before its
 *   `created_at`, even if it is stored later
 * @param isBusy whether this network sent many requests of this mailbox
 */
export function countRepeats(request: SQL, isBusy: SQL): SQL {
  return sql`
    this as materialized (
      select mailbox, coalesce(created_at, now()) as created_at, ${typed(sql`message`)} as typed
      from ${request}
    ), newest as (
      -- Limited before it is filtered, in the order of an index, so that no more rows are read.
      select mailbox, message, created_at from inquiries
      order by created_at desc nulls last, id limit ${literal(MAX_LOOKED_AT)}
    ), repeats as (
      select
        count(distinct newest.mailbox) filter (where newest.mailbox <> this.mailbox)::int
          as same_message,
        count(*) filter (where newest.mailbox = this.mailbox and ${isBusy})::int as from_address
      from this join newest on newest.created_at > this.created_at - interval '1 hour'
        and (newest.mailbox = this.mailbox
          or length(this.typed) >= ${literal(MIN_TELLING_MESSAGE)}
            and ${typed(sql`newest.message`)} = this.typed)
    )`;
}
