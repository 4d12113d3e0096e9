/** Moves spooled requests into the database. */
import type { Database } from '#db/client.ts';
import { isRefusedRow } from '#db/queries/refusals.ts';
import { describeError, log } from '../../base/log.ts';
import type { Mailer, MailShop } from '../../mail/mailer.ts';
import { readSettings } from '../../shop/read.ts';
import { inquiryForStaff } from '../mails/for-staff.ts';
import type { Inquiry } from './inquiry.ts';
import type { InquiryServices } from './services.ts';
import { takeInquiry } from './store.ts';

export interface DrainReport {
  /** Requests that wait no more: stored, mailed and set aside, or taken by another drain. */
  drained: number;
  /** Requests that still wait. */
  left: number;
}

/**
 * Moves every spooled request into the database, once; a request that is stored already is only removed from the
 * spool, and one that the database will never accept is mailed and set aside. Safe to run concurrently and to interrupt.
 * @param until after it no further request is moved (milliseconds since 1970)
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

async function drainOne({ spool, db, mailer, now }: InquiryServices, name: string): Promise<void> {
  const inquiry = await spool.read(name);
  if (!inquiry) return;
  if (await isTaken(db(), inquiry, now())) return spool.remove(name);
  // The visitor has a receipt, so the shop gets the request by mail, and the drain goes on.
  await mailInquiry(mailer(), inquiry, await readSettings(db()));
  await spool.setAside(name);
}

/**
 * @returns false for a request that the database will never accept: an invalid value, or a key of
 *   another request
 */
async function isTaken(db: Database, inquiry: Inquiry, now: Date): Promise<boolean> {
  try {
    const { outcome } = await takeInquiry(db, inquiry, now);
    if (outcome !== 'stored') log({ level: 'error', event: 'spool-entry-refused', error: outcome });
    return outcome === 'stored';
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    log({ level: 'error', event: 'spool-entry-refused', ...describeError(error) });
    return false;
  }
}

/** @throws when no mail server accepts it */
async function mailInquiry(
  mailer: Mailer,
  { bodyHash, ...inquiry }: Inquiry,
  shop: MailShop,
): Promise<void> {
  const facts = { standing: null, catalogName: '', catalogPrice: '' };
  const lines = inquiry.lines.map((line) => ({ ...line, ...facts }));
  const { reference, fields } = inquiry;
  const sent = { ...fields, reference, status: 'pending' as const, spamReasons: [], lines };
  const mail = inquiryForStaff(sent, '', shop);
  await mailer.send({ ...mail, id: requestMailId(bodyHash), to: null, shop });
}

/** @returns id of the mail that contains the request, by the request's `bodyHash` */
export function requestMailId(bodyHash: string): string {
  return `request-${bodyHash.slice(0, 32)}`;
}
