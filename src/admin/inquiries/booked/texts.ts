/** Texts about booked events: agreements, payments, partners and cancellations. */
import type { CancellationView } from '#contracts/inquiries/booked-views.ts';
import type { CanceledBy, PaymentKind, PaymentMethod } from '#contracts/stock/stock.ts';
import { formatCents } from '#domain/money.ts';

export const CANCELED_BY_LABELS: Record<CanceledBy, string> = {
  customer: 'The customer',
  shop: 'We did',
};

/** @param day of an event, or empty */
const onDay = (day: string) => (day === '' ? '' : ` on ${day}`);

export const CANCEL = {
  open: 'Cancel event…',
  title: (name: string) => `Cancel ${name}’s event?`,
  intro:
    'Its items are available again at once, and open quotes are withdrawn. The customer’s quote page says that the event was canceled. You can undo this in the timeline.',
  packed: (items: readonly string[]) =>
    `Packed and not back yet: ${new Intl.ListFormat('en-US').format(items)}. They can be booked again all the same, and stay under “Comes back” on their day.`,
  by: 'Who canceled?',
  reason: 'Why?',
  keepsFee: 'We keep a fee',
  fee: 'Fee',
  received: (cents: number) => `Received so far: ${formatCents(cents)}`,
  mails: 'Email the customer',
  message: 'Message',
  messageHint:
    'Below it, the email says which fee is kept and what is refunded, names the event, and links to their page.',
  /**
   * @param to first name
   * @param day of the event, or empty
   */
  firstMessage: (to: string, day: string) =>
    `Hello ${to},\n\nYour event with us${onDay(day)} is canceled. If you have any questions, just reply to this email.`,
  save: 'Cancel event',
  keep: 'Keep event',
  /** Beside it, once something was typed. */
  keepAndClear: 'Keep event and clear this form',
  done: 'Event canceled',
  notDone: 'The event was not canceled',
  /** When it is undone. */
  wasTold:
    'The customer was already emailed about the cancellation. Tell them that the event takes place.',
} as const;

/** The mail to the customer about changed details. */
export const MOVED = {
  /** @param items ticked off as packed and not back */
  packed: (items: readonly string[]) =>
    `Ticked off as packed for the former day: ${new Intl.ListFormat('en-US').format(items)}. The check marks stay. Where they no longer hold, take them off under “Goes out” on the new day.`,
  mails: 'Email the customer about the change',
  hint: 'With what changed, a link to their page, and the event for their calendar. Their page changes in any case.',
  message: 'Message',
  /**
   * @param to first name
   * @param when current day and place
   */
  firstMessage: (to: string, when: string) =>
    `Hello ${to},\n\nAs agreed, we changed your event.${when === '' ? '' : ` It’s now ${when}.`} If anything isn’t right, just reply to this email.`,
  on: (day: string) => `on ${day}`,
  at: (place: string) => `at ${place}`,
} as const;

/**
 * @param time when it was canceled
 * @param dueCents still to be paid of the fee; negative: to be refunded
 */
export function canceledText(
  { by, reason, feeKeptCents }: CancellationView,
  time: string,
  dueCents: number,
): string {
  const who = by === 'shop' ? 'by us' : 'by the customer';
  const due = dueCents > 0 ? `, ${formatCents(dueCents)} of it still due` : '';
  const fee = feeKeptCents === null ? 'No fee' : `Fee: ${formatCents(feeKeptCents)}${due}`;
  return `Canceled ${who} on ${time}: ${reason}. ${fee}.`;
}

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  check: 'Check',
  cash: 'Cash',
  card: 'Card (charged elsewhere)',
  transfer: 'Bank transfer',
  other: 'Other',
};

export const KIND_LABELS: Record<PaymentKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
};

export const PAYMENTS = {
  title: 'Payments',
  total: 'Total agreed on',
  fee: 'Fee kept',
  deposit: 'Deposit still due',
  received: 'Received so far',
  refunded: 'Refunded so far',
  balance: 'Balance',
  toRefund: 'To refund',
  none: 'Nothing received yet.',
  add: 'Record payment',
  refund: 'Record refund',
  titleOf: { payment: 'Record a payment', refund: 'Record a refund' },
  amount: 'Amount',
  day: { payment: 'Received on', refund: 'Refunded on' },
  how: 'How?',
  chooseHow: 'Choose how',
  note: 'Note',
  noteHint: 'For example a check number. Never a card number.',
  save: 'Save',
  saved: { payment: 'Payment saved', refund: 'Refund saved' },
  notSaved: 'It was not saved',
  amountMissing: 'Please enter an amount',
  strike: 'Strike out',
  strikeTitle: (what: string) => `Strike out ${what}?`,
  strikeText: 'For a mistake. It stays visible, crossed out, and no longer counts.',
  struck: 'Struck out',
  notStruck: 'It was not struck out',
  by: (author: string) => `by ${author}`,
} as const;

const NO_LONGER_BOOKED = 'This event is no longer booked.';

export const AGREED = {
  title: 'Agreed-on items',
  changed: (when: string, hasCharge: boolean) =>
    hasCharge ? `Changed on ${when}.` : `Changed as agreed by phone on ${when}.`,
  byHand: 'Booked without a quote.',
  noLonger: NO_LONGER_BOOKED,
  edit: 'Change items…',
  editTitle: 'Change what was agreed on',
  intro:
    'For changes the customer agreed to by phone. The customer’s page, the packing list, and the stock follow at once. For changes to confirm online, send a new quote instead.',
  line: (index: number) => `Line ${index}`,
  item: 'Item',
  quantity: 'Quantity',
  price: 'Unit price',
  note: 'Note',
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a line',
  addCatalog: 'Add from the catalog',
  total: 'Total',
  totalHint: 'Follows the items, with delivery, fees, and tax, until you type another amount.',
  addUp: (byLines: string) =>
    `The items add up to ${byLines}. The customer reads the difference as an adjustment.`,
  takeByLines: (byLines: string) => `Use ${byLines}`,
  deposit: 'Deposit',
  save: 'Save changes',
  saved: 'Changes saved',
  notSaved: 'The changes were not saved',
  /**
   * @param to first name
   * @param total as typed
   * @param day of the event, or empty
   */
  firstMessage: (to: string, total: string, day: string) =>
    `Hello ${to},\n\nAs agreed, we changed the items of your event${onDay(day)}.${total === '' ? '' : ` The total is now ${total}.`} If anything isn’t right, just reply to this email.`,
  contains: (parts: string) => `Contains ${parts}`,
} as const;

export const PARTNERS = {
  title: 'Rented in',
  intro: 'Items a partner lends you for this event.',
  add: 'Add rented-in items',
  addTitle: 'Add rented-in items',
  editTitle: 'Edit rented-in items',
  item: 'Item',
  chooseItem: 'Find the item',
  chooseOther: 'Find another item',
  quantity: 'Quantity',
  partner: 'Who lends them?',
  cost: 'Cost',
  confirmed: 'Confirmed by the partner',
  confirmedHint: 'Only then do they cover what is short.',
  isConfirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet',
  save: 'Save',
  edit: 'Edit',
  remove: 'Remove',
  saved: 'Saved',
  removed: 'Removed',
  notSaved: 'It was not saved',
  from: (partner: string) => `From ${partner}`,
  /** Below an overbooking in the timeline. */
  goTo: 'Go to rented-in items',
} as const;

export const PACKING = {
  title: 'Packing list',
  packed: 'Packed',
  back: 'Returned',
  canceled: 'CANCELED: nothing is delivered.',
  source: {
    agreed: (quote: number | null) =>
      quote === null ? 'Items as agreed on.' : `Items as agreed on (Quote ${quote}).`,
    quote: (quote: number | null) => `Items from Quote ${quote ?? ''}, as accepted.`,
    former: (quote: number | null) =>
      `Items from Quote ${quote ?? ''}, as accepted before. ${NO_LONGER_BOOKED}`,
    request: () => 'Items as requested; no quote has been accepted yet.',
  },
  none: 'Nothing to pack: no items were requested.',
} as const;
