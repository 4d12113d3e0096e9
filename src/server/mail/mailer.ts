/** Sends mails: by SMTP, or into files where there is no mail server. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailRoute } from '#contracts/accounts/staff.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { asciiDomain, partsOfAddress } from '#domain/mail-address.ts';
import { isUnfinished, writeFileAtomic } from '../base/atomic-file.ts';
import type { Env } from '../base/env.ts';

/** What mails say of the owner's settings. */
export type MailShop = Pick<
  Settings,
  'business' | 'mails' | 'policies' | 'packages' | 'fees' | 'quotes' | 'stock'
>;

/** A file for calendar programs. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

export interface MailMessage {
  /** Becomes the Message-ID: the same mail, sent twice, has the same one. */
  id: string;
  /** Whose mail it is. */
  shop: MailShop;
  /** Address; null for the shop's own. */
  to: string | null;
  /** `shop`: the shop's own mailbox, for what a person wrote. */
  replyTo?: { name: string; address: string } | 'shop';
  subject: string;
  text: string;
  html: string;
  /** An event, for the calendar of the recipient. */
  calendar?: CalendarFile | undefined;
}

/** What a template makes. */
export type Composed = Omit<MailMessage, 'id' | 'to' | 'shop'>;

export interface Mailer {
  /** With `none`, mails stay queued. */
  route: MailRoute;
  /** Throws when nobody gets the mail. */
  send: (message: MailMessage) => Promise<Accepted>;
}

interface Accepted {
  /** Addresses that the server refused, while it took the mail for others. */
  refused: readonly string[];
  /** The server's own words; empty for a file. */
  answer: string;
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM' | 'MAIL_TO'>;

/** A server that says nothing for so long does not answer; to be greeted takes at most half of it. */
const SILENCE_MS = 10_000;

/**
 * @param silenceMs how long a mail server may say nothing
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
    // A connection per mail, because a function may be frozen for hours in between.
    const transport = createTransport({ url, ...timeouts });
    try {
      // Succeeds as soon as one recipient is accepted.
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
    // With `buffer`, the transport gives the whole mail.
    await writeFileAtomic(mailFile(folder, message.id), bytes as Buffer, 0o600);
    return { refused: [], answer: '' };
  };
  return { route: 'files', send };
}

/** The same mail, sent again, is the same file. */
function mailFile(folder: string, id: string): string {
  return path.join(folder, `${id.replaceAll(/[^\w-]/g, '_')}.eml`);
}

function options(message: MailMessage, env: MailEnv): SendMailOptions {
  const { business } = message.shop;
  const from = env.MAIL_FROM ?? business.email;
  const recipients = message.to === null ? recipientsOf(message.shop, env) : [message.to];
  const { domain } = partsOfAddress(from);
  return {
    // As objects, so that no text is parsed as a list of addresses.
    from: { name: business.name, address: from },
    to: recipients.map((address) => ({ name: '', address })),
    ...(message.replyTo && { replyTo: replyAddress(message.replyTo, business) }),
    messageId: `<${message.id}@${asciiDomain(domain) ?? domain}>`,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    ...(message.calendar && { attachments: [calendarFile(message.calendar)] }),
    // Prevents out-of-office replies (RFC 3834), except to what a person wrote.
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

/** @returns whether a server that works refused the address for good, by what nodemailer throws */
export function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error && 'responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}

/** Who gets new requests (@mail.recipients). */
function recipientsOf({ business, mails }: MailShop, env: MailEnv): string[] {
  return mails.recipients.length > 0 ? mails.recipients : [env.MAIL_TO ?? business.email];
}

/** A header must not contain line breaks. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Removes the files of these mails, if there are any.
 * @throws when a file cannot be removed
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(folder, id), { force: true });
}

/**
 * Removes mails that were written before that time, and what a kill left of them.
 * @param until starts with no further file after this time (milliseconds since 1970)
 * @throws when the folder cannot be read or a file cannot be removed
 */
export async function removeOldMailFiles(folder: string, before: Date, until: number) {
  // Without a mail, there is no folder yet.
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (Date.now() >= until) return;
    const file = path.join(folder, name);
    const isOurs = name.endsWith('.eml') || isUnfinished(name);
    if (isOurs && (await stat(file)).mtime < before) await rm(file, { force: true });
  }
}
