import type { Database } from '#db/client.ts';
import { isDigestTime } from '#domain/digest.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import { readDigest } from './facts.ts';
import { digest } from './mail.ts';

/** The day of the mail is over: nobody wants it anymore. */
export class TooLateError extends Error {
  override name = 'TooLateError';
}

/**
 * @param content of the mail: its day
 * @returns the digest with what is open now
 * @throws TooLateError at night, and from the next day on
 */
export async function composeDigest(
  db: Database,
  { day }: Partial<Record<string, string>>,
  { siteUrl, now, shop }: { siteUrl: string; now: Date; shop: MailShop },
): Promise<Composed> {
  // Its hour came before it was queued.
  if (day !== todayInDetroit(now) || !isDigestTime(now, '00:00')) throw new TooLateError(day);
  return digest(await readDigest(db, now), { siteUrl, now, shop });
}
