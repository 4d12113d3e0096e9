/** Composes and sends the mails of the outbox that are due, one after another. */
import type { MailedLine } from '#contracts/lists.ts';
import type { Database } from '#db/client.ts';
import { findPackagesByName, type NamedPackage } from '#db/queries/catalog/public.ts';
import { findInquiry, type InquiryRecord } from '#db/queries/inquiries/records.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { noteMailAccepted, noteMailFailed } from '#db/queries/mail/failures.ts';
import { claimMail, markMailFailed, markMailSent, type MailRow } from '#db/queries/mail/outbox.ts';
import { LONGEST_WAIT_SECONDS } from '#db/queries/mail/waits.ts';
import {
  emailChange,
  emailChanged,
  passwordReset,
  secondFactorReset,
  staffInvitation,
} from '../accounts/mails.ts';
import { attempt } from '../base/attempt.ts';
import { describeError, log, reportsUnderWay } from '../base/log.ts';
import { eventFile } from '../calendar/event-file.ts';
import { composeDigest, TooLateError } from '../digest/compose.ts';
import { hostOf } from '../http/app.ts';
import { namedPackage } from '../inquiries/asked/named-package.ts';
import { inquiryConfirmation } from '../inquiries/mails/confirmation.ts';
import { inquiryForStaff } from '../inquiries/mails/for-staff.ts';
import { inquiryReply } from '../inquiries/mails/reply.ts';
import { catalogLines } from '../lists/mail-list.ts';
import { visitorList } from '../lists/mail.ts';
import { composeQuoteMail, isQuoteMail } from '../quotes/mails/compose.ts';
import { saveNextDue } from '../schedule/next-due.ts';
import { readSettings } from '../shop/read.ts';
import { isRecipientRefused, type Mailer, type MailMessage, type MailShop } from './mailer.ts';
import type { MailServices } from './services.ts';

/** After this many tries a mail is dead. */
export const MAX_TRIES = 12;
const FIRST_WAIT_SECONDS = 60;

export interface SendReport {
  sent: number;
  failed: number;
}

/**
 * @param tries so far
 * @returns seconds until the next try: a minute, doubled each time, at most six hours; null after the
 *   last one
 */
export function waitAfter(tries: number): number | null {
  if (tries >= MAX_TRIES) return null;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - 1), LONGEST_WAIT_SECONDS);
}

/** After the response a function may be frozen at any moment. */
const AFTER_ANSWER_MS = 8_000;

/**
 * Sends queued mails after the response, because somebody waits for one; the schedule would only do
 * so minutes later. Called whether or not there is a mail, so that the response reveals nothing.
 */
export function sendMailsAfterAnswer(context: { env: unknown }, services: MailServices): void {
  const until = Date.now() + AFTER_ANSWER_MS;
  const work = async () => {
    await attempt('outbox', () => sendDueMails(services, until));
    await saveNextDue(services);
    await reportsUnderWay();
  };
  hostOf(context).waitUntil?.(work());
}

/**
 * Sends what is due until nothing is, or the time is up. Concurrent calls never claim the same mail.
 * Only the database's host sends.
 * @param until claims no further mail after this time (milliseconds since 1970)
 * @throws when the database fails; a mail that was sent but could not be marked is sent again under
 *   the same Message-ID
 */
export async function sendDueMails(services: MailServices, until: number): Promise<SendReport> {
  const mailer = services.mailer();
  const host = services.host();
  const report: SendReport = { sent: 0, failed: 0 };
  // Without a mail server, a try would only be lost.
  if (mailer.route === 'none' || host === undefined) return report;
  const db = services.db();
  while (Date.now() < until) {
    const mail = await claimMail(db, host);
    if (!mail) break;
    report[await sendOne(services, db, mailer, mail)] += 1;
  }
  return report;
}

async function sendOne(
  { siteUrl, now }: MailServices,
  db: Database,
  mailer: Mailer,
  mail: MailRow,
): Promise<keyof SendReport> {
  let message: MailMessage;
  try {
    message = await compose(db, mail, siteUrl(), now());
  } catch (error) {
    return fail(db, mail, error);
  }
  let refused: readonly string[];
  try {
    ({ refused } = await mailer.send(message));
  } catch (error) {
    const isServers = !isRecipientRefused(error);
    // An address that is refused again and again is one failure.
    if (isServers || mail.tries === 1) {
      await noteMailFailed(db, { lastError: failureOf(error), isServers });
    }
    return fail(db, mail, error);
  }
  await noteMailAccepted(db);
  if (refused.length > 0) {
    log({ level: 'error', event: 'mail-refused-for-some', count: refused.length });
  }
  await markMailSent(db, mail, mailer.route === 'files' ? 'filed' : 'sent', refused);
  return 'sent';
}

async function fail(db: Database, mail: MailRow, error: unknown): Promise<'failed'> {
  const wait = error instanceof TooLateError ? null : waitAfter(mail.tries);
  const failure = failureOf(error);
  log({ level: 'error', event: wait === null ? 'mail-dead' : 'mail-failed', error: failure });
  await markMailFailed(db, mail.id, wait, failure);
  return 'failed';
}

/** Class, code and the server's reply code; its text may quote addresses. */
function failureOf(error: unknown): string {
  const { error: described = 'unknown' } = describeError(error);
  const code =
    error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${described}${code}`;
}

class IncompleteMailError extends Error {
  override name = 'IncompleteMailError';
}

/** @throws IncompleteMailError when the row lacks the inquiry or the link; TooLateError for an old digest */
async function compose(
  db: Database,
  mail: Pick<MailRow, 'id' | 'kind' | 'recipient' | 'inquiryId' | 'content'>,
  siteUrl: string,
  now: Date,
): Promise<MailMessage> {
  // As it is now: a mail that waited must not give a former number.
  const shop = await readSettings(db);
  const envelope = { id: mail.id, to: mail.recipient, shop };
  const { kind } = mail;
  if (isQuoteMail(kind)) {
    const inquiry = await inquiryOf(db, mail.inquiryId);
    const composed = await composeQuoteMail(db, { ...mail, kind }, inquiry, { siteUrl, shop });
    if (!composed) throw new IncompleteMailError('The mail has no quote');
    return { ...envelope, ...composed };
  }
  switch (kind) {
    case 'inquiry-for-staff': {
      const inquiry = await inquiryOf(db, mail.inquiryId);
      return { ...envelope, ...inquiryForStaff(inquiry, siteUrl, shop) };
    }
    case 'inquiry-confirmation': {
      const inquiry = await inquiryOf(db, mail.inquiryId);
      const offered = await offeredPackages(db, inquiry, shop);
      return { ...envelope, ...inquiryConfirmation(inquiry, offered, shop) };
    }
    case 'inquiry-reply': {
      const inquiry = await inquiryOf(db, mail.inquiryId);
      return { ...envelope, ...composeReply(inquiry, mail.content, shop) };
    }
    case 'staff-invitation':
      return { ...envelope, ...staffInvitation(linkOf(mail.content), shop) };
    case 'password-reset':
      return { ...envelope, ...passwordReset(linkOf(mail.content), shop) };
    case 'email-change':
      return { ...envelope, ...emailChangeOf(mail.content, shop) };
    case 'second-factor-reset':
      return { ...envelope, ...secondFactorReset(mail.content, shop) };
    case 'visitor-list':
      return { ...envelope, ...(await composeList(db, mail.content, siteUrl, shop)) };
    case 'digest':
      return { ...envelope, ...(await composeDigest(db, mail.content, { siteUrl, now, shop })) };
  }
}

/** @returns what staff wrote; about a cancellation, with what takes the event out of a calendar */
function composeReply(
  inquiry: InquiryRecord,
  { subject = '', body = '', calendar }: MailRow['content'],
  shop: MailShop,
) {
  const reply = inquiryReply(inquiry, { subject, body }, shop);
  const file = calendar === undefined ? null : eventFile(inquiry, shop.business);
  return { ...reply, calendar: file ?? undefined };
}

/** @throws IncompleteMailError when the catalog has none of the items anymore */
async function composeList(
  db: Database,
  { lines }: MailRow['content'],
  siteUrl: string,
  shop: MailShop,
) {
  // Written by our own server.
  const stored = JSON.parse(lines ?? '[]') as MailedLine[];
  const known = await catalogLines(db, stored);
  if (known.length === 0) throw new IncompleteMailError('The mail has no list');
  return visitorList(known, siteUrl, shop);
}

/** @returns packages that the inquiry may mean, with those of the settings for a database without any */
async function offeredPackages(
  db: Database,
  inquiry: InquiryRow,
  { packages }: MailShop,
): Promise<NamedPackage[]> {
  const { selectedService, services, message } = inquiry;
  const asked = namedPackage(message)?.name ?? [];
  const names = selectedService ? [selectedService.name] : services.concat(asked);
  if (names.length === 0) return [];
  const saved = Object.values(packages)
    .flat()
    .map(({ name, startingPrice }) => ({ name, startingPrice: String(startingPrice) }));
  const found = await findPackagesByName(db, names);
  return [...found, ...saved.filter(({ name }) => names.includes(name))];
}

async function inquiryOf(db: Database, inquiryId: string | null): Promise<InquiryRecord> {
  const found = inquiryId === null ? undefined : await findInquiry(db, inquiryId);
  if (!found) throw new IncompleteMailError('The mail has no inquiry');
  return found;
}

/** @returns the mail to the new address, which has a link, or the one to the old address */
function emailChangeOf(content: Partial<Record<string, string>>, shop: MailShop) {
  const { link, name = '', email } = content;
  if (link === undefined && email !== undefined) return emailChanged({ name, email }, shop);
  return emailChange(linkOf(content), shop);
}

function linkOf({ link, name, role }: Partial<Record<string, string>>) {
  if (link === undefined) throw new IncompleteMailError('The mail has no link');
  return { link, name: name ?? '', role: role ?? '' };
}
