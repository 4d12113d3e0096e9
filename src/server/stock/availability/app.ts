/** What is free on a day, for visitors with a date (@availability.answer). */
import { availabilityEndpoints, availabilityQuery } from '#contracts/stock/availability.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { dayAfter } from '#domain/days.ts';
import { eventDateError, todayInDetroit } from '#domain/event-date.ts';
import { MAX_AVAILABILITY_DAYS } from '#domain/limits.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { createApp, hostOf, type ApiApp } from '../../http/app.ts';
import type { CallerServices } from '../../http/caller.ts';
import { handle, refuseOtherMethods } from '../../http/handle.ts';
import { inTime } from '../../http/in-time.ts';
import { AVAILABILITY_BUCKET, availabilityBucket } from '../../http/limits.ts';
import { availabilityOn } from './days.ts';

export interface AvailabilityServices extends Pick<Services, 'db' | 'now'>, CallerServices {}

/** The page says nothing while there is no answer, so nobody should wait for long. */
const TIMEOUT_MS = 2_500;

const CACHED_SECONDS = 60;
const CACHE_HEADERS = {
  'Cache-Control': `public, max-age=${CACHED_SECONDS}`,
  'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${CACHED_SECONDS}`,
  'Netlify-Vary': `query=${Object.keys(availabilityQuery.shape).join('|')}`,
};

/** @returns the app; 429 for a network that asks without end */
export function availabilityApp({ db, now, addressSalt }: AvailabilityServices): ApiApp {
  const app = createApp();
  handle(app, availabilityEndpoints.read, async ({ query }, context) => {
    const { date, items: itemIds, instead } = query;
    const refusal = dateRefusal(date, now());
    if (refusal !== null) throw new ApiError('bad_request', refusal, { date: refusal });
    const bucket = availabilityBucket(hostOf(context).ip, addressSalt());
    const withInstead = instead !== undefined;
    const today = todayInDetroit(now());
    const view = await inTime('availability-read', TIMEOUT_MS, async () => {
      if (bucket && !(await takeOne(db(), bucket))) {
        const { retrySeconds } = AVAILABILITY_BUCKET;
        throw new ApiError('rate_limited', text.tooManyTries, undefined, retrySeconds);
      }
      return availabilityOn(db(), { date, itemIds, today, withInstead });
    });
    for (const [name, value] of Object.entries(CACHE_HEADERS)) context.header(name, value);
    return view;
  });
  refuseOtherMethods(app, Object.values(availabilityEndpoints));
  return app;
}

/** @returns why nothing is said of this day; null where something is */
function dateRefusal(date: string, now: Date): string | null {
  const isFar = date > dayAfter(todayInDetroit(now), MAX_AVAILABILITY_DAYS);
  return eventDateError(date, now) ?? (isFar ? text.dayTooFar : null);
}
