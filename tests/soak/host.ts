/** What a host does by itself, and what reaches the shop's mailbox of it. */
import { todayInDetroit } from '#domain/event-date.ts';
import { mailNames } from '#server/digest/texts.ts';
import { runEveryNight } from '#server/entry/every-night.ts';
import { runSchedule } from '#server/entry/schedule.ts';
import { deploySucceeded } from '#server/publishing/deploy-events.ts';
import { configuredHook } from '#server/publishing/publish.ts';
import type { Random } from '../explore/random.ts';
import { deploy } from '../support/deploy.ts';
import { TEST_HOST } from '../support/host.ts';
import type { Ledger } from './ledger.ts';
import type { SoakShop } from './shop.ts';

/**
 * Ends the builds that the step before asked for, runs the schedule, and asks for builds.
 * @param building titles of the builds under way
 */
export async function hostWorks(
  shop: SoakShop,
  building: string[],
  { isNight, random }: { isNight: boolean; random: Random },
): Promise<void> {
  const { services, connection } = shop.run;
  for (const title of building.splice(0)) {
    // Some builds never report back.
    if (random.below(10) === 0) continue;
    const listener = { db: connection.db, host: TEST_HOST, hook: configuredHook() };
    const now = shop.clock.now().toISOString();
    const built = deploy({ id: crypto.randomUUID(), title, createdAt: now, publishedAt: now });
    await deploySucceeded(listener, built).catch((error: unknown) => {
      if (shop.proxy.fault === 'none' && !shop.disk.isFull) throw error;
    });
  }
  await runSchedule(services);
  building.push(...shop.hook.titles.splice(0));
  if (isNight) await runEveryNight(services);
}

const REFERENCE = /WD-[2-9A-HJKMNP-TV-Z]{5}/;
const SHOP = 'hello@woodward.example';

/** Takes what the mail server got: of the shop's mails, which request or day they are about. */
export function readMails({ smtp, clock }: SoakShop, ledger: Ledger): void {
  for (const { recipients, subject = '', messageId = '', text = '' } of smtp.mails.splice(0)) {
    if (!recipients.includes(SHOP)) continue;
    if (text.includes(mailNames.digest)) ledger.toldOfDigest.add(todayInDetroit(clock.now()));
    const [reference] = REFERENCE.exec(subject) ?? [];
    const about = reference ?? `${subject} ${clock.now().toISOString().slice(0, 10)}`;
    const kept = reference === undefined ? ledger.digests : ledger.mailed;
    kept.set(about, (kept.get(about) ?? new Set()).add(messageId));
  }
}
