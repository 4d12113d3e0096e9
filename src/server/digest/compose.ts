import { isDigestTime } from '#domain/digest.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { TooLateError, type Composer, type Composers } from '../mail/compose.ts';
import { readDigest } from './facts.ts';
import { digest } from './mail.ts';

/** Composes the mail from today's data; gives up once the day's last hour for digests is over. */
const composeDigest: Composer = async ({ content: { day } }, { db, siteUrl, now, shop }) => {
  // Only the last hour is checked: the chosen time had come when the mail was queued.
  if (day !== todayInDetroit(now) || !isDigestTime(now, '00:00')) throw new TooLateError(day);
  return digest(await readDigest(db, now), { siteUrl, now, shop });
};

export const digestComposers = { digest: composeDigest } satisfies Partial<Composers>;
