/** Texts of quotes: on a request's page, in the editor and in print. */
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { counted, hello } from '../parts/texts.ts';

export const QUOTE_STANDING_LABELS: Record<QuoteView['standing'], string> = {
  draft: 'Draft',
  open: 'Awaiting answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  replaced: 'Replaced',
};

/** Of an open quote whose event was changed since it was sent. */
export const OUTDATED = 'Event changed: revise it';

/** The section on a request's page. */
export const QUOTES = {
  title: 'Quotes',
  none: 'No quote yet. A new one starts with the requested items at today’s prices.',
  create: 'Create Quote',
  creating: 'Creating…',
  notCreated: 'The quote was not created',
  loading: 'Loading the quotes',
  notLoaded: 'The quotes couldn’t be loaded',
  name: (number: number) => `Quote ${number}`,
  total: 'Total',
  validUntil: (day: string) => `Valid through ${day}`,
  sentAt: (time: string) => `Sent ${time}`,
  finalizedAt: (time: string) => `Finalized ${time}`,
  changedAt: (time: string) => `Last changed ${time}`,
  acceptedBy: (name: string, time: string) => `Accepted by ${name}, ${time}`,
  declinedAt: (time: string) => `Declined ${time}`,
  links: (count: number) => (count === 0 ? 'No working link' : counted(count, 'working link')),
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  revise: 'Revise',
  reviseOf: (name: string) => `Revise ${name}`,
  copy: 'Copy to another request',
  copyOf: (name: string) => `Copy to another request: ${name}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw ${name}`,
  withdrawTitle: (name: string) => `Withdraw ${name}?`,
  withdrawText:
    'The customer can’t accept it anymore; their link says that it was withdrawn. You can’t undo this, but you can send a revised quote.',
  withdrawn: 'Quote withdrawn',
  notWithdrawn: 'The quote was not withdrawn',
  newLink: 'New link',
  newLinkOf: (name: string) => `New link to ${name}`,
  noNewLink: 'No new link was created',
  revokeLinks: 'Revoke links',
  revokeLinksOf: (name: string) => `Revoke links to ${name}`,
  revokeTitle: (name: string) => `Revoke all links to ${name}?`,
  revokeText:
    'No link to this quote will work anymore, including the one in the email. You can make a new link afterward.',
  revoked: 'Links revoked',
  notRevoked: 'The links were not revoked',
  discard: 'Discard draft',
  discardOf: (name: string) => `Discard draft of ${name}`,
  discardTitle: (name: string) => `Discard the draft of ${name}?`,
  discardText: 'It will be deleted permanently. The customer hasn’t seen it.',
  discarded: 'Draft discarded',
  notDiscarded: 'The draft was not discarded',
  changedMeanwhile:
    'This quote was already changed by someone else or in another tab. You’re now seeing the latest version.',
} as const;

/** A link to a sent quote. */
export const QUOTE_LINK = {
  label: (name: string) => `Link to ${name}`,
  hint: 'Paste it into a text message, for example. It’s shown only once; you can always make another.',
  copied: 'Anyone who has it can view and answer the quote.',
  close: 'Done',
} as const;

export const QUOTE_EDITOR = {
  back: 'Back to request',
  title: (number: number, customer: string) => `Quote ${number} for ${customer}`,
  gone: 'This quote no longer exists. Someone may have discarded the draft.',
  print: 'Print quote',
  save: 'Save quote',
  saving: 'Saving…',
  saved: 'Quote saved',
  savedText: 'The customer hasn’t been sent anything yet.',
  /** @param fields labels */
  savedWithOthers: (name: string, fields: readonly string[]) =>
    `${name} also has changes made by someone else or in another tab: ${fields.join(', ')}.`,
  notSaved: 'The quote was not saved',
  unsaved: 'You have unsaved changes.',
  noChanges: 'Everything is saved.',
  send: 'Send…',
  sentMeanwhile:
    'This quote has already been sent and can’t be changed anymore. Go back to the request to revise it.',
  discardedMeanwhile: 'Someone has discarded this draft.',
  noLines: 'Add at least one line before you send the quote.',
  pastDay: 'Please choose today or a later day',
  acceptedMeanwhile: (name: string, quote: string, time: string) =>
    `${name} accepted ${quote} on ${time}, after this draft was begun.`,
  late: (event: string) =>
    `The event is on ${event}, before the last day of this quote. The customer could accept it after the event.`,
  // Sections.
  event: 'Customer and event',
  lines: 'Lines',
  sums: 'Prices and fees',
  words: 'What the customer reads',
  conditions: 'Validity and payment',
} as const;

/** Labels of the editor's fields, in the order in which conflicts list them. */
export const QUOTE_LABELS = {
  customer: 'Customer',
  eventDate: 'Event date',
  lastDay: 'Last day',
  eventLocation: 'Event location',
  lines: 'Lines',
  discount: 'Discount',
  delivery: 'Delivery ($)',
  setup: 'Setup ($)',
  waiverPercent: 'Damage waiver (%)',
  taxPercent: 'Sales tax (%)',
  deposit: 'Deposit',
  validUntil: 'Valid through',
  intro: 'Introduction',
  terms: 'Terms',
  paymentLink: 'Payment link',
  isReminded: 'Remind the customer',
} as const;

export const QUOTE_HINTS = {
  lastDay: 'Only for an event of several days.',
  discount: 'Taken off the rental before waiver and tax.',
  waiverPercent:
    'Percentage of the rental after the discount. If it’s optional, only where the customer asked for it.',
  taxPercent: 'Percentage of the taxable lines after the discount.',
  deposit: 'Part of the total.',
  validUntil: 'The last day the customer can accept it.',
  intro: 'Appears above the items.',
  paymentLink:
    'Shown after the quote is accepted. Leave it empty if you take payments another way.',
  isReminded: 'An email two days before the quote expires, unless it was answered.',
} as const;

export const QUOTE_LINES = {
  name: 'Item',
  note: 'Note',
  quantity: 'Quantity',
  price: 'Unit price',
  taxable: 'Taxable',
  total: 'Line total',
  /**
   * @param line from 1
   * @param part label of the column
   */
  field: (line: number, part: string) => `Line ${line}: ${part.toLowerCase()}`,
  line: (line: number) => `Line ${line}`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'Line removed',
  none: 'No lines yet. Add items from the catalog, a package, or a custom line.',
  noPrice: 'No price yet',
  noPrices: (count: number) => `${counted(count, 'line')} without a price`,
  onlyOwned: (owned: number) => `You own only ${owned}`,
  moreThanOwned: (quantity: number, owned: number) =>
    `You own only ${owned}; this quote has ${quantity}`,
  add: 'Add from the catalog',
  addHint: 'Type part of an item’s name.',
  package: 'Add a package',
  addPackage: 'Add package',
  choosePackage: 'Choose a package',
  addFree: 'Add a custom line',
  full: (max: number) => `A quote has at most ${max} lines.`,
  added: (name: string) => `${name} added`,
} as const;

/** A discount or a deposit. */
export const QUOTE_PARTS = {
  unit: (label: string) => `${label}: dollars or percent`,
  amount: '$',
  percent: '%',
  notDollars: 'To enter a percentage, choose % beside the number',
} as const;

export const QUOTE_SEND = {
  title: (name: string) => `Send ${name}`,
  to: (email: string) => `To: ${email}`,
  noEmail:
    'This request has no email address, so the quote can’t be emailed. Finalize it instead: it can’t be changed after that, and you get a link to give to the customer, in a text message for example.',
  /** Two links are counted as working: that of the email, and the shown one. */
  noServer: {
    files:
      'You get a link to give to the customer instead, in a text message for example. The email is saved as a file with another link. Once it’s finalized, the quote can’t be changed.',
    none: 'You get a link to give to the customer instead, in a text message for example. The email waits with another link. Once it’s finalized, the quote can’t be changed.',
  },
  /**
   * @param day the last one
   * @param isShort whether not all pieces are free
   */
  holds: (day: string, isShort: boolean) =>
    `It holds ${isShort ? 'what is free of its pieces' : 'its pieces'} for the customer through ${day}.`,
  /** Of a booked event. */
  holdsMore: (day: string, isShort: boolean) =>
    `What it asks for beyond the booking is held${isShort ? ', as far as it’s free,' : ''} for the customer through ${day}.`,
  subject: 'Subject',
  message: 'Message',
  messageHint: 'The link to the quote and your signature are added.',
  preview: 'What the customer sees',
  send: 'Send quote',
  sendWithLink: 'Finalize and get a link',
  sending: 'Sending…',
  /** Not “sent”: whether the mail server accepts it is known later. */
  finalized: 'Quote finalized',
  mailedTo: (email: string) =>
    `It’s waiting to be emailed to ${email}. The timeline shows when it’s sent.`,
  sentWithoutEmail: 'Copy the link and give it to the customer.',
  notSent: 'The quote was not sent',
  noPrices: (count: number) =>
    `${counted(count, 'line')} without a price: the customer will read $0.00.`,
  accepted: (name: string, quote: string, time: string) =>
    `${name} accepted ${quote} on ${time}. Send this one anyway?`,
  sendAnyway: 'Send anyway',
} as const;

/**
 * Default texts of the mail with a quote: with a request's first quote, or with a later one.
 * @param first name of the customer
 */
export const QUOTE_MAIL = {
  subject: (number: number) => (number === 1 ? 'Your quote' : 'Your updated quote'),
  message: (first: string, number: number) =>
    `${hello(first)}\n\n${
      number === 1
        ? 'Thank you for your request! Your quote is ready.'
        : 'We’ve updated your quote. It replaces the one we sent before.'
    }\n\nPlease take a look and accept it online when you’re ready. If you have any questions, just reply to this email or ask them on the page.`,
} as const;
