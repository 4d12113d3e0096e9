/** Texts beside the forms of sections, and pages of their previews. */

/** Names of pages in previews. */
export const PLACES = {
  home: 'Home page',
  contact: 'Contact page',
  howItWorks: 'How it works',
  faq: 'FAQ',
  privacy: 'Privacy page',
  events: 'Real events',
  planner: 'Planner',
  fabrics: 'Category of the fabrics',
  confirmation: 'Email that confirms a request',
} as const;

/** Beside the form of the hero. */
export const FOCUS = {
  title: 'Visible at every size',
  howTo: 'Click the part of the image that should always be visible.',
} as const;

/** Beside the forms of the digest, the fees and the stock. */
export const BESIDE = {
  digest: 'What it would say now',
  digestNote: 'It’s put together again when it’s sent.',
  digestNotLoaded: 'The email couldn’t be loaded',
  digestOff: 'No daily email is sent.',
  digestAt: (time: string) => `Every day at ${time}`,
  digestNext: (isToday: boolean) => `, the next one ${isToday ? 'today' : 'tomorrow'}`,
  digestEmpty: 'There’s nothing to report right now, so no email would be sent.',
  fees: 'An order of $1,000, for example',
  feesNote: 'What you’ll see on the page of a request. Visitors don’t see it.',
  rental: 'Rental items',
  damageWaiver: 'Damage waiver',
  salesTax: 'Sales tax',
  total: 'Total',
  deposit: 'Deposit, due at booking',
  minimum: (amount: string) => `Minimum order: ${amount}`,
  noMinimum: 'There’s no minimum order.',
  stock: 'An event on a Saturday, for example',
  stockOut: (day: string) => `Items leave on ${day}.`,
  stockBack: (day: string) => `They can be rented again from ${day}.`,
  stockHeld: 'Open quotes hold their items.',
  stockNotHeld: 'Items are only taken once an event is booked.',
  balanceDue: (days: number) =>
    days === 0
      ? 'The balance is due on the day.'
      : `The balance is due ${days} ${days === 1 ? 'day' : 'days'} before.`,
} as const;
