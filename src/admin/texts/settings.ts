/** What an owner reads in the Settings tab. The texts of its fields are in `settings/tables-*.ts`. */
import type { Section, Weekday } from '#contracts/settings/sections.ts';

export const SETTINGS_TAB = {
  intro: 'Changes go live with the next publication, a moment after you save.',
  sections: 'Sections of the settings',
  all: 'All settings',
  notLoaded: 'The settings couldn’t be loaded',
  loading: 'Loading the settings',
  preview: 'Preview',
  previewNote: 'What visitors will see, including changes you haven’t saved yet.',
  noChanges: 'No changes',
  unsaved: 'Not saved yet',
  never: 'You haven’t changed this yet. It’s what the website came with.',
  /** @param by name; empty: unknown */
  saved: (when: string, by: string) => `Last saved ${when}${by === '' ? '' : ` by ${by}`}`,
  notSaved: 'The settings were not saved',
  notUndone: 'The change was not undone',
} as const;

export const SETTING_VERSIONS = {
  title: 'Previous versions',
  show: 'Show previous versions',
  hide: 'Hide previous versions',
  none: 'There are no previous versions yet.',
  notLoaded: 'The previous versions couldn’t be loaded',
  original: 'What the website came with',
  /** @param by name; empty: unknown */
  from: (when: string, by: string) => (by === '' ? when : `${when}, ${by}`),
  same: 'The same as now.',
  restore: 'Restore',
  restoreFrom: (which: string) => `Restore the version: ${which}`,
  saveFirst: 'Save or discard your changes before you restore a version.',
  notRestored: 'The version was not restored',
} as const;

/** One entry of a list. @param noun `question` */
export const ENTRIES = {
  /** @param text of its first field; empty: nothing was typed yet */
  title: (noun: string, position: number, text: string) =>
    text === '' ? `New ${noun}` : `${position}. ${text}`,
  add: (noun: string) => `Add ${noun}`,
  one: (noun: string, position: number) => `${noun} ${position}`,
  remove: (noun: string, position: number) => `Remove ${noun} ${position}`,
  full: (max: number) => `You’ve reached the limit of ${max}.`,
} as const;

export const ITEM_PICKER = {
  search: 'Search your rental items',
  none: 'No rental items match.',
  /** @param name of the item, or its slug */
  chosen: (name: string) => `Chosen: ${name}`,
  unknown: 'No item has this address anymore. Visitors don’t see it.',
  change: 'Choose another item',
  remove: 'Remove item',
} as const;

export const WEEK = {
  open: 'Open',
  openOn: (day: string) => `Open on ${day}`,
  closed: 'Closed',
  from: (day: string) => `${day}, opens at`,
  to: (day: string) => `${day}, closes at`,
  until: 'to',
} as const;

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** @returns `9:00 AM` of `09:00` */
export function dayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** Name and purpose of each section. */
export const SECTION_TEXTS: Record<Section, { name: string; intro: string }> = {
  business: {
    name: 'Business details',
    intro: 'Your name, phone, email, and the area you serve. They’re shown on every page.',
  },
  hours: {
    name: 'Opening hours',
    intro: 'When you’re open, and the days you’re closed. Search engines show these too.',
  },
  hero: {
    name: 'Home page: top',
    intro: 'The large image and the first words visitors see.',
  },
  home: {
    name: 'Home page: sections',
    intro: 'Which sections the home page has, and in which order.',
  },
  look: {
    name: 'Look',
    intro: 'Your accent color, logo, and browser icon.',
  },
  seo: {
    name: 'Search engines',
    intro: 'How the home page appears in Google and other search engines.',
  },
  services: {
    name: 'Service pages',
    intro: 'The texts of your design, photo booth, and video dance floor pages.',
  },
  policies: {
    name: 'Policies',
    intro: 'Rental period, delivery, deposits, cancellations, damage: what customers agree to.',
  },
  howItWorks: {
    name: 'How it works',
    intro: 'The steps from the first message to pickup. Without a step, visitors don’t see this.',
  },
  faq: {
    name: 'FAQ',
    intro: 'Questions customers ask you again and again. Without one, visitors don’t see this.',
  },
  reviews: {
    name: 'Reviews',
    intro: 'What customers wrote about you. Without one, visitors don’t see this.',
  },
  events: {
    name: 'Real events',
    intro: 'Events you’ve decorated, with photos. Without one, visitors don’t see this.',
  },
  search: {
    name: 'Search words',
    intro: 'Words that mean the same, so that visitors find an item whatever they call it.',
  },
  planner: {
    name: 'Event planner',
    intro: 'How many tables, chairs, and square feet the planner suggests for a guest count.',
  },
  mails: {
    name: 'Emails',
    intro: 'Who gets new requests, and what your emails to customers say.',
  },
  fees: {
    name: 'Fees and tax',
    intro:
      'Added to the sum on the page of each request, for you to quote. Zero means that you don’t charge it.',
  },
  quotes: {
    name: 'Quotes',
    intro: 'What every new quote starts with. You can change it in each quote.',
  },
};

/** The sections by subject, in the order of the navigation. */
export const SECTION_GROUPS: readonly { title: string; sections: readonly Section[] }[] = [
  { title: 'Your business', sections: ['business', 'hours', 'fees', 'quotes', 'mails'] },
  { title: 'Home page and look', sections: ['hero', 'home', 'look', 'seo'] },
  { title: 'Pages', sections: ['services', 'howItWorks', 'policies', 'faq', 'reviews', 'events'] },
  { title: 'Tools', sections: ['planner', 'search'] },
];

/** What the previews say besides the owner's own words. */
export const PREVIEWS = {
  serving: (area: string) => `Serving ${area}`,
  closedOn: (date: string, reason: string) =>
    reason === '' ? `Closed on ${date}` : `Closed on ${date}: ${reason}`,
  usualRecipient: 'the address the website was set up with, or else to your business email',
  requestsTo: (to: string) => `New requests go to ${to}.`,
  /** As `server/mail/texts.ts` has it. */
  thanks: 'Thank you!',
  promise: (promise: string, phone: string) =>
    `We’ll get back to you ${promise}. If you’d prefer to talk, call ${phone} and mention reference WD-1234.`,
  exampleOrder: 'An order of $1,000, for example',
  rental: 'Rental items',
  damageWaiver: 'Damage waiver',
  salesTax: 'Sales tax',
  total: 'Total',
  deposit: 'Deposit, due at booking',
  minimum: (amount: string) => `Minimum order: ${amount}`,
  noMinimum: 'There’s no minimum order.',
  quoteValid: (days: number) => `A new quote is good for ${days} ${days === 1 ? 'day' : 'days'}.`,
  quoteDelivery: (amount: string) => `Delivery is ${amount}.`,
  quoteReminded: 'Customers get a reminder two days before it expires.',
  quoteNotReminded: 'Customers don’t get a reminder.',
  payment: (link: string) => `Customers who accept it can pay at ${link}.`,
  noPayment: 'Customers aren’t shown a payment link.',
  terms: 'Terms',
  noTerms: 'There are no terms.',
  choosePoint: 'Click the part of the image that should always be visible.',
  wide: 'On a computer',
  upright: 'On a phone',
  button: 'Book Now',
  link: 'A link on your website',
  usualIcon: 'The browser icon the website came with.',
  ownIcon: 'Your browser icon',
  heroSection: 'The large image',
  hidden: 'not shown',
  lengths: (title: number, description: number) =>
    `Title: ${title} characters. Description: ${description} characters.`,
  teaser: (text: string) => `On the home page: ${text}`,
  noPolicies: 'There are no policies yet.',
  noSteps: 'There are no steps yet, so visitors don’t see this.',
  noQuestions: 'There are no questions yet, so visitors don’t see this.',
  noReviews: 'There are no reviews yet, so visitors don’t see this.',
  noEvents: 'There are no events yet, so visitors don’t see this.',
  sample: 'Sample',
  eventParts: (photos: number, items: number) =>
    `${photos} ${photos === 1 ? 'photo' : 'photos'}, ${items} ${items === 1 ? 'item' : 'items'}`,
  noWords: 'There are no groups yet. The search finds only the words you use in your items.',
  oneWord: (word: string) => `“${word}” has no other words yet.`,
  alsoFinds: (word: string, others: string) => `“${word}” also finds: ${others}`,
  forGuests: (guests: number) => `For ${guests} guests, the planner suggests:`,
  chairs: (count: number) => `${count} chairs`,
  tables: (count: number, seats: number) => `${count} round tables with ${seats} seats each`,
  floor: (dancers: number, area: number) =>
    `a dance floor of ${area.toLocaleString('en-US')} sq ft for ${dancers} dancers`,
  tentSeated: (area: number) => `a tent of ${area.toLocaleString('en-US')} sq ft, seated`,
  tentStanding: (area: number) => `or ${area.toLocaleString('en-US')} sq ft, standing`,
} as const;
