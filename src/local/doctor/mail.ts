import { createTransport } from 'nodemailer';
import { errorCode } from '../start-error.ts';
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
    const code = errorCode(error) ?? 'unknown';
    const why = PROBLEMS[code] ?? `it fails (${code})`;
    return { level: 'wrong', about, text: `${where} cannot be used: ${why}.` };
  } finally {
    transport.close();
  }
}

/** By nodemailer's codes. */
const PROBLEMS: Record<string, string> = {
  EAUTH: 'user name or password is wrong; an @ or a : in either is written %40 or %3A',
  EDNS: 'there is no host of that name',
  ECONNECTION: 'it cannot be reached; check host and port',
  ECONNREFUSED: 'nothing listens there; check the port',
  ESOCKET: 'the connection fails; smtps:// is for port 465, smtp:// for 587',
  ETIMEDOUT: 'it does not answer; check the port, and whether this network lets mail out',
  ETLS: 'its TLS fails; smtps:// is for port 465, smtp:// for 587',
};
