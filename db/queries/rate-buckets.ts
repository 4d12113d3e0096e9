/**
 * Token buckets: each caller may do something so often at once, and then as fast as tokens come.
 */
import { inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { rateBuckets } from '../schema.ts';
import { CLOCK_TOLERANCE_MS } from './attempts.ts';
import { rowsOf } from './rows.ts';

export interface Bucket {
  /** Names the caller; no address. */
  key: string;
  /** Tokens of a full bucket. */
  capacity: number;
  /** Tokens that come in a second. */
  perSecond: number;
}

/** Nothing would come into such a bucket for as long as the clock was ahead, so it is full. */
const IN_FUTURE = sql`filled_at > now() + make_interval(secs => ${CLOCK_TOLERANCE_MS / 1000})`;

/** Tokens that the row `b` holds by now. */
function filled({ capacity, perSecond }: Bucket): SQL {
  return sql`case when b.${IN_FUTURE} then ${capacity}::float8 else least(
    ${capacity}::float8,
    b.tokens + greatest(0, extract(epoch from now() - b.filled_at)) * ${perSecond}::float8) end`;
}

/**
 * A statement that takes one token. It gives a row when there was one, and none when the bucket
 * is empty; callers of one bucket take turns.
 * @param condition takes none unless it holds
 */
export function takeToken(bucket: Bucket, condition: SQL = sql`true`): SQL {
  const tokens = filled(bucket);
  return sql`
    insert into rate_buckets as b (key, tokens, filled_at)
    select ${bucket.key}, ${bucket.capacity - 1}::float8, now() where ${condition}
    on conflict (key) do update
      set tokens = ${tokens} - 1,
        filled_at = case when b.${IN_FUTURE} then now() else greatest(b.filled_at, now()) end
      where ${tokens} >= 1
    returning 1`;
}

/** A condition: the bucket holds no token now. */
export function isEmpty(bucket: Bucket): SQL {
  return sql`exists (
    select from rate_buckets b where b.key = ${bucket.key} and ${filled(bucket)} < 1)`;
}

/** @returns whether there was a token, which is taken */
export async function takeOne(db: Database, bucket: Bucket): Promise<boolean> {
  return rowsOf(await db.execute(takeToken(bucket))).length > 0;
}

/** Fills every bucket whose key begins so. */
export async function forgetBucketsBelow(db: Database, prefix: string): Promise<void> {
  await db.delete(rateBuckets).where(sql`starts_with(${rateBuckets.key}, ${prefix})`);
}

/**
 * Forgets the buckets that were last used before `moment`, and those of the future: they are full.
 * @param limit most of them at once; the next call goes on
 */
export async function forgetBuckets(db: Database, moment: Date, limit = 5_000): Promise<void> {
  const old = db
    .select({ key: rateBuckets.key })
    .from(rateBuckets)
    .where(or(lt(rateBuckets.filledAt, moment), IN_FUTURE))
    .orderBy(rateBuckets.filledAt)
    .limit(limit);
  await db.delete(rateBuckets).where(inArray(rateBuckets.key, old));
}
