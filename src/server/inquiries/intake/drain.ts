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
  /** Requests that wait no more. */
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

async function drainOne({ spool, db, mailer, now }: InquiryServices, name: string): Promise<void> {
  const inquiry = await spool.read(name);
  if (!inquiry) return;
  if (await isTaken(db(), inquiry, now())) return spool.remove(name);
  // It was acknowledged, so the shop gets it by mail; the others are not held up by it.
  await mailInquiry(mailer(), inquiry, await readSettings(db()));
  await spool.setAside(name);
}

/** @returns false for what the database will never take: it refuses a value, or its key has another request */
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

/** @throws when no mail server takes it */
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

/** @returns what the mail is called that is the request itself, by the request's `bodyHash` */
export function requestMailId(bodyHash: string): string {
  return `request-${bodyHash.slice(0, 32)}`;
}
