/** Availability on a day, for visitors with a date (@availability.answer). */
import { availabilityEndpoints, availabilityQuery } from '#contracts/stock/availability.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { dayAfter } from '#domain/days.ts';
import { eventDateError, todayInDetroit } from '#domain/event-date.ts';
import { MAX_AVAILABILITY_DAYS } from '#domain/limits.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { createApp, runtimeOf, type ApiApp } from '../../http/app.ts';
import type { CallerServices } from '../../http/caller.ts';
import { handle, refuseOtherMethods } from '../../http/handle.ts';
import { inTime } from '../../http/in-time.ts';
import {
  AVAILABILITY_BUCKET,
  availabilityBucket,
  INSTEAD_BUCKET,
  insteadBucket,
} from '../../http/limits.ts';
import { turns } from '../../http/turns.ts';
import { availabilityOn } from './days.ts';

export interface AvailabilityServices extends Pick<Services, 'db' | 'now'>, CallerServices {}

/**
 * Longest time to read the caller's limit, and again to read the answer. The page shows nothing until
 * then, so the two and the wait for a turn between them take less than five seconds.
 */
const READ_MS = 1_400;
const WAIT_MS = 2_000;

/** An answer takes up to 35 ms of computing, during which no other request is answered. */
const inTurn = turns({
  atOnce: 2,
  bounds: { ofOne: 60, ofAll: 300 },
  waitMs: WAIT_MS,
});

const CACHED_SECONDS = 60;
const CACHE_HEADERS = {
  'Cache-Control': `public, max-age=${CACHED_SECONDS}`,
  'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${CACHED_SECONDS}`,
  'Netlify-Vary': `query=${Object.keys(availabilityQuery.shape).join('|')}`,
};

/** @returns the app; 429 for a network above its limit */
export function availabilityApp({ db, now, addressSalt }: AvailabilityServices): ApiApp {
  const app = createApp();
  handle(app, availabilityEndpoints.read, async ({ query }, context) => {
    const { date, items: itemIds, instead } = query;
    const refusal = dateRefusal(date, now());
    if (refusal !== null) throw new ApiError('bad_request', refusal, { date: refusal });
    const withInstead = instead !== undefined;
    const { ip } = runtimeOf(context);
    const bucket = withInstead
      ? insteadBucket(ip, addressSalt())
      : availabilityBucket(ip, addressSalt());
    const today = todayInDetroit(now());
    const read = <T>(work: () => Promise<T>) => inTime('availability-read', READ_MS, work);
    if (bucket && !(await read(() => takeOne(db(), bucket)))) {
      const { secondsPerToken } = withInstead ? INSTEAD_BUCKET : AVAILABILITY_BUCKET;
      throw new ApiError('rate_limited', text.tooManyTries, undefined, secondsPerToken);
    }
    // The time limit does not include the wait for a turn: a full queue is no failure of the database.
    const view = await inTurn(context, () =>
      read(() => availabilityOn(db(), { date, itemIds, today, withInstead })),
    );
    for (const [name, value] of Object.entries(CACHE_HEADERS)) context.header(name, value);
    return view;
  });
  refuseOtherMethods(app, Object.values(availabilityEndpoints));
  return app;
}

/** @returns why there is no answer for this day; null if there is one */
function dateRefusal(date: string, now: Date): string | null {
  const isFar = date > dayAfter(todayInDetroit(now), MAX_AVAILABILITY_DAYS);
  return eventDateError(date, now) ?? (isFar ? text.dayTooFar : null);
}
