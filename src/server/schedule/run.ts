/** What the schedule does, every ten minutes. */
import { forgetBuckets } from '#db/queries/rate-buckets.ts';
import { attempt } from '../attempt.ts';
import { drainSpool, type DrainReport } from '../inquiries/drain.ts';
import type { InquiryServices } from '../inquiries/services.ts';
import { sendDueMails, type SendReport } from '../mail/send-due.ts';
import { catchUp, configuredHook } from '../publishing/publish.ts';
import { BUCKET_FULL_MS } from '../rate-limit/caller-bucket.ts';
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
 * nothing is: see `next-due.ts`. Never throws.
 */
export async function runSchedule(services: InquiryServices): Promise<DueReport | 'nothing due'> {
  const until = Date.now() + LONGEST_MS;
  const spool = await attempt('drain', () => drainSpool(services, until));
  if (spool?.drained === 0 && !(await mayBeDue(services.now()))) return 'nothing due';
  const report = await doWhatIsDue(services, until);
  await noteNextDue(services);
  return { spool, ...report };
}

async function doWhatIsDue(
  services: InquiryServices,
  until: number,
): Promise<Omit<DueReport, 'spool'>> {
  const mails = await attempt('outbox', () => sendDueMails(services, until));
  await attempt('publisher', () => catchUp(services.db(), configuredHook()));
  await attempt('rate-buckets', () =>
    forgetBuckets(services.db(), new Date(Date.now() - BUCKET_FULL_MS)),
  );
  return { mails };
}
