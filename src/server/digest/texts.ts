/** Texts of the daily digest to staff (@digest.content). */
import type { MailKind } from '#db/queries/mail/outbox.ts';

export interface SectionWords {
  heading: string;
  /** `3 requests waiting`. */
  count: (total: number) => string;
}

const counted = (total: number, one: string, many: string) =>
  `${total} ${total === 1 ? one : many}`;

export const heading = 'What’s open today';
export const nothing = 'Nothing is open anymore.';
/** @param summary numbers of open entries */
export const subject = (summary: string) => `Today: ${summary}`;

export const waiting: SectionWords = {
  heading: 'Waiting for an answer',
  count: (total) => counted(total, 'request waiting', 'requests waiting'),
};
export const overdue: SectionWords = {
  heading: 'Overdue next actions',
  count: (total) => counted(total, 'overdue action', 'overdue actions'),
};
export const upcoming: SectionWords = {
  heading: 'Events in the next 7 days',
  count: (total) => counted(total, 'event this week', 'events this week'),
};
export const expiring: SectionWords = {
  heading: 'Quotes that expire soon',
  count: (total) => counted(total, 'expiring quote', 'expiring quotes'),
};
export const short: SectionWords = {
  heading: 'Short in the next 60 days',
  count: (total) => counted(total, 'event that is short', 'events that are short'),
};
export const missing = (pieces: readonly { name: string; short: number }[]) =>
  pieces.map(({ name, short: count }) => `${count} short: ${name}`).join(', ');
export const owed: SectionWords = {
  heading: 'Deposits overdue and balances due',
  count: (total) => counted(total, 'event with money due', 'events with money due'),
};
export const owes = (amount: string, isDeposit: boolean) =>
  `${amount} ${isDeposit ? 'of the deposit overdue' : 'due'}`;
export const failedMails: SectionWords = {
  heading: 'Emails that were not delivered',
  count: (total) => counted(total, 'failed email', 'failed emails'),
};

const HOUR_MS = 60 * 60 * 1000;
/** Waits are shown in hours up to here, because visitors are promised an answer within 24. */
const MAX_HOURS = 48;

/** How long a request has waited. */
export function waits(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  if (hours < 1) return 'waiting less than an hour';
  if (hours < MAX_HOURS) return `waiting ${counted(hours, 'hour', 'hours')}`;
  return `waiting ${Math.floor(hours / 24)} days`;
}

/** A customer's answer to a quote. */
export const answers = {
  'quote-question': 'asked about a quote',
  'quote-declined': 'declined a quote',
} as const;

export const since = (days: number) => `due ${counted(days, 'day', 'days')} ago`;
export const eventOn = (date: string) => `event ${date}`;
export const validThrough = (number: number, date: string) =>
  `quote ${number}, valid through ${date}`;
export const more = (count: number) => `… and ${count} more.`;

/** As named in the admin. */
export const statuses: Partial<Record<string, string>> = {
  pending: 'Pending',
  contacted: 'Contacted',
  quoted: 'Quoted',
  booked: 'Booked',
};

export const mailNames: Record<MailKind, string> = {
  'inquiry-for-staff': 'email to you about a request',
  'inquiry-confirmation': 'confirmation to the customer',
  'inquiry-reply': 'your reply to the customer',
  'staff-invitation': 'staff invitation',
  'password-reset': 'link to reset a password',
  'email-change': 'link to confirm an email address',
  'second-factor-reset': 'Two-factor reset',
  'passkey-changed': 'passkey added or removed',
  'visitor-list': 'wishlist emailed by a visitor',
  quote: 'quote to the customer',
  'quote-reminder': 'reminder about a quote',
  'quote-accepted': 'confirmation of an accepted quote',
  'quote-answer': 'email to you about an answer to a quote',
  'quote-short': 'email to you about a quote that no longer fits',
  digest: 'daily email',
};
