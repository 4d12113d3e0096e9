/** Composes and sends due mails of the outbox, one after another. */
import type { Database } from '#db/client.ts';
import { noteMailAccepted, noteMailFailed } from '#db/queries/mail/failures.ts';
import { claimMail, markMailFailed, markMailSent, type MailRow } from '#db/queries/mail/outbox.ts';
import { LONGEST_WAIT_SECONDS } from '#db/queries/mail/waits.ts';
import { attempt } from '../base/attempt.ts';
import { log, reportsUnderWay } from '../base/log.ts';
import { runtimeOf } from '../http/app.ts';
import { saveNextDue } from '../schedule/next-due.ts';
import { readSettings } from '../shop/read.ts';
import { TooLateError } from './compose.ts';
import { failureOf } from './failure-of.ts';
import { isRecipientRefused, type Mailer, type MailMessage } from './mailer.ts';
import type { MailServices } from './services.ts';

/** Tries before a mail is dead. */
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

/** After the response, a function may be frozen at any moment. */
const AFTER_ANSWER_MS = 8_000;

/**
 * Sends queued mails after the response, because somebody may be waiting; the schedule would take
 * minutes. Called with or without mails, so that timing reveals nothing.
 */
export function sendMailsAfterAnswer(context: { env: unknown }, services: MailServices): void {
  const until = Date.now() + AFTER_ANSWER_MS;
  const work = async () => {
    await attempt('outbox', () => sendDueMails(services, until));
    await saveNextDue(services);
    await reportsUnderWay();
  };
  runtimeOf(context).waitUntil?.(work());
}

/**
 * Sends due mails until none are left or time is up. Concurrent calls never claim the same mail;
 * only the database's host sends.
 * @param until after it no further mail is sent (milliseconds since 1970)
 * @throws when the database fails; a mail that was sent but not marked is sent again with the same
 *   Message-ID
 */
export async function sendDueMails(services: MailServices, until: number): Promise<SendReport> {
  const mailer = services.mailer();
  const host = services.host();
  const report: SendReport = { sent: 0, failed: 0 };
  // Without a mail server, a try would be wasted.
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
  services: MailServices,
  db: Database,
  mailer: Mailer,
  mail: MailRow,
): Promise<keyof SendReport> {
  let message: MailMessage;
  try {
    message = await compose(services, db, mail);
  } catch (error) {
    return fail(db, mail, error);
  }
  let refused: readonly string[];
  try {
    ({ refused } = await mailer.send(message));
  } catch (error) {
    const isServerFailure = !isRecipientRefused(error);
    // Repeated refusals of one address count as one failure.
    if (isServerFailure || mail.tries === 1) {
      await noteMailFailed(db, { lastError: failureOf(error), isServerFailure });
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

/** @throws what the composer throws */
async function compose(
  { composers, siteUrl, now }: MailServices,
  db: Database,
  mail: MailRow,
): Promise<MailMessage> {
  // Today's settings: a delayed mail must not contain a former number.
  const shop = await readSettings(db);
  const context = { db, siteUrl: siteUrl(), now: now(), shop };
  return {
    id: mail.id,
    to: mail.recipient,
    shop,
    ...(await composers[mail.kind](mail, context)),
  };
}
