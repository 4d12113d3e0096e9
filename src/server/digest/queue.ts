/** Queues the daily digest, once a day (@digest.once). */
import { claimDigest, readLastDigest } from '#db/queries/digest/digest.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { isDigestTime } from '#domain/digest.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { MailServices } from '../mail/services.ts';
import { readSection } from '../shop/read.ts';
import { isSilent, readDigest } from './facts.ts';

/**
 * Queues today's digest if it is due, has content and was not queued before. The first digest is
 * sent the day after the shop began: on the first day everything is new anyway.
 * @throws when the database fails; nothing is queued then
 */
export async function queueDigest({ db, now, host, mailer }: MailServices): Promise<void> {
  const hostName = host();
  // Without a mail server, digests would pile up.
  if (hostName === undefined || mailer().route === 'none') return;
  const at = now();
  const today = todayInDetroit(at);
  const lastDay = await readLastDigest(db());
  if (lastDay === undefined) {
    await claimDigest(db(), hostName, today);
    return;
  }
  const { isOn, time } = await readSection(db(), 'digest');
  if (!isOn || lastDay >= today || !isDigestTime(at, time)) return;
  await db().transaction(async (tx) => {
    if (!(await claimDigest(tx, hostName, today)) || isSilent(await readDigest(tx, at))) return;
    // Composed when sent, so that the outbox holds no personal data.
    await queueMail(tx, {
      kind: 'digest',
      recipient: null,
      content: { day: today },
      dedupeKey: `digest:${today}`,
    });
  });
}
