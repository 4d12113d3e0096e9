/** The calendar in the admin, and the link of the caller's own feed. */
import { randomBytes } from 'node:crypto';
import { calendarEndpoints, MAX_CALENDAR_EVENTS } from '#contracts/calendar/events.ts';
import { feedEndpoints } from '#contracts/calendar/feed.ts';
import { eventsQuery, findFeedTime, replaceFeed, revokeFeed } from '#db/queries/calendar.ts';
import { hashToken } from '../base/hash-token.ts';
import type { StaffServices } from '../base/services.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { listShortages } from '../stock/unfit.ts';
import { FEED_SUFFIX } from './feed.ts';

/** 256 bits. */
const TOKEN_BYTES = 32;

export function mountCalendar(app: GuardedApp, { db, now, signIn }: StaffServices): void {
  handle(app, calendarEndpoints.read, async ({ query }) => {
    const rows = await eventsQuery(db(), { ...query, limit: MAX_CALENDAR_EVENTS + 1 });
    const shown = rows.slice(0, MAX_CALENDAR_EVENTS);
    const unfit = await listShortages(
      db(),
      now(),
      shown.map(({ id }) => id),
    );
    const events = shown.flatMap((row) => {
      const { id, reference, name, eventDate, lastDay, eventLocation, guestCount, status } = row;
      const event = { id, reference, name, eventDate, lastDay, eventLocation, guestCount };
      return status === 'canceled' ? [] : [{ ...event, status, isUnfit: unfit.has(id) }];
    });
    return { events, isCut: rows.length > MAX_CALENDAR_EVENTS };
  });

  handle(app, calendarEndpoints.feed, async (_input, context) => {
    const createdAt = await findFeedTime(db(), context.get('staff').id);
    return { createdAt: createdAt?.toISOString() ?? null };
  });

  handle(app, calendarEndpoints.makeFeed, async (_input, context) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const createdAt = now();
    const staffId = context.get('staff').id;
    await replaceFeed(db(), { staffId, tokenHash: hashToken(token), createdAt });
    const path = feedEndpoints.read.path.replace('{token}', `${token}${FEED_SUFFIX}`);
    context.status(201);
    return { link: new URL(path, signIn().siteUrl).href, createdAt: createdAt.toISOString() };
  });

  handle(app, calendarEndpoints.revokeFeed, async (_input, context) => {
    await revokeFeed(db(), context.get('staff').id);
  });
}
