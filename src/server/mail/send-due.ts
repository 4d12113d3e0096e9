/**
 * Sends the mails that are owed, one after another.
 */
import type { Database } from '#db/client.ts';
import { claimMail, markMailFailed, markMailSent, type MailRow } from '#db/queries/outbox.ts';
import { describeError, log } from '../log.ts';
import { compose } from './compose.ts';
import type { Mailer } from './message.ts';
import type { MailServices } from './services.ts';

/** After so many tries a mail is dead. */
export const MAX_TRIES = 12;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 6 * 60 * 60;

export interface SendReport {
  sent: number;
  failed: number;
}

/**
 * @param tries so far
 * @returns seconds until the next one: a minute, doubled with every try, at most six hours; null
 *   when there is none
 */
export function waitAfter(tries: number): number | null {
  if (tries >= MAX_TRIES) return null;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - 1), LONGEST_WAIT_SECONDS);
}

/**
 * Sends what is due until nothing is, or the time is up. Several may run at once: no mail is taken
 * by two. A mail that fails waits for its next try. On another host than the database's, none is sent.
 * @param until stops taking further mails at this moment (milliseconds since 1970)
 * @throws when the database fails; a mail that was sent before it could be noted is sent again
 *   under the same Message-ID
 */
export async function sendDueMails(services: MailServices, until: number): Promise<SendReport> {
  const mailer = services.mailer();
  const host = services.host();
  const report: SendReport = { sent: 0, failed: 0 };
  // Tries are kept for servers that exist.
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
  { siteUrl }: MailServices,
  db: Database,
  mailer: Mailer,
  mail: MailRow,
): Promise<keyof SendReport> {
  try {
    await mailer.send(await compose(db, mail, siteUrl()));
  } catch (error) {
    const wait = waitAfter(mail.tries);
    const failure = failureOf(error);
    log({ level: 'error', event: wait === null ? 'mail-dead' : 'mail-failed', error: failure });
    await markMailFailed(db, mail.id, wait, failure);
    return 'failed';
  }
  await markMailSent(db, mail.id, mailer.route === 'files' ? 'filed' : 'sent');
  return 'sent';
}

/** Class, code and the server's answer code: its text may quote addresses. */
function failureOf(error: unknown): string {
  const { error: described = 'unknown' } = describeError(error);
  const code =
    error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${described}${code}`;
}
