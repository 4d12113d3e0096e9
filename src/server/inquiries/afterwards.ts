/**
 * What follows a request that was stored, and that no visitor waits for.
 */
import { attempt } from '../attempt.ts';
import { AFTER_ANSWER_MS } from '../mail/after-answer.ts';
import { sendDueMails } from '../mail/send-due.ts';
import { noteNextDue } from '../schedule/next-due.ts';
import { drainSpool } from './drain.ts';
import type { InquiryServices } from './services.ts';

/** The spool is nearly always empty: looking costs a round trip. */
const LOOK_PAUSE_MS = 60_000;

let lookedAt = 0;

/**
 * After a request was stored: its mails, and now and then the spool, since the database is there
 * again. Never throws.
 */
export async function followUp(services: InquiryServices): Promise<void> {
  const until = Date.now() + AFTER_ANSWER_MS;
  await attempt('outbox', () => sendDueMails(services, until));
  if (Date.now() - lookedAt >= LOOK_PAUSE_MS) {
    lookedAt = Date.now();
    await emptySpool(services, until);
  }
  await noteNextDue(services);
}

async function emptySpool(services: InquiryServices, until: number): Promise<void> {
  const drain = await attempt('drain', () => drainSpool(services, until));
  if (drain !== undefined && drain.drained > 0) {
    await attempt('outbox', () => sendDueMails(services, until));
  }
}
