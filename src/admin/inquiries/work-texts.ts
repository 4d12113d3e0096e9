/** Texts of a request's page. */
import type { InquiryChannel } from '#contracts/inquiries/list.ts';
import type { TimelineKind, FeeLine, TimelineEntryView } from '#contracts/inquiries/work.ts';
import { formatEventDate } from '#domain/event-date.ts';
import type { LostReason } from '#domain/inquiry-status.ts';
import { aboutQuote, DECLINE_LABELS } from '#site/quotes/texts.ts';
import { counted } from '../parts/texts.ts';
import { wasMailed } from '../quotes/was-mailed.ts';
import { STATUS_LABELS } from './texts.ts';

export const LOST_LABELS: Record<LostReason, string> = {
  price: 'Price',
  'date-taken': 'Date taken',
  'no-answer': 'No answer',
  other: 'Other',
};

export const CHANNEL_LABELS: Record<InquiryChannel, string> = {
  website: 'Website',
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  other: 'Other',
};

/** Labels of the fees below the sum. */
export const FEE_LABELS: Record<FeeLine['fee'], (percent: number) => string> = {
  'damage-waiver': (percent) => `Damage waiver (${percent}%)`,
  'sales-tax': (percent) => `Sales tax (${percent}%)`,
  total: () => 'Total before delivery and setup',
  deposit: (percent) => `Deposit (${percent}% of the total)`,
};

export const WORK = {
  back: 'Back to requests',
  print: 'Print request',
  printPacking: 'Print packing list',
  writeReply: 'Write reply',
  when: 'When',
  where: 'Where',
  deliveryWindow: 'Delivery window',
  pickupWindow: 'Pick-up window',
  siteContact: 'Contact on site',
  cameBy: 'Source',
  noDate: 'No date yet',
  noPlace: 'No location yet',
  dayAndDate: (weekday: string, date: string) => `${weekday}, ${date}`,
  image: 'Image',
  item: 'Item',
  option: 'Option',
  quantity: 'Quantity',
  asked: 'Price when requested',
  today: 'Price today',
  owned: 'You own',
  total: 'Total',
  gone: 'Not in the catalog',
  optionGone: 'Its option was removed from the catalog',
  short: (owned: number) => `Only ${owned}`,
  sum: 'Total when requested',
  agreed: (quote: number) => `Agreed-on items (Quote ${quote})`,
  agreedBefore: (quote: number) => `Items agreed on before (Quote ${quote})`,
  askedBefore: (quote: number) => `As first requested. What was agreed on is in Quote ${quote}.`,
  belowMinimum: (amount: string) => `Below your minimum order of ${amount}`,
  unpriced: (count: number) => `${counted(count, 'item')} without a price`,
  withoutPackage: (name: string, price: string) =>
    `Without ${name}${price === '' ? '' : `, starting at ${price}`}`,
  assignee: 'Assigned to',
  nobody: 'Unassigned',
  nextAction: 'Next action',
  nextOn: 'On',
  done: 'Done',
  doneTitle: 'Next action done',
  doneText: (action: string) => `“${action}” is in the timeline as done.`,
  /** @param day empty if it was removed */
  plannedElsewhere: (action: string, day: string) =>
    `This was changed in the meantime${day === '' ? ': there is no next action now' : ` to: ${action}, ${day}`}. Saving replaces it.`,
  save: 'Save',
  cancel: 'Cancel',
  notSaved: 'Not saved',
  changedMeanwhile:
    'This request was already changed by someone else or in another tab. You’re now seeing the latest version.',
  others: 'Other requests from this person',
  sameEmail: 'same email',
  samePhone: 'same phone number',
  replaces: 'Replaces',
  replacedBy: 'Replaced by',
  claimed: 'according to the sender',
  unanswered: {
    'quote-question':
      'The customer asked about a quote. Reply, call, or add a note to mark it answered.',
    'quote-declined': 'The customer declined a quote. Send another one, or change the status.',
  },
  reasonWhy: 'Why was it lost?',
  chooseReason: 'Choose a reason',
  lostNote: 'In a few words',
  cancelInstead: 'To call off the event, use “Cancel event”.',
  bookToCancel: 'It was booked before: to call it off, book it again, then use “Cancel event”.',
  acceptsQuote: (quote: number) => `This accepts Quote ${quote} as it stands.`,
  bookedNote: 'What was agreed on?',
  bookedHint: 'For example: deposit received, signed by email',
  saveStatus: (status: string) => `Mark as ${status.toLowerCase()}`,
  undo: (from: string) => `Undo: back to ${from}`,
  notUndone: 'The status was not changed back',
} as const;

export const TIMELINE = {
  title: 'Timeline',
  request: 'Request received',
  note: 'Add a note',
  noteHint: 'Only your team sees notes.',
  addNote: 'Add note',
  addCall: 'Log call',
  edit: 'Edit',
  editNote: 'Edit note',
  save: 'Save note',
  edited: 'edited',
  undone: (time: string) => `Undone ${time}`,
  formerStaff: 'A former colleague',
  visitor: 'Visitor',
  notAdded: 'The note was not saved',
} as const;

const KINDS: Record<TimelineKind, string> = {
  created: 'Request added by your team',
  details: 'Details changed',
  note: 'Note',
  call: 'Call',
  status: 'Status',
  assigned: 'Assigned',
  'next-action': 'Next action',
  'mail-sent': 'Reply',
  'quote-sent': 'Quote sent',
  'quote-accepted': 'Quote accepted',
  'quote-declined': 'Quote declined',
  'quote-question': 'Question about a quote',
  'quote-withdrawn': 'Quote withdrawn',
  'quote-short': 'Acceptance didn’t fit',
  overbooked: 'Booked beyond stock',
  agreed: 'Agreed items changed',
  canceled: 'Event canceled',
  payment: 'Payment received',
  refund: 'Refund paid',
  'payment-voided': 'Payment struck out',
};

/** An acceptance has the name in its body; a quote sent without a subject was given as a link. */
function quoteEntryTitle(event: TimelineEntryView, number: number): string {
  const { kind, body: name, subject, quoteEnd: end } = event;
  switch (kind) {
    case 'quote-sent':
      if (subject === '') return `Quote ${number} finalized, to be shared by link`;
      // What became of its mail stands below.
      return wasMailed(event) ? `Quote ${number} sent` : `Quote ${number} finalized`;
    case 'quote-accepted':
      return `Quote ${number} accepted by ${name}`;
    case 'quote-declined':
      return `Quote ${number} declined`;
    case 'quote-question':
      return aboutQuote(number, end);
    case 'quote-withdrawn':
      return `Quote ${number} withdrawn`;
    case 'quote-short':
      return `The customer tried to accept quote ${number}, but it no longer fits`;
    default:
      return KINDS[kind];
  }
}

/** @param which names of the changed details, joined */
function detailsTitle(which: string, quote: { number: number } | null): string {
  return quote === null
    ? `Details changed: ${which}`
    : `${which.charAt(0).toUpperCase()}${which.slice(1)} taken from quote ${quote.number}`;
}

/** @returns the reason of a loss, in parentheses; empty for another event */
export function lostWhy({ to, reason }: TimelineEntryView): string {
  return to === null || reason === null ? '' : ` (${LOST_LABELS[reason].toLowerCase()})`;
}

/** @returns a short title, without the reason of a loss */
export function entryTitle(event: TimelineEntryView): string {
  const { kind, body, from, to, day, subject, quote, declineReason } = event;
  if (from && to) return `${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}`;
  if (kind === 'assigned') return body === '' ? 'Unassigned' : `Assigned to ${body}`;
  if (kind === 'next-action') {
    if (day !== null) return `Next: ${body}, ${formatEventDate(day)}`;
    return body === '' ? 'Next action removed' : `Done: ${body}`;
  }
  if (kind === 'mail-sent') return `Reply: ${subject}`;
  if (kind === 'details') return detailsTitle(subject, quote);
  if (quote === null) return [KINDS[kind], subject].filter(Boolean).join(': ');
  const declined =
    declineReason === null ? '' : ` (${DECLINE_LABELS[declineReason].toLowerCase()})`;
  return quoteEntryTitle(event, quote.number) + declined;
}

export const REPLY = {
  title: (name: string) => `Reply to ${name}`,
  template: 'Template',
  noTemplate: 'No template',
  restore: 'Restore what I had typed',
  loadingTemplates: 'Loading the templates',
  templatesNotLoaded: 'The templates couldn’t be loaded',
  subject: 'Subject',
  message: 'Message',
  hint: 'We’ll add your signature with the business name, phone, and email.',
  preview: 'Preview',
  edit: 'Back to editing',
  to: (email: string) => `To: ${email}`,
  send: 'Send reply',
  sending: 'Sending…',
  notSent: 'The reply was not sent',
  notPreviewed: 'The preview couldn’t be loaded',
} as const;

export const ADD = {
  title: 'Add a request',
  intro: 'For a phone call or a walk-in. Nothing is sent to the person.',
  channel: 'How did they contact you?',
  date: 'Event date, if known',
  message: 'What do they need?',
  save: 'Add request',
  saved: 'Request added',
  notSaved: 'The request was not added',
} as const;

/** The dialog of a request's details; its labels serve the dialog that adds a request too. */
export const DETAILS = {
  open: 'Edit details',
  title: 'Edit details',
  intro:
    'For corrections and a date, place or number of guests that has changed. Quotes that were sent stay as they are.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  reachHint: 'A phone number or an email address is required.',
  date: 'Event date',
  place: 'Event location',
  lastDay: 'Last day',
  lastDayHint: 'Only for an event of several days. It moves with the event date.',
  bookedIntro:
    'This event is booked. Change its date or place only as agreed on with the customer, for example by phone: the customer’s page, the packing list, the calendar, and the stock follow at once.',
  /** @param now empty if it was removed */
  changedElsewhere: (now: string) =>
    `This was changed in the meantime${now === '' ? ': it’s blank now' : ` to: ${now}`}. Saving replaces it.`,
  save: 'Save details',
  discard: 'Discard changes',
  saved: 'Details saved',
  notSaved: 'The details were not saved',
} as const;
