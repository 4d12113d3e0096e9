/**
 * The feed of events for calendar programs (@calendar.feed). Its link is the only key, so it is as long
 * as no one guesses, and stands in no log (`loggedPath`).
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
import { PAGES } from '#site/paths.ts';
import { ApiError } from '../base/api-error.ts';
import { crewTimes } from '../base/booked-texts.ts';
import { hashToken } from '../base/hash-token.ts';
import type { Services } from '../base/services.ts';
import { nothingHere } from '../base/texts.ts';
import { createApp, hostOf, type ApiApp } from '../http/app.ts';
import type { CallerServices } from '../http/caller.ts';
import { refuseOtherMethods, routeOf } from '../http/handle.ts';
import { bucketOf, FEED_BUCKET } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import { readSection } from '../shop/read.ts';
import * as text from './texts.ts';

/** Behind the token, for programs that go by it. */
export const FEED_SUFFIX = '.ics';

const DAYS_BACK = 60;
const DAYS_AHEAD = 2 * 365;
/** What takes place, or may. */
const STATUSES: readonly CalendarStatus[] = ['booked', 'quoted'];
/** So long programs are told that an event was canceled. */
const CANCELED_DAYS = 30;
/** Of two years; the answer of a function may have six megabytes. */
const MAX_EVENTS = 5_000;

export interface FeedServices extends Pick<Services, 'db' | 'now'>, CallerServices {
  /** Public address of the site; empty when it is not known. */
  siteUrl: () => string;
}

/**
 * A valid link is never rate-limited, because another caller of the same address may try wrong
 * ones.
 * @returns the app; 404 for an invalid link, 429 for a network that tried too many
 */
export function calendarApp(services: FeedServices): ApiApp {
  const { db, now, siteUrl } = services;
  const app = createApp();
  const { path } = feedEndpoints.read;
  app.get(routeOf(path), async (context) => {
    context.header('X-Robots-Tag', 'noindex');
    const given = context.req.param('token') ?? '';
    // Any text is looked up alike, so that time says nothing of it.
    const role = await findFeedReader(db(), hashToken(given.slice(0, -FEED_SUFFIX.length)));
    const isFeed = role !== undefined && given.endsWith(FEED_SUFFIX);
    if (!isFeed || !mayDo(role, 'inquiries.read')) {
      await countFailure(services, hostOf(context).ip);
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

/** @throws ApiError 429 when the network has tried too many links that do not work */
async function countFailure({ db, addressSalt }: FeedServices, address: string | undefined) {
  const network = networkOf(address ?? '');
  if (network === undefined) return;
  const hash = createHmac('sha256', addressSalt()).update(network).digest('hex');
  if (await takeOne(db(), bucketOf(FEED_BUCKET, `calendar:${hash}`))) return;
  throw new ApiError('rate_limited', text.tooManyFeeds, undefined, FEED_BUCKET.retrySeconds);
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
    return {
      uid: row.id,
      day: row.eventDate,
      lastDay: row.lastDay,
      isTentative,
      isCanceled: row.status === 'canceled',
      summary: isTentative ? text.feedQuoted(row.name) : row.name,
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
