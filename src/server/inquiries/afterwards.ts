/**
 * Work that is due, but that no visitor waits for: mails, and what waits in the spool.
 */
import { forgetBuckets } from '#db/queries/rate-buckets.ts';
import { attempt } from '../attempt.ts';
import { AFTER_ANSWER_MS } from '../mail/after-answer.ts';
import { sendDueMails, type SendReport } from '../mail/send-due.ts';
import { BUCKETS_FULL_MS } from '../rate-limit/limits.ts';
import { drainSpool, type DrainReport } from './drain.ts';
import type { InquiryServices } from './services.ts';

/** Netlify ends a scheduled function after half a minute. */
const SCHEDULED_MS = 20_000;
/** The spool is nearly always empty: looking costs a round trip. */
const LOOK_PAUSE_MS = 60_000;

let lookedAt = 0;

/** What was done; undefined where it failed, which is logged. */
export interface DueReport {
  spool: DrainReport | undefined;
  mails: SendReport | undefined;
}

/** All that is due, for the schedule. Never throws. */
export async function doWhatIsDue(services: InquiryServices): Promise<DueReport> {
  const until = Date.now() + SCHEDULED_MS;
  const spool = await attempt('drain', () => drainSpool(services, until));
  const mails = await attempt('outbox', () => sendDueMails(services, until));
  await attempt('rate-buckets', () =>
    forgetBuckets(services.db(), new Date(Date.now() - BUCKETS_FULL_MS)),
  );
  return { spool, mails };
}

/**
 * After a request was stored: its mails, and now and then the spool, since the database is there
 * again. Never throws.
 */
export async function followUp(services: InquiryServices): Promise<void> {
  const until = Date.now() + AFTER_ANSWER_MS;
  await attempt('outbox', () => sendDueMails(services, until));
  if (Date.now() - lookedAt < LOOK_PAUSE_MS) return;
  lookedAt = Date.now();
  const drain = await attempt('drain', () => drainSpool(services, until));
  if (drain !== undefined && drain.drained > 0) {
    await attempt('outbox', () => sendDueMails(services, until));
  }
}
