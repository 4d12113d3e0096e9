/**
 * The feed of events for calendar programs (@calendar.feed). The link is the only key: it cannot be
 * guessed and is not logged (`loggedPath`).
 */
import { createHmac } from 'node:crypto';
import type { CalendarStatus } from '#contracts/calendar/events.ts';
import { feedEndpoints } from '#contracts/calendar/feed.ts';
import { mayDo } from '#contracts/permissions.ts';
import type { Database } from '#db/client.ts';
import { eventsQuery, findFeedReader } from '#db/queries/calendar.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { icalendar, type CalendarEvent } from '#domain/icalendar.ts';
import { shownName } from '#domain/shown-name.ts';
import { PAGES } from '#site/paths.ts';
import { ApiError } from '../base/api-error.ts';
import { crewTimes } from '../base/booked-texts.ts';
import { hashToken } from '../base/hash-token.ts';
import type { Services } from '../base/services.ts';
import { nothingHere } from '../base/texts.ts';
import { createApp, runtimeOf, type ApiApp } from '../http/app.ts';
import type { CallerServices } from '../http/caller.ts';
import { refuseOtherMethods, routeOf } from '../http/handle.ts';
import { bucketOf, FEED_BUCKET } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import { readSection } from '../shop/read.ts';
import * as text from './texts.ts';

/** Follows the token, for programs that check file extensions. */
export const FEED_SUFFIX = '.ics';

const DAYS_BACK = 60;
const DAYS_AHEAD = 2 * 365;
const STATUSES: readonly CalendarStatus[] = ['booked', 'quoted'];
/** How long a canceled event stays in the feed, so that programs remove it. */
const CANCELED_DAYS = 30;
/** Two years of events; a function's answer may have six megabytes. */
const MAX_EVENTS = 5_000;

export interface FeedServices extends Pick<Services, 'db' | 'now'>, CallerServices {
  /** Public address of the site; empty when it is not known. */
  siteUrl: () => string;
}

/**
 * A valid link is never rate-limited: another caller with the same address may try wrong ones.
 * @returns the app; 404 for an invalid link, 429 after too many of them
 */
export function calendarApp(services: FeedServices): ApiApp {
  const { db, now, siteUrl } = services;
  const app = createApp();
  const { path } = feedEndpoints.read;
  app.get(routeOf(path), async (context) => {
    context.header('X-Robots-Tag', 'noindex');
    const fileName = context.req.param('token') ?? '';
    // Every text is looked up, so that timing reveals nothing.
    const role = await findFeedReader(db(), hashToken(fileName.slice(0, -FEED_SUFFIX.length)));
    const isFeed = role !== undefined && fileName.endsWith(FEED_SUFFIX);
    if (!isFeed || !mayDo(role, 'inquiries.read')) {
      await countFailure(services, runtimeOf(context).ip);
      throw new ApiError('not_found', nothingHere);
    }
    const { name } = await readSection(db(), 'business');
    return context.body(icalendar(name, await readEvents(db(), now(), siteUrl())), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
    });
  });
  refuseOtherMethods(app, [feedEndpoints.read]);
  return app;
}

/** @throws ApiError 429 when the network tried too many invalid links */
async function countFailure({ db, addressSalt }: FeedServices, address: string | undefined) {
  const network = networkOf(address ?? '');
  if (network === undefined) return;
  const hash = createHmac('sha256', addressSalt()).update(network).digest('hex');
  if (await takeOne(db(), bucketOf(FEED_BUCKET, `calendar:${hash}`))) return;
  throw new ApiError('rate_limited', text.tooManyFeeds, undefined, FEED_BUCKET.secondsPerToken);
}

async function readEvents(db: Database, now: Date, siteUrl: string): Promise<CalendarEvent[]> {
  const today = todayInDetroit(now);
  const rows = await eventsQuery(db, {
    from: dayAfter(today, -DAYS_BACK),
    to: dayAfter(today, DAYS_AHEAD),
    statuses: STATUSES,
    canceledSince: new Date(now.getTime() - CANCELED_DAYS * 24 * 60 * 60 * 1000),
    limit: MAX_EVENTS,
  });
  return rows.map((row) => {
    const url = siteUrl === '' ? '' : `${siteUrl}${PAGES.admin}?inquiry=${row.id}`;
    const isTentative = row.status === 'quoted';
    const name = shownName(row);
    return {
      uid: row.id,
      day: row.eventDate,
      lastDay: row.lastDay,
      isTentative,
      isCanceled: row.status === 'canceled',
      summary: isTentative ? text.feedQuoted(name) : name,
      location: row.eventLocation,
      description: [
        row.reference,
        row.guestCount && text.feedGuests(row.guestCount),
        ...crewTimes(row),
        url,
      ]
        .filter(Boolean)
        .join('\n'),
      url,
      changedAt: row.updatedAt,
      sequence: row.version,
    };
  });
}
