/** Texts of the Settings tab. Those of fields are in `fields-*.ts`. */
import type { Section } from '#contracts/settings/sections.ts';
import type { Weekday } from '#domain/weekdays.ts';
import { info } from '#site/toast-text.ts';

export const SETTINGS_TAB = {
  intro: 'Changes to your pages go live the next time the site is published.',
  sections: 'Sections of the settings',
  all: 'All settings',
  notLoaded: 'The settings couldn’t be loaded',
  loading: 'Loading the settings',
  noChanges: 'No changes',
  unsaved: 'Not saved yet',
  never: 'Not changed yet. It’s what the website came with.',
  /** For a section with values that a newer version of the website refuses. */
  notWhole:
    'Part of what you saved here doesn’t fit this version of the website and was left out. Visitors see what’s below. Please check it, and restore or add what’s missing.',
  discardTitle: 'Discard your changes?',
  discardText: 'What you typed in this section since you last saved will be lost.',
  discard: 'Discard',
  /** @param by name; may be empty */
  saved: (when: string, by: string) => `Last saved ${when}${by === '' ? '' : ` by ${by}`}`,
  notSaved: 'The settings were not saved',
  notUndone: 'The change was not undone',
} as const;

/** Below a form whose numbers were saved (@settings.stale). */
export const STALE = {
  title: 'Some of your texts still contain the old number:',
  /** @param entry title of the text; empty if the section is enough */
  place: (words: string, section: string, entry: string) =>
    `${words} in ${section}${entry === '' ? '' : `: ${entry}`}`,
  advice: 'With a field in braces, they update automatically.',
} as const;

export const SETTING_VERSIONS = {
  title: 'Previous versions',
  show: 'Show previous versions',
  hide: 'Hide previous versions',
  none: 'There are no previous versions yet.',
  notLoaded: 'The previous versions couldn’t be loaded',
  original: 'What the website came with',
  /** @param by name; may be empty */
  from: (when: string, by: string) => (by === '' ? when : `${when}, ${by}`),
  same: 'The same as now.',
  restore: 'Restore',
  restoreFrom: (which: string) => `Restore the version: ${which}`,
  saveFirst: 'Save or discard your changes before you restore a version.',
  notRestored: 'The version was not restored',
} as const;

/** The history of one room (@history.rooms). */
export const ROOM_HISTORY = {
  removed: 'Removed rooms',
  noneRemoved: 'No room was removed.',
  /** @param isHidden it lacks something, or was hidden then */
  restored: (name: string, isHidden: boolean) => ({
    ...info('Room restored', `“${name}” is saved as it was.`),
    detail: isHidden ? 'It is hidden: visitors don’t see it.' : undefined,
  }),
  unchanged: (name: string) => info('Nothing to restore', `“${name}” is like that already.`),
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

/** @returns `9:00 AM` for `09:00` */
export function dayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

interface SectionText {
  name: string;
  intro: string;
}

/** Name and purpose of each section. */
export const SECTION_TEXTS: Record<Section, SectionText> = {
  business: {
    name: 'Business details',
    intro: 'Your name, phone, email, and the area you serve. Each field says where it’s shown.',
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
    intro: 'Which sections appear on the home page, and in what order.',
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
  packages: {
    name: 'Built-in packages',
    intro:
      'What visitors see for a service while it has no package under “Service Packages”. Your own packages replace these.',
  },
  privacy: {
    name: 'Privacy policy',
    intro:
      'Your own sections of the privacy page. What the website itself keeps, and for how long, is built in and always matches what it does.',
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
  rooms: {
    name: 'Rooms',
    intro:
      'Images of set rooms, with numbered points that lead to your items. Visitors see what a room costs for their guests, and add all of it to their list. Without one, visitors don’t see this.',
  },
  fabrics: {
    name: 'Fabrics',
    intro:
      'Linens by fabric, above the items of their category: choosing a fabric shows the items made of it. Without one, visitors don’t see this.',
  },
  reviews: {
    name: 'Reviews',
    intro:
      'What customers wrote about you. Without one, the home page shows facts of your policies instead.',
  },
  events: {
    name: 'Real events',
    intro: 'Events you’ve decorated, with photos. Without one, visitors don’t see this.',
  },
  search: {
    name: 'Search words',
    intro:
      'Words that mean the same, so that visitors find an item whatever they call it, and what to show in place of things you don’t rent.',
  },
  planner: {
    name: 'Event planner',
    intro: 'How many tables, chairs, and square feet the planner suggests for a guest count.',
  },
  mails: {
    name: 'Emails',
    intro: 'Who gets new requests, and what the email that confirms a request says.',
  },
  replies: {
    name: 'Reply templates',
    intro: 'Ready-made text your team can start a reply with.',
  },
  digest: {
    name: 'Daily email',
    intro:
      'Once a day: requests waiting, overdue next actions, events this week, expiring quotes, and failed emails. Nothing is sent when there’s nothing to report.',
  },
  fees: {
    name: 'Fees and tax',
    intro:
      'Shown below the total of each request to help you quote. Enter 0 for anything you don’t charge.',
  },
  quotes: {
    name: 'Quotes',
    intro: 'What every new quote starts with. You can change it in each quote.',
  },
  stock: {
    name: 'Stock and dates',
    intro: 'How long items are away for an event. A category or an item can have its own days.',
  },
};

/** The sections by subject, in the order of the navigation. */
export const SECTION_GROUPS: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Your business',
    sections: ['business', 'hours', 'fees', 'quotes', 'stock', 'mails', 'replies', 'digest'],
  },
  { title: 'Home page and look', sections: ['hero', 'home', 'look', 'seo'] },
  {
    title: 'Pages',
    sections: [
      'services',
      'packages',
      'howItWorks',
      'policies',
      'faq',
      'rooms',
      'fabrics',
      'reviews',
      'events',
      'privacy',
    ],
  },
  { title: 'Tools', sections: ['planner', 'search'] },
];
