import { createTransport } from 'nodemailer';
import { mailCheck, mailTrouble } from '#domain/mail-trouble.ts';
import { failureOf } from '#server/mail/failure-of.ts';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 5_000;

/**
 * Checks that the mail server accepts the credentials; sends nothing.
 * @param url `smtps://user:password@host`
 */
export async function examineMail(url: string): Promise<Finding> {
  const about = 'Mail';
  const where = new URL(url).host;
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return { level: 'ok', about, text: `${where} takes mails.` };
  } catch (error) {
    // The error's message may contain the user name.
    const failure = failureOf(error);
    const text = `${where} cannot be used: ${mailTrouble(failure)}; ${mailCheck(failure)}.`;
    return { level: 'wrong', about, text };
  } finally {
    transport.close();
  }
}
