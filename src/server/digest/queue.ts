/** Queues the daily digest, once a day (@digest.once). */
import { claimDigest, readLastDigest } from '#db/queries/digest/digest.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { isDigestTime } from '#domain/digest.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { MailServices } from '../mail/services.ts';
import { readSection } from '../shop/read.ts';
import { isSilent, readDigest } from './facts.ts';

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
