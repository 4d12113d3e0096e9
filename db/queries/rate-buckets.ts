/** Token buckets, which limit how often a caller may use an endpoint. */
import { inArray, lt, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { rateBuckets } from '../schema.ts';
import { CLOCK_TOLERANCE_MS } from './accounts/attempts.ts';
import { query } from './rows.ts';

export interface Bucket {
  /** Identifies the caller without an address. */
  key: string;
  /** Tokens of a full bucket. */
  capacity: number;
  /** Tokens added per second. */
  perSecond: number;
}

/** Values, or placeholders of a prepared statement. */
type BucketParameters = { [Key in keyof Bucket]: Bucket[Key] | Placeholder };

/** A bucket with a future time would not refill until then, so it counts as full. */
const IN_FUTURE = sql`filled_at > now() + make_interval(secs => ${CLOCK_TOLERANCE_MS / 1000})`;

/** Tokens that the row `b` holds now. */
function filled({ capacity, perSecond }: BucketParameters): SQL {
  return sql`case when b.${IN_FUTURE} then ${capacity}::float8 else least(
    ${capacity}::float8,
    b.tokens + greatest(0, extract(epoch from now() - b.filled_at)) * ${perSecond}::float8) end`;
}

/**
 * A statement that takes one token. It returns a row when there was one; concurrent callers are
 * serialized by the row lock.
 * @param condition takes a token only if it holds
 */
export function takeToken(bucket: BucketParameters, condition: SQL = sql`true`): SQL {
  const tokens = filled(bucket);
  return sql`
    insert into rate_buckets as b (key, tokens, filled_at)
    select ${bucket.key}, ${bucket.capacity}::float8 - 1, now() where ${condition}
    on conflict (key) do update
      set tokens = ${tokens} - 1,
        filled_at = case when b.${IN_FUTURE} then now() else greatest(b.filled_at, now()) end
      where ${tokens} >= 1
    returning 1`;
}

/** @returns whether the bucket had a token, which is then gone */
export async function takeOne(db: Database, bucket: Bucket): Promise<boolean> {
  return (await query(db, takeToken(bucket))).length > 0;
}

/** Deletes every bucket whose key has this prefix: a missing bucket counts as full. */
export async function deleteBucketsBelow(db: Database, prefix: string): Promise<void> {
  await db.delete(rateBuckets).where(sql`starts_with(${rateBuckets.key}, ${prefix})`);
}

/**
 * Deletes buckets last used before `moment`, and those in the future, which count as full.
 * @param limit most rows per call
 */
export async function deleteOldBuckets(db: Database, moment: Date, limit = 5_000): Promise<void> {
  const old = db
    .select({ key: rateBuckets.key })
    .from(rateBuckets)
    .where(or(lt(rateBuckets.filledAt, moment), IN_FUTURE))
    .orderBy(rateBuckets.filledAt)
    .limit(limit);
  await db.delete(rateBuckets).where(inArray(rateBuckets.key, old));
}
