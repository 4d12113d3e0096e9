/** Sends mails: by SMTP, or into files where there is no mail server. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailRoute } from '#contracts/accounts/staff.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { CalendarFile } from '#domain/icalendar.ts';
import { asciiDomain, partsOfAddress } from '#domain/mail-address.ts';
import { isUnfinished, writeFileAtomic } from '../base/atomic-file.ts';
import type { Env } from '../base/env.ts';

/** The owner's settings that mails use. */
export type MailShop = Pick<
  Settings,
  'business' | 'mails' | 'policies' | 'packages' | 'fees' | 'quotes' | 'stock'
>;

export interface MailMessage {
  /** Used in the Message-ID, so that a mail sent twice has the same one. */
  id: string;
  /** Settings of the sending shop. */
  shop: MailShop;
  /** Null for the shop itself (`recipientsOf`). */
  to: string | null;
  /** `shop` for the shop's own mailbox: for texts that a person wrote. */
  replyTo?: { name: string; address: string } | 'shop';
  subject: string;
  text: string;
  html: string;
  /** An event for the recipient's calendar. */
  calendar?: CalendarFile | undefined;
}

/** A composed mail. */
export type Composed = Omit<MailMessage, 'id' | 'to' | 'shop'>;

export interface Mailer {
  /** With `none`, mails stay queued. */
  route: MailRoute;
  /** Throws when no recipient is accepted. */
  send: (message: MailMessage) => Promise<Accepted>;
}

interface Accepted {
  /** Addresses that the server refused while it accepted others. */
  refused: readonly string[];
  /** The server's own words; empty for a file. */
  answer: string;
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM' | 'MAIL_TO'>;

/** After this silence a server counts as unavailable; its greeting may take half as long. */
export const SILENCE_MS = 10_000;

/**
 * @param silenceMs longest silence of a mail server
 * @returns a mailer for `SMTP_URL`, else for files in `MAIL_DIR`, else one that sends nothing
 */
export function mailerOf(env: MailEnv, silenceMs = SILENCE_MS): Mailer {
  if (env.SMTP_URL !== undefined) return smtpMailer(env.SMTP_URL, env, silenceMs);
  if (env.MAIL_DIR !== undefined) return folderMailer(env.MAIL_DIR, env);
  return {
    route: 'none',
    send: () => Promise.reject(new MailNotConfiguredError('SMTP_URL is not set')),
  };
}

class MailNotConfiguredError extends Error {
  override name = 'MailNotConfiguredError';
}

function smtpMailer(url: string, env: MailEnv, silenceMs: number): Mailer {
  const timeouts = {
    connectionTimeout: silenceMs / 2,
    greetingTimeout: silenceMs / 2,
    dnsTimeout: silenceMs / 2,
    socketTimeout: silenceMs,
  };
  const send = async (message: MailMessage) => {
    // A connection per mail, because functions may be frozen for hours in between.
    const transport = createTransport({ url, ...timeouts });
    try {
      // Succeeds when at least one recipient is accepted.
      const { rejected, response } = await transport.sendMail(options(message, env));
      return { refused: rejected, answer: response };
    } finally {
      transport.close();
    }
  };
  return { route: 'server', send };
}

/** Writes each mail as an `.eml` file, which mail programs can open. */
function folderMailer(folder: string, env: MailEnv): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send = async (message: MailMessage) => {
    const { message: bytes } = await transport.sendMail(options(message, env));
    await mkdir(folder, { recursive: true });
    // With `buffer`, the transport returns the whole mail.
    await writeFileAtomic(mailFile(folder, message.id), bytes as Buffer, 0o600);
    return { refused: [], answer: '' };
  };
  return { route: 'files', send };
}

/** A repeated mail replaces its file. */
function mailFile(folder: string, id: string): string {
  return path.join(folder, `${id.replaceAll(/[^\w-]/g, '_')}.eml`);
}

function options(message: MailMessage, env: MailEnv): SendMailOptions {
  const { business } = message.shop;
  const from = env.MAIL_FROM ?? business.email;
  const recipients = message.to === null ? recipientsOf(message.shop, env) : [message.to];
  const { domain } = partsOfAddress(from);
  return {
    // Objects, because texts would be parsed as lists of addresses.
    from: { name: business.name, address: from },
    to: recipients.map((address) => ({ name: '', address })),
    ...(message.replyTo && { replyTo: replyAddress(message.replyTo, business) }),
    messageId: `<${message.id}@${asciiDomain(domain) ?? domain}>`,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    ...(message.calendar && { attachments: [calendarFile(message.calendar)] }),
    // Prevents out-of-office replies (RFC 3834), except to texts that a person wrote.
    ...(message.replyTo !== 'shop' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function calendarFile({ method, text }: CalendarFile) {
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { filename: 'event.ics', content: text, contentType };
}

function replyAddress(
  replyTo: NonNullable<MailMessage['replyTo']>,
  { name, email }: MailShop['business'],
) {
  if (replyTo === 'shop') return { name, address: email };
  return { name: oneLine(replyTo.name), address: replyTo.address };
}

/** @returns whether a working server permanently refused the address, by nodemailer's error */
export function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error && 'responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}

/** Recipients of mails to the shop (@mail.recipients). */
function recipientsOf({ business, mails }: MailShop, env: MailEnv): string[] {
  return mails.recipients.length > 0 ? mails.recipients : [env.MAIL_TO ?? business.email];
}

/** Headers must not contain line breaks. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Deletes the files of these mails, if any.
 * @throws when a file cannot be deleted
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(folder, id), { force: true });
}

/**
 * Deletes mails older than `before`, and partial files.
 * @param until after it nothing further is deleted (milliseconds since 1970)
 * @throws when the folder cannot be read or a file cannot be deleted
 */
export async function removeOldMailFiles(folder: string, before: Date, until: number) {
  // The folder is created with the first mail.
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (Date.now() >= until) return;
    const file = path.join(folder, name);
    const isOurs = name.endsWith('.eml') || isUnfinished(name);
    if (isOurs && (await stat(file)).mtime < before) await rm(file, { force: true });
  }
}
