/**
 * Brings what waits in the spool into the database.
 */
import { isRefusedRow } from '#db/queries/refusals.ts';
import { describeError, log } from '../log.ts';
import { mailInquiry } from './direct-mail.ts';
import type { Inquiry } from './inquiry.ts';
import { referenceFor } from './reference.ts';
import type { InquiryServices } from './services.ts';
import { takeInquiry } from './store.ts';

export interface DrainReport {
  /** Requests that the database has now. */
  drained: number;
  /** Requests that still wait. */
  left: number;
}

/**
 * Takes every waiting request into the database, once: one that is there already is only removed
 * from the spool. Several may run at once, and any may be cut off at any moment.
 * @param until begins no further request at this moment (milliseconds since 1970)
 * @throws when the spool cannot be listed
 */
export async function drainSpool(services: InquiryServices, until: number): Promise<DrainReport> {
  const names = await services.spool.list();
  let drained = 0;
  for (const name of names) {
    if (Date.now() >= until) break;
    try {
      await drainOne(services, name);
      drained += 1;
    } catch (error) {
      log({ level: 'error', event: 'spool-entry', ...describeError(error) });
    }
  }
  return { drained, left: names.length - drained };
}

async function drainOne(services: InquiryServices, name: string): Promise<void> {
  const { spool } = services;
  const inquiry = await spool.read(name);
  if (!inquiry) return;
  try {
    await takeAcknowledged(services, inquiry);
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    // It would be refused for ever: the shop gets it by mail, and the others are not held up.
    await mailInquiry(services, inquiry);
    await spool.setAside(name);
    log({ level: 'error', event: 'spool-entry-set-aside', ...describeError(error) });
    return;
  }
  await spool.remove(name);
}

async function takeAcknowledged({ db }: InquiryServices, inquiry: Inquiry): Promise<void> {
  const taken = await takeInquiry(db(), inquiry);
  if (taken.outcome !== 'mismatch') return;
  // The key was used for another request while the database could not be asked. Both were
  // acknowledged, so both are kept.
  const idempotencyKey = `${inquiry.idempotencyKey}#${inquiry.bodyHash}`;
  const reference = referenceFor(idempotencyKey, inquiry.bodyHash, 0);
  await takeInquiry(db(), { ...inquiry, idempotencyKey, reference });
}
