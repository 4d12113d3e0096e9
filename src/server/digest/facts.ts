import type { Database } from '#db/client.ts';
import { findDigest, MOST_LISTED, type DigestFacts } from '#db/queries/digest/digest.ts';
import { listOwed } from '#db/queries/digest/owed.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { readSection } from '../shop/read.ts';
import { readShortEvents } from '../stock/view.ts';

/** Today and the next six days. */
const EVENT_DAYS = 7;
/** Today and the next two days: a quote appears on the day of its reminder. */
const EXPIRING_DAYS = 3;
/** How long a dead mail is reported. */
const FAILED_MS = 7 * 24 * 60 * 60 * 1000;

/** Time from booking until a deposit is overdue. */
const DEPOSIT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * @returns the content of today's digest
 * @throws when the database fails
 */
export async function readDigest(db: Database, now: Date): Promise<DigestFacts> {
  const today = todayInDetroit(now);
  const { failedMails, ...open } = await findDigest(db, {
    today,
    until: dayAfter(today, EVENT_DAYS - 1),
    expiringUntil: dayAfter(today, EXPIRING_DAYS - 1),
    failedSince: new Date(now.getTime() - FAILED_MS),
  });
  const short = await readShortEvents(db, now);
  const entries = short.slice(0, MOST_LISTED);
  const { balanceDueDays } = await readSection(db, 'stock');
  const owed = await listOwed(db, {
    bookedBefore: new Date(now.getTime() - DEPOSIT_MS),
    balanceUntil: dayAfter(today, balanceDueDays),
  });
  return { ...open, owed, short: { entries, total: short.length }, failedMails };
}

export function isSilent(facts: DigestFacts): boolean {
  return Object.values(facts).every(({ total }) => total === 0);
}
