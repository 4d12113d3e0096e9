/** Detects that due mails are not sent (@mail.failing). */
import type { MailRoute } from '#contracts/accounts/staff.ts';
import type { MailStatusView } from '#contracts/mail.ts';
import { readMailFailures, readMailQueue } from '#db/queries/mail/failures.ts';
import type { Services } from '../base/services.ts';
import { readHostRole } from '../base/this-host.ts';

/** From this number of failures, it is more than a short outage. */
const MANY_FAILURES = 3;
const LONG_MS = 15 * 60_000;

interface Facts {
  /** Failures since the last accepted mail. */
  failures: { count: number; since: Date | null } | undefined;
  /** When the oldest untried mail was due. */
  oldestUntried: Date | null;
  now: Date;
}

/** @returns whether three tries failed, or the server or sender has been away for 15 minutes */
export function isFailing({ failures, oldestUntried, now }: Facts): boolean {
  const isLong = (since: Date | null) =>
    since !== null && now.getTime() - since.getTime() >= LONG_MS;
  if (failures && (failures.count >= MANY_FAILURES || isLong(failures.since))) return true;
  return isLong(oldestUntried);
}

/**
 * @param route of this program
 * @returns how mails are sent, and what prevents it
 * @throws when the database fails
 */
export async function mailHealth(services: Services, route: MailRoute): Promise<MailStatusView> {
  const db = services.db();
  const [failures, queue] = [await readMailFailures(db), await readMailQueue(db)];
  // A guest's mails are sent by the host; without a server, none are.
  const isSender = route !== 'none' && (await readHostRole(services)) === 'this';
  const { waiting, oldest, oldestUntried } = queue;
  const isDown = isSender && isFailing({ failures, oldestUntried, now: services.now() });
  const since = failures ? failures.since : oldestUntried;
  return {
    route,
    isFailing: isDown,
    since: isDown ? (since?.toISOString() ?? null) : null,
    lastError: isDown ? (failures?.lastError ?? '') : '',
    waiting,
    oldest: oldest?.toISOString() ?? null,
  };
}
