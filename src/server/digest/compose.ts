import { isDigestTime } from '#domain/digest.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { TooLateError, type Composer, type Composers } from '../mail/compose.ts';
import { readDigest } from './facts.ts';
import { digest } from './mail.ts';

/** What is open now; too late at night, and from the next day on. */
const composeDigest: Composer = async ({ content: { day } }, { db, siteUrl, now, shop }) => {
  // Its hour came before it was queued.
  if (day !== todayInDetroit(now) || !isDigestTime(now, '00:00')) throw new TooLateError(day);
  return digest(await readDigest(db, now), { siteUrl, now, shop });
};

export const digestMails = { digest: composeDigest } satisfies Partial<Composers>;
