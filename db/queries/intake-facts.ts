/** Reads everything needed to accept a request, in one round trip. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { hasConfirmation, type StoredRequest } from './inquiries.ts';
import { isEmpty, type Bucket } from './rate-buckets.ts';
import { onlyRow, rowsOf } from './rows.ts';

export interface IntakeQuestion {
  idempotencyKey: string;
  /** By `mailboxOf`, as stored with inquiries. */
  mailbox: string;
  message: string;
  /**
   * When the request came: repeats are counted in the hour before it, even if it is stored later.
   */
  receivedAt: string;
  /** Item ids in the visitor's list. */
  itemIds: readonly string[];
  /** Of the mailbox and the sender's network; undefined when the network is unknown. */
  sender: Bucket | undefined;
  /** Dedupe keys of confirmations to this mailbox within the hour. */
  confirmationKeys: readonly string[];
}

/** An item's current data, whether it is offered or not. */
export interface ItemFacts {
  id: string;
  name: string;
  price: string;
  options: { name: string; price: number }[];
  /** Whether visitors can see it. */
  isPublic: boolean;
}

export interface IntakeFacts {
  /** The request stored under the key before. */
  stored: StoredRequest | null;
  /** Other mailboxes that typed the same message within the hour. */
  sameMessage: number;
  /**
   * Requests of this mailbox within the hour; 0 unless this network sent many of them, because
   * anybody can enter anybody's address.
   */
  fromAddress: number;
  items: ItemFacts[];
  /** Whether a confirmation to this mailbox was queued within the hour. */
  confirmedLately: boolean;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Shorter messages may be equal by chance. */
const MIN_TELLING_MESSAGE = 30;

/** Limits the cost of the query in a busy hour. */
const MAX_LOOKED_AT = 100;

/** The list at the end, the placeholder for no details, the sentence of a package. */
const WRITTEN_BY_THE_SITE = [
  String.raw`\nWishlist Items:\n(None selected|.* \(Qty: \d+\))$`,
  'No additional details provided',
  String.raw`I'm interested in the [^\n]+ package starting at [^\n]+\. Please send me the details and availability\.`,
].join('|');

/** @throws when the database fails */
export async function readIntakeFacts(
  db: Database,
  {
    idempotencyKey,
    mailbox,
    message,
    receivedAt,
    itemIds,
    sender,
    confirmationKeys,
  }: IntakeQuestion,
): Promise<IntakeFacts> {
  const result = await db.execute(sql`
    select
      (select jsonb_build_object(
          'reference', reference, 'bodyHash', body_hash, 'confirmed', ${hasConfirmation})
        from inquiries where idempotency_key = ${idempotencyKey}) as "stored",
      exists (
        select from outbox
        where dedupe_key in (${sql.join(
          confirmationKeys.map((key) => sql`${key}`),
          sql`, `,
        )}) and created_at > now() - interval '1 hour') as "confirmedLately",
      lately.same_message as "sameMessage",
      case when ${sender ? isEmpty(sender) : sql`true`} then lately.from_address else 0 end
        as "fromAddress",
      ${itemFacts(itemIds)} as "items"
    from (
      select
        count(distinct earlier.mailbox) filter (
          where earlier.typed = this.typed and length(this.typed) >= ${MIN_TELLING_MESSAGE}
            and earlier.mailbox <> this.mailbox)::int as same_message,
        count(*) filter (where earlier.mailbox = this.mailbox)::int as from_address
      from (
        select ${mailbox}::text as mailbox, ${typed(sql`${message}::text`)} as typed
      ) as this
      left join (
        select mailbox, ${typed(sql`message`)} as typed
        from (
          -- Bounded before it is filtered, in the order of the index: so it reads that and no more.
          select mailbox, message, created_at from inquiries
          order by created_at desc nulls last, id limit ${MAX_LOOKED_AT}
        ) as newest
        where created_at > ${receivedAt}::timestamptz - interval '1 hour'
      ) as earlier on true
    ) as lately`);
  return onlyRow(rowsOf<IntakeFacts>(result));
}

/**
 * The part of a message that the visitor typed, without the site's own words: the list at the end,
 * the sentence of a package, the placeholder for no details (`quote-message.ts`,
 * `preselection.ts`). Two visitors who press the same button do not repeat each other.
 */
function typed(message: SQL): SQL {
  return sql`btrim(regexp_replace(${message}, ${WRITTEN_BY_THE_SITE}, '', 'g'), E' \\n\\r\\t')`;
}

/**
 * A JSON list of `ItemFacts` for the items that exist.
 * @param ids as the browser sent them; invalid UUIDs are ignored
 */
function itemFacts(ids: readonly string[]): SQL {
  const known = [...new Set(ids.filter((id) => UUID.test(id)))];
  if (known.length === 0) return sql`'[]'::jsonb`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', i.name, 'price', i.price, 'options', i.options,
      'isPublic', i.is_active and i.is_published and i.deleted_at is null
        and c.is_active and c.deleted_at is null)), '[]')
    from rental_items i join categories c on c.id = i.category_id
    where i.id in (${sql.join(
      known.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}))`;
}
