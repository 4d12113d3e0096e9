/**
 * How mails leave: by SMTP, into a folder at home, or not yet.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { SITE } from '#site/config.ts';
import type { Env } from '../env.ts';
import type { Mailer, MailMessage } from './message.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM' | 'MAIL_TO'>;

/** A server that says nothing for so long will not take the mail. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

/**
 * @returns the way that the environment names: `SMTP_URL`, else files in `MAIL_DIR`, else none
 */
export function mailerOf(env: MailEnv): Mailer {
  if (env.SMTP_URL !== undefined) return smtpMailer(env.SMTP_URL, env);
  if (env.MAIL_DIR !== undefined) return folderMailer(env.MAIL_DIR, env);
  return {
    route: 'none',
    send: () => Promise.reject(new MailNotConfiguredError('SMTP_URL is not set')),
  };
}

class MailNotConfiguredError extends Error {
  override name = 'MailNotConfiguredError';
}

function smtpMailer(url: string, env: MailEnv): Mailer {
  const send = async (message: MailMessage) => {
    // One connection a mail: a function may sleep for hours in between.
    const transport = createTransport({ url, ...TIMEOUTS });
    try {
      await transport.sendMail(options(message, env));
    } finally {
      transport.close();
    }
  };
  return { route: 'server', send };
}

/** Writes each mail as an `.eml` file, which any mail program opens. */
function folderMailer(folder: string, env: MailEnv): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send = async (message: MailMessage) => {
    const { message: bytes } = await transport.sendMail(options(message, env));
    await mkdir(folder, { recursive: true });
    const file = mailFile(folder, message.id);
    const unfinished = `${file}.${crypto.randomUUID()}.tmp`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  };
  return { route: 'files', send };
}

/** @returns where a mail is kept. Named by the mail: the same one, sent again, is the same file. */
export function mailFile(folder: string, id: string): string {
  return path.join(folder, `${id.replaceAll(/[^\w-]/g, '_')}.eml`);
}

function options(message: MailMessage, env: MailEnv): SendMailOptions {
  const shop = env.MAIL_TO ?? SITE.contact.email;
  const from = env.MAIL_FROM ?? SITE.contact.email;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    // As objects, so that no text is read as a list of addresses.
    from: { name: SITE.name, address: from },
    to: { name: '', address: message.to ?? shop },
    ...(message.replyTo && {
      replyTo: { name: oneLine(message.replyTo.name), address: message.replyTo.address },
    }),
    messageId: `<${message.id}@${domain}>`,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    // Nobody's out-of-office reply is wanted (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A header is one line, whatever was typed. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
