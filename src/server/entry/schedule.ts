/** The job that runs every ten minutes. */
import { isHost } from '#db/queries/host.ts';
import { deleteOldBuckets } from '#db/queries/rate-buckets.ts';
import { attempt } from '../base/attempt.ts';
import { reportsUnderWay } from '../base/log.ts';
import { applyDue } from '../catalog/staff/scheduled/apply-due.ts';
import { queueDigest } from '../digest/queue.ts';
import { BUCKETS_FULL_MS } from '../http/limits.ts';
import { drainSpool, type DrainReport } from '../inquiries/intake/drain.ts';
import type { InquiryServices } from '../inquiries/intake/services.ts';
import { sendDueMails, type SendReport } from '../mail/send-due.ts';
import { catchUp, configuredHook } from '../publishing/publish.ts';
import { remindCustomers } from '../quotes/remind.ts';
import { mayBeDue, saveNextDue } from '../schedule/next-due.ts';

/** Netlify stops a scheduled function after half a minute. */
export const LONGEST_MS = 20_000;

/** Undefined parts failed, which is logged. */
export interface DueReport {
  spool: DrainReport | undefined;
  mails: SendReport | undefined;
}

/**
 * Moves the spool into the database and runs due jobs. The database is not queried while nothing is
 * due (`next-due.ts`). Each host moves its own spool; the rest is left to the database's host.
 * Never throws.
 * @param served id of the live deploy as the host reports it
 */
export async function runSchedule(
  services: InquiryServices,
  served?: string,
): Promise<DueReport | 'nothing due'> {
  const until = Date.now() + LONGEST_MS;
  const spool = await attempt('drain', () => drainSpool(services, until));
  if (spool?.drained === 0 && !(await mayBeDue(services.now()))) return 'nothing due';
  const report = await doWhatIsDue(services, until, served);
  await saveNextDue(services);
  await reportsUnderWay();
  return { spool, ...report };
}

async function doWhatIsDue(services: InquiryServices, until: number, served: string | undefined) {
  // First, because the changes have a time, and `catchUp` starts the build that they request.
  await attempt('scheduled-changes', () => applyDue(services));
  await attempt('quote-reminders', () => remindCustomers(services, until));
  await attempt('digest', () => queueDigest(services));
  const mails = await attempt('outbox', () => sendDueMails(services, until));
  const now = services.now();
  const host = services.host();
  await attempt('publisher', () =>
    catchUp({ db: services.db(), now, host, hook: configuredHook(), served }),
  );
  await attempt('rate-buckets', async () => {
    if (!(await isHost(services.db(), host))) return;
    await deleteOldBuckets(services.db(), new Date(now.getTime() - BUCKETS_FULL_MS));
  });
  return { mails };
}
