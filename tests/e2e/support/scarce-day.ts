/** A day on which chairs are scarce, and a visitor who gave it before. */
import { connect } from '#db/client.ts';
import { stockRows } from '#db/schema.ts';
import { stableId } from '#db/seed/stable-id.ts';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import type { Locator, Page } from '../../support/test.ts';
import { bringRemembered } from '../../support/visitor.ts';

/** Of no other test. */
export const DAY = dayAfter(todayInDetroit(new Date()), 400);
export const DATE = formatEventDate(DAY);
export const CHAIRS = '/rental-services/chairs';
/** Pieces that are away around that day. */
const AWAY = { 'gold-chiavari-chair': 588, 'clear-ghost-chair': 180 };

/** Takes the chairs of that day, but for twelve of one kind and all of another. */
export const takeChairs = (): Promise<void> => takeItems(AWAY, DAY);

/** @param away pieces that are away around the day, by slug */
export async function takeItems(away: Record<string, number>, day: CivilDate): Promise<void> {
  const { db, close } = connect(process.env.SHOP_DATABASE_URL ?? '', { maxConnections: 1 });
  const rows = Object.entries(away).map(([slug, quantity]) => ({
    id: stableId('block', `${slug} ${day}`),
    kind: 'block' as const,
    reason: 'repair' as const,
    itemId: stableId('item', slug),
    quantity,
    out: dayAfter(day, -1),
    free: dayAfter(day, 2),
  }));
  // Each worker comes here.
  await db.insert(stockRows).values(rows).onConflictDoNothing();
  await close();
}

/** Lets a visitor come back who gave the date before. */
export async function bringDate(page: Page): Promise<void> {
  await bringRemembered(page, { eventDate: DATE });
}

/** @returns the addresses of questions that the page asks from now on */
export function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url());
  });
  return asked;
}

/** @returns the card of an item */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
