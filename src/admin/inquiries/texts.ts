/** Texts about requests, and about personal data in them. */
import type {
  InquirySort,
  InquiryStatus,
  InquiryView,
  LineStanding,
} from '#contracts/inquiries/list.ts';
import type { ErasedView, PersonView } from '#contracts/people.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { counted, hello } from '../parts/texts.ts';

export const KIND_LABELS: Record<InquiryView['kind'], string> = {
  contact: 'Inquiry',
  booking: 'Booking',
  question: 'Question',
};

export const INQUIRIES = {
  singular: 'request',
  plural: 'requests',
  /** The default filter, which leaves spam out. */
  allButSpam: 'All except spam',
  emptyTitle: 'No requests yet',
  empty:
    'Requests from your website show up here. Visitors are told to expect a reply within 24 hours.',
  heading: 'Name',
  eventDate: 'Event date',
  eventLocation: 'Event location',
  type: 'Request',
  received: 'Received',
  reference: 'Reference',
  /** @param date may be empty */
  eventOn: (date: string) => (date === '' ? 'No event date' : `Event ${date}`),
  noDate: '–',
  receivedAt: (time: string) => `Received ${time}`,
  /** @param packageName may be empty */
  what: (kind: InquiryView['kind'], items: number, packageName = '') =>
    [KIND_LABELS[kind], packageName, items > 0 ? counted(items, 'item') : '']
      .filter(Boolean)
      .join(', '),
  /** @param time `3 days` */
  overdue: (time: string) => `${time} overdue`,
  due: (time: string) => `Reply within ${time}`,
  emailsFailed: (count: number) =>
    count === 1 ? 'An email was not delivered' : `${count} emails were not delivered`,
} as const;

/** @inquiry.status */
export const STATUS_LABELS: Record<InquiryStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  quoted: 'Quoted',
  booked: 'Booked',
  canceled: 'Canceled',
  lost: 'Lost',
  quarantined: 'Suspected spam',
};

export const INQUIRY_SORT_LABELS: Record<InquirySort, string> = {
  waiting: 'Pending first',
  received: 'Newest first',
  'received-asc': 'Oldest first',
  event: 'Event date: soonest first',
  'event-desc': 'Event date: latest first',
  touched: 'Recently updated first',
  'touched-asc': 'Least recently updated first',
};

/** One request. */
export const INQUIRY = {
  title: 'Request',
  loading: 'Loading the request',
  notLoaded: 'The request couldn’t be loaded',
  summary: (reference: string, time: string) => `${reference} · received ${time}`,
  inTrash: (time: string) =>
    `Moved to the trash on ${time}. It will be deleted permanently after ${TRASH_DAYS} days.`,
  spam: (reasons: readonly string[]) => `This looks like spam: ${reasons.join('; ')}.`,
  restore: 'Restore',
  reply: 'Reply from your email app',
  /** @param shop name of the business */
  replySubject: (reference: string, shop: string) => `Your request ${reference} - ${shop}`,
  replyBegin: (name: string) => `${hello(name)}\n\n`,
  replyReference: (reference: string) => `The reference ${reference} is added.`,
  call: (phone: string) => `Call ${phone}`,
  email: 'Email',
  phone: 'Phone',
  guests: 'Guests',
  package: 'Package',
  services: 'Services',
  heardAbout: 'How they heard about us',
  replaces: 'Replaces',
  // Unverified: the earlier request may be somebody else's.
  replacesWhich: (reference: string) => `${reference}, according to the sender`,
  message: 'Message',
  items: 'Requested items',
  line: (quantity: number) => `${quantity} ×`,
  emails: 'Emails',
  status: 'Status',
  statusChanged:
    'The status was already changed by someone else or in another tab. You’re now seeing the current one. Choose again.',
  statusNotChanged: 'Status was not changed',
} as const;

/** Differences between a requested item and the catalog; may be empty. */
export const STANDING_LABELS: Record<LineStanding, string> = {
  listed: '',
  'price-differs': 'Price differs from the catalog',
  'name-differs': 'Name differs from the catalog',
  retired: 'No longer offered',
  unknown: 'Not in the catalog',
};

/** Kinds of mails about a request, and what to do if they never arrive. */
export const INQUIRY_MAILS = {
  'inquiry-for-staff': {
    name: 'Email to your team',
    instead: 'Check the email server settings.',
  },
  'inquiry-confirmation': {
    name: 'Confirmation to the customer',
    instead: 'The address may be wrong. Try calling them.',
  },
  'inquiry-reply': {
    name: 'Your reply',
    instead: 'The address may be wrong. Try calling them.',
  },
  'event-changed': {
    name: 'Email about the change',
    instead: 'The address may be wrong. Try calling them.',
  },
  'event-canceled': {
    name: 'Email about the cancellation',
    instead: 'The address may be wrong. Try calling them.',
  },
  quote: {
    name: 'Your quote',
    instead: 'The address may be wrong. Try calling them.',
  },
  'quote-reminder': {
    name: 'Reminder about your quote',
    instead: 'The address may be wrong. Try calling them.',
  },
  'quote-accepted': {
    name: 'Copy of the accepted quote to the customer',
    instead: 'The address may be wrong. Try calling them.',
  },
  'quote-accepted-shop': {
    name: 'Copy of the accepted quote to your team',
    instead: 'Check the email server settings.',
  },
  'quote-short': {
    name: 'Notification to your team',
    instead: 'Check the email server settings.',
  },
  'quote-answer': {
    name: 'Notification to your team',
    instead: 'Check the email server settings.',
  },
} as const;

/** States of a mail. */
export const MAIL_STATES = {
  of: (email: string, state: string) => `${email}: ${state}`,
  sent: (time: string) => `sent ${time}`,
  filed: (time: string) => `saved as a file ${time}, because no email server is set up`,
  waiting: 'waiting to be sent',
  /** @param why in parentheses; may be empty */
  retried: (tries: number, why: string) =>
    `tried ${tries === 1 ? 'once' : `${tries} times`}${why} and will be tried again automatically`,
  failed: (tries: number, why: string) => `not delivered after ${tries} tries${why}.`,
  notSentSpam: 'not sent, because the request looked like spam',
  notSentAgain:
    'not sent, because this address got one for another request less than an hour before',
} as const;

/** @param count as text: `3`, `99+` */
export const NEW_REQUESTS = {
  text: (count: string) => `${count} new ${count === '1' ? 'request' : 'requests'}`,
  show: (count: string) => `Show ${count} new ${count === '1' ? 'request' : 'requests'}`,
} as const;

export const PEOPLE = {
  title: 'Personal data',
  intro:
    'Use this page when someone asks for a copy of their personal data, or asks you to delete it. It covers everyone who has sent a request. Staff accounts are under Staff.',
  findTitle: 'Find a person',
  find: 'Find',
  findHint:
    'Variations of an address are found too: ada+party@example.com is the same as ada@example.com.',
  storedTitle: (mailbox: string) => `Data about ${mailbox}`,
  download: 'Download file',
  notDownloaded: 'No file was created',
  erase: 'Delete data',
  eraseTitle: (mailbox: string) => `Delete the data about ${mailbox}?`,
  eraseConfirm: 'Delete permanently',
  notErased: 'Data was not deleted',
  limits:
    'Emails that were already delivered (daily emails to your team included), downloaded files, and existing backups can’t be deleted from here. Spam protection keeps only scrambled addresses, which can’t be traced to a person and are deleted within two days.',
} as const;

/** @returns what is stored about a person, one entry per line */
export function storedTexts(stored: PersonView): string[] {
  const { requests, inTrash, items, notes, quotes, mails, spool } = stored;
  const trash = inTrash > 0 ? ` (${inTrash} in the trash)` : '';
  const lines = items > 0 ? `, with ${counted(items, 'requested item')}` : '';
  const emails = [
    mails.sent > 0 ? `${counted(mails.sent, 'email')} sent` : '',
    mails.filed > 0 ? `${counted(mails.filed, 'email')} saved as a file` : '',
    mails.waiting > 0 ? `${counted(mails.waiting, 'email')} waiting to be sent` : '',
    mails.failed > 0 ? `${counted(mails.failed, 'email')} not delivered` : '',
  ].filter(Boolean);
  return [
    requests === 0 ? 'No requests' : `${counted(requests, 'request')}${trash}${lines}`,
    ...(notes > 0 ? [`${counted(notes, 'note')} and other entries of your team`] : []),
    ...(quotes > 0 ? [counted(quotes, 'quote')] : []),
    emails.join(', ') || 'No emails',
    ...spoolTexts(spool),
  ];
}

/** Requests not in the database yet. */
function spoolTexts(spool: PersonView['spool']): string[] {
  if (!spool) {
    return [
      'Requests that aren’t in the list yet couldn’t be checked. Try again in a few minutes.',
    ];
  }
  const { requests, unread } = spool;
  return [
    requests > 0 ? `${counted(requests, 'request')} not in the list yet` : '',
    unread > 0
      ? `${counted(unread, 'new request')} couldn’t be read, so we don’t know who sent ${unread === 1 ? 'it' : 'them'}. Try again in a few minutes.`
      : '',
  ].filter(Boolean);
}

/** @returns the question before erasing */
export function eraseQuestion(requests: number, emails: number, waiting: number): string {
  const unsent = waiting > 0 ? ' Emails that are still waiting won’t be sent.' : '';
  return `This deletes ${counted(requests, 'request')} and ${counted(emails, 'related email')}, including any in the trash.${unsent} You can’t undo this. Download the file first if you may need it.`;
}

/** @returns the result of erasing */
export function erasedText({ requests, mails, waiting }: ErasedView): string {
  return `Deleted: ${counted(requests + waiting, 'request')} and ${counted(mails, 'email')}.`;
}
