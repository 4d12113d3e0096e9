/** When the daily digest is due, by the owner's settings, and queuing it, once a day (@digest.once). */
import type { Database } from '#db/client.ts';
import { claimDigest, readLastDigest } from '#db/queries/digest/digest.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { isDigestTime, nextDigest } from '#domain/digest.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { MailServices } from '../mail/services.ts';
import { readSection } from '../shop/read.ts';
import { isSilent, readDigest } from './facts.ts';

/**
 * @returns when the schedule must look after the digest; undefined while it is off
 * @throws when the database fails
 */
export async function digestDueAt(db: Database, now: Date): Promise<Date | undefined> {
  const { isOn, time } = await readSection(db, 'digest');
  if (!isOn) return undefined;
  const lastDay = await readLastDigest(db);
  // Before the first one, its day is to be noted.
  return lastDay === undefined ? now : nextDigest(now, { time, lastDay });
}

/**
 * Queues today's digest if it is time for it, something is open and it was not queued before. The
 * first one is that of the day after the shop began: on the day itself, all that is there is new.
 * @throws when the database fails; nothing is queued then
 */
export async function queueDigest({ db, now, host, mailer }: MailServices): Promise<void> {
  const name = host();
  // Without a mail server, one of each day would wait.
  if (name === undefined || mailer().route === 'none') return;
  const at = now();
  const today = todayInDetroit(at);
  const lastDay = await readLastDigest(db());
  if (lastDay === undefined) {
    await claimDigest(db(), name, today);
    return;
  }
  const { isOn, time } = await readSection(db(), 'digest');
  if (!isOn || lastDay >= today || !isDigestTime(at, time)) return;
  await db().transaction(async (tx) => {
    if (!(await claimDigest(tx, name, today)) || isSilent(await readDigest(tx, at))) return;
    // Its text is made when it is sent, so that the outbox keeps nothing of anybody.
    await queueMail(tx, {
      kind: 'digest',
      recipient: null,
      content: { day: today },
      dedupeKey: `digest:${today}`,
    });
  });
}
