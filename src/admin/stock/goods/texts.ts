/** Texts of what goes out and comes back on a day, for the crew. */
import type { HandoverWay } from '#contracts/stock/stock.ts';

const pieces = (count: number) => count.toLocaleString('en-US');

export const GOODS = {
  title: 'Goes out and comes back',
  previous: 'Day before',
  next: 'Day after',
  today: 'Today',
  day: 'Day',
  print: 'Print sheets',
  loading: 'Loading the day',
  notLoaded: 'The day couldn’t be loaded',
  event: (day: string) => `Event on ${day}`,
  canceled: 'Canceled after it was packed',
  time: (window: string) => `Time: ${window}`,
  contact: (contact: string) => `On site: ${contact}`,
  noPlace: 'No place yet',
  partOf: (sets: readonly string[]) => `For ${new Intl.ListFormat('en-US').format(sets)}`,
  rented: (quantity: number, partner: string) => `${pieces(quantity)} from ${partner}`,
  notConfirmed: 'not confirmed',
  quantity: pieces,
  together: 'All together',
  /** @param why empty for a weekday that is always closed */
  closed: (why: string, next: string) =>
    `${why === '' ? 'You’re closed that day' : `Closed: ${why}`}. Returns without a day of their own move to ${next}.`,
  /** @param window as text, agreed on for a return that moves */
  timed: (window: string) =>
    `pick-up agreed for “${window}”. If that is this day, enter it under “Change items” as the day its items come back.`,
  ticked: (by: string) => (by === '' ? 'Done' : `Done by ${by}`),
  /** @param more of the event than were ticked off; negative: fewer */
  doneOf: (ticked: number, done: string, more: number) =>
    `${pieces(ticked)} ${done}, ${more > 0 ? `${pieces(more)} more` : `${pieces(-more)} too many`}`,
  doneOn: (done: string, day: string) => `${done} on ${day}`,
  notTicked: 'The check mark was not saved',
  /**
   * For screen readers.
   * @param name of the event's customer
   */
  box: (quantity: number, item: string, name: string) => `${pieces(quantity)} ${item}, ${name}`,
  faults: 'Missing or damaged',
  missing: 'Missing',
  damaged: 'Damaged',
  note: 'Note',
  /** For staff who may not tick. */
  noted: ({ missing, damaged, note }: { missing: number; damaged: number; note: string }) =>
    [
      ...(missing > 0 ? [`${pieces(missing)} missing`] : []),
      ...(damaged > 0 ? [`${pieces(damaged)} damaged`] : []),
      ...(note === '' ? [] : [note]),
    ].join(', '),
  save: 'Save',
  saved: { title: 'Saved', text: 'You can block these pieces or charge the customer.' },
  unticked: {
    title: 'Not back',
    text: 'What was noted as missing or damaged was removed with the check mark.',
  },
  block: (count: number) => `Block ${pieces(count)}`,
  /** @param more pieces noted as missing or damaged than are blocked; negative: fewer */
  blocked: (count: number, more: number) =>
    `${pieces(count)} blocked${more === 0 ? '' : more > 0 ? `, ${pieces(more)} more` : `, ${pieces(-more)} too many`}: change…`,
  /** Names the event by its reference: a block outlives what is kept of a customer. */
  blockNote: (reference: string, note: string) =>
    `From ${reference}${note === '' ? '' : `: ${note}`}`,
  charge: 'Charge the customer…',
  charged: (amount: string) => `${amount} charged: change…`,
} as const;

/** For missing or damaged pieces, as a line of what was agreed. */
export const CHARGE = {
  title: (count: number, item: string) => `Charge for ${pieces(count)} × ${item}`,
  price: 'Price for each',
  missing: 'Please enter an amount',
} as const;

export const NEW_CHARGE = {
  intro:
    'Adds a line to the agreed-on items, and its amount to the total. The balance and the customer’s page follow.',
  sum: (amount: string) => `Adds ${amount} to the total.`,
  save: 'Add to the total',
  done: { title: 'Added to the total', text: 'The line is among the agreed-on items.' },
  notDone: 'It was not added',
};

/** @param was amount that is charged already */
export const changedCharge = (was: string): typeof NEW_CHARGE => ({
  intro:
    'Changes the line among the agreed-on items, and the total with it. The balance and the customer’s page follow.',
  sum: (amount) => `Changes the charge from ${was} to ${amount}.`,
  save: 'Change the charge',
  done: { title: 'Charge changed', text: 'The line is among the agreed-on items.' },
  notDone: 'The charge was not changed',
});

export const WAYS: Record<HandoverWay, { title: string; none: string; done: string }> = {
  out: { title: 'Goes out', none: 'Nothing goes out that day.', done: 'Packed' },
  back: { title: 'Comes back', none: 'Nothing comes back that day.', done: 'Back' },
};
