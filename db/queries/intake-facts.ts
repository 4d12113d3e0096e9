/**
 * All that has to be known before a request is stored, in one round trip.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { hasConfirmation, type StoredRequest } from './leads.ts';
import { itemFacts, type ItemFacts } from './line-facts.ts';
import { onlyRow, rowsOf } from './rows.ts';

export interface IntakeQuestion {
  idempotencyKey: string;
  email: string;
  message: string;
  /** When the request came: repeats are counted in the hour before, also if it is stored later. */
  receivedAt: string;
  /** Ids in the visitor's list. */
  itemIds: readonly string[];
}

export interface IntakeFacts {
  /** What this key stored before. */
  stored: StoredRequest | null;
  /** Other mail addresses that sent the very same message within the hour. */
  sameMessage: number;
  /** Requests of this mail address within the hour. */
  fromAddress: number;
  items: ItemFacts[];
}

/** Shorter messages are alike by chance. */
const MIN_TELLING_MESSAGE = 30;

/** Bounds what a look costs in a busy hour. */
const MAX_LOOKED_AT = 100;

/** @throws when the database fails */
export async function readIntakeFacts(
  db: Database,
  { idempotencyKey, email, message, receivedAt, itemIds }: IntakeQuestion,
): Promise<IntakeFacts> {
  const address = email.toLowerCase();
  const result = await db.execute(sql`
    select
      (select jsonb_build_object(
          'reference', reference, 'bodyHash', body_hash, 'confirmed', ${hasConfirmation})
        from leads where idempotency_key = ${idempotencyKey}) as "stored",
      lately.same_message as "sameMessage",
      lately.from_address as "fromAddress",
      ${itemFacts(itemIds)} as "items"
    from (
      select
        count(distinct lower(email)) filter (
          where message = ${message} and length(message) >= ${MIN_TELLING_MESSAGE}
            and lower(email) <> ${address})::int as same_message,
        count(*) filter (where lower(email) = ${address})::int as from_address
      from (
        -- Bounded before it is filtered, in the order of the index: so it reads that and no more.
        select email, message, created_at from leads
        order by created_at desc nulls last, id limit ${MAX_LOOKED_AT}
      ) as newest
      where created_at > ${receivedAt}::timestamptz - interval '1 hour'
    ) as lately`);
  return onlyRow(rowsOf<IntakeFacts>(result));
}
