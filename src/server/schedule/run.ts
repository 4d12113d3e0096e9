/** What the schedule does, every ten minutes. */
import { isHost } from '#db/queries/host.ts';
import { forgetBuckets } from '#db/queries/rate-buckets.ts';
import { attempt } from '../attempt.ts';
import { drainSpool, type DrainReport } from '../inquiries/drain.ts';
import type { InquiryServices } from '../inquiries/services.ts';
import { reportsUnderWay } from '../log.ts';
import { sendDueMails, type SendReport } from '../mail/send-due.ts';
import { catchUp, configuredHook } from '../publishing/publish.ts';
import { BUCKETS_FULL_MS } from '../rate-limit/limits.ts';
import { mayBeDue, noteNextDue } from './next-due.ts';

/** Netlify ends a scheduled function after half a minute. */
const LONGEST_MS = 20_000;

/** What was done; undefined where it failed, which is logged. */
export interface DueReport {
  spool: DrainReport | undefined;
  mails: SendReport | undefined;
}

/**
 * Brings the spool into the database, and does what is due there. The database is left alone while
 * nothing is: see `next-due.ts`. What this host acknowledged while the database was away is brought
 * there by no other; the rest is left to the database's host. Never throws.
 * @param served the host's name for the deploy that visitors see, where it tells
 */
export async function runSchedule(
  services: InquiryServices,
  served?: string,
): Promise<DueReport | 'nothing due'> {
  const until = Date.now() + LONGEST_MS;
  const spool = await attempt('drain', () => drainSpool(services, until));
  if (spool?.drained === 0 && !(await mayBeDue(services.now()))) return 'nothing due';
  const report = await doWhatIsDue(services, until, served);
  await noteNextDue(services);
  await reportsUnderWay();
  return { spool, ...report };
}

async function doWhatIsDue(
  services: InquiryServices,
  until: number,
  served: string | undefined,
): Promise<Omit<DueReport, 'spool'>> {
  const mails = await attempt('outbox', () => sendDueMails(services, until));
  const now = services.now();
  const host = services.host();
  await attempt('publisher', () =>
    catchUp({ db: services.db(), now, host, hook: configuredHook(), served }),
  );
  await attempt('rate-buckets', async () => {
    if (!(await isHost(services.db(), host))) return;
    await forgetBuckets(services.db(), new Date(Date.now() - BUCKETS_FULL_MS));
  });
  return { mails };
}
