import type { InquiryStatus, InquiryView, LineStanding } from '#contracts/admin/inquiries.ts';
import { SITE } from '#site/config.ts';
import { moment } from '../data/times.ts';

export const STATUS_LABELS: Record<InquiryStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  quoted: 'Quoted',
  booked: 'Booked',
  lost: 'Lost',
  quarantined: 'Quarantined',
};

/** How a requested line stands beside the catalog, in words; empty where all is as sent. */
export const STANDING_LABELS: Record<LineStanding, string> = {
  listed: '',
  'price-differs': 'Price differs from the catalog',
  'name-differs': 'Name differs from the catalog',
  retired: 'No longer offered',
  unknown: 'Not in the catalog',
};

/** @returns `mailto:` address of an answer, with the reference in its subject */
export function replyHref({ name, email, reference }: InquiryView): string {
  const subject = encodeURIComponent(`Your request ${reference} - ${SITE.name}`);
  const body = encodeURIComponent(`Hello ${name},\n\n`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

/** @returns `tel:` address of a number as typed */
export function callHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** @returns what became of a mail that did not arrive; null when all is well or under way */
export function mailTrouble(mails: InquiryView['mails']): string | null {
  const dead = mails.filter(({ state }) => state === 'dead');
  if (dead.length === 0) return null;
  return dead.length === 1
    ? 'An email was not delivered'
    : `${dead.length} emails were not delivered`;
}

type Mail = InquiryView['mails'][number];

/** What each mail about a request is, and what a person does when it never arrives. */
const MAILS: Partial<Record<string, { name: string; instead: string }>> = {
  'inquiry-for-staff': {
    name: 'Email to the shop',
    instead: 'Check the settings of the email server.',
  },
  'inquiry-confirmation': {
    name: 'Confirmation to the visitor',
    instead: 'The address may be wrong. Try calling them.',
  },
};

/**
 * A visitor is mailed one confirmation a day, and none for what looks like spam.
 * @returns why there is none for this request; null when there is one
 */
export function missingConfirmation({
  mails,
  spamReasons,
}: Pick<InquiryView, 'mails' | 'spamReasons'>): string | null {
  if (mails.some(({ kind }) => kind === 'inquiry-confirmation')) return null;
  const why =
    spamReasons.length > 0
      ? 'the request looked like spam'
      : 'this address already got one for another request that day';
  return `Confirmation to the visitor: left out, because ${why}`;
}

/** @returns what became of one mail, in words */
export function mailWords({ kind, state, sentAt, tries, lastError }: Mail): string {
  const { name, instead } = MAILS[kind] ?? { name: kind, instead: '' };
  const why = lastError === '' ? '' : ` (${lastError})`;
  const times = tries === 1 ? 'once' : `${tries} times`;
  if (state === 'filed' && sentAt !== null) {
    return `${name}: kept in a file ${moment(sentAt)}, not sent, because no email server is set up`;
  }
  if (sentAt !== null) return `${name}: sent ${moment(sentAt)}`;
  if (state === 'dead') {
    return `${name}: not delivered, and not tried again after ${tries} tries${why}. ${instead}`;
  }
  if (tries === 0) return `${name}: waiting to be sent`;
  return `${name}: tried ${times}${why}, and tried again by itself`;
}
