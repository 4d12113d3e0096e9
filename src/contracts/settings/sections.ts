/** What an owner can change, by section (@settings.sections); each is saved and published separately. */
import * as z from 'zod/mini';
import {
  BUSINESS_LENGTH,
  MAX_CITIES,
  MAX_LENGTH,
  MAX_MINIMUM_EXCEPTIONS,
  MAX_SOCIAL_LINKS,
} from '#domain/limits.ts';
import { MINIMUM_DAYS } from '#domain/minimum-order.ts';
import { MONTHS } from '#domain/months.ts';
import { listField, optionalImage } from '../editing.ts';
import { mailAddress, optionalLine, optionalText, requiredLine, requiredText } from '../fields.ts';
import { digestSchema } from './digest.ts';
import { fabricsSection } from './fabrics.ts';
import { percent, phoneNumber, synonymGroup, webAddress } from './fields.ts';
import { hoursSection } from './hours.ts';
import { mailsSection, privacySection, repliesSection } from './mails.ts';
import { plannerRules } from './planner.ts';
import { quoteSettings } from './quotes.ts';
import { roomsSection } from './rooms.ts';
import { packagesSection, point, policy, servicesSection } from './services.ts';
import { stockSettings } from './stock.ts';

/** Each meets WCAG AA on the site's colors (`src/styles/`). */
export const ACCENTS = ['brass', 'rose', 'sage', 'sapphire', 'plum', 'copper'] as const;
export type Accent = (typeof ACCENTS)[number];

/** Sections under the hero, in their default order. */
export const HOME_SECTIONS = [
  'services',
  'rooms',
  'featured',
  'planner',
  'packages',
  'reviews',
  'events',
  'contact',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** In dollars; 0: none. */
const minimumAmount = z
  .number('Please enter an amount')
  .check(z.minimum(0, 'Please enter an amount'), z.maximum(100_000, 'Please enter an amount'));

/** Most entries of a list that a page shows whole; nobody reads longer pages. */
export const MAX_ENTRIES = 60;

/** For the API and for rows of the database. */
export const SETTINGS = {
  business: z.strictObject({
    name: requiredLine(BUSINESS_LENGTH.name, 'Please enter the name of the business'),
    shortName: requiredLine(BUSINESS_LENGTH.shortName, 'Please enter a short name'),
    tagline: requiredLine(MAX_LENGTH.title, 'Please enter a tagline'),
    phone: phoneNumber,
    email: mailAddress,
    /** "Serving …", under the quote form. */
    serviceArea: requiredLine(MAX_LENGTH.title, 'Please enter a service area'),
    city: requiredLine(BUSINESS_LENGTH.city, 'Please enter a city'),
    state: requiredLine(BUSINESS_LENGTH.state, 'Please enter a state'),
    /** As in "Rent chairs in …". */
    fullArea: requiredLine(MAX_LENGTH.title, 'Please enter an area'),
    cities: listField(
      requiredLine(BUSINESS_LENGTH.city, 'Please enter a city'),
      MAX_CITIES,
      'cities',
    ).check(z.minLength(1, 'Please enter at least one city')),
    social: listField(
      z.strictObject({
        name: requiredLine(BUSINESS_LENGTH.socialName, 'Please enter a name'),
        url: webAddress('Please enter an address that begins with https://'),
      }),
      MAX_SOCIAL_LINKS,
      'links',
    ),
  }),
  hours: hoursSection(MAX_ENTRIES),
  hero: z.strictObject({
    /** Empty: the name of the business. */
    title: optionalLine(MAX_LENGTH.title),
    /** Empty: the tagline. */
    text: optionalLine(MAX_LENGTH.shortDescription),
    /** One line of proof; empty: the cities served. */
    proof: optionalLine(MAX_LENGTH.title),
    /** Empty: the built-in image. */
    image: optionalImage,
    alt: optionalLine(MAX_LENGTH.alt),
    /** Point that stays visible, in percent of width and height. */
    focusX: percent(),
    focusY: percent(),
  }),
  look: z.strictObject({
    accent: z.enum(ACCENTS),
    /** Empty: the short name as text. */
    logo: optionalImage,
    /** Empty: the built-in icon. */
    favicon: optionalImage,
  }),
  home: z.strictObject({
    /** Every section once. */
    sections: z.array(z.strictObject({ section: z.enum(HOME_SECTIONS), shown: z.boolean() })).check(
      z.length(HOME_SECTIONS.length, 'Please list every section once'),
      z.refine(
        (list) => new Set(list.map(({ section }) => section)).size === HOME_SECTIONS.length,
        'Please list every section once',
      ),
    ),
  }),
  seo: z.strictObject({
    title: requiredLine(MAX_LENGTH.title, 'Please enter a title'),
    description: requiredLine(MAX_LENGTH.seoDescription, 'Please enter a description'),
    keywords: optionalLine(MAX_LENGTH.seoKeywords),
  }),
  services: servicesSection,
  packages: packagesSection,
  policies: z.strictObject({
    /** `period`: beside the button, such as "per event"; notes: above lists, under prices and in the list. */
    period: optionalLine(30),
    periodNote: optionalLine(MAX_LENGTH.title),
    deliveryNote: optionalLine(MAX_LENGTH.title),
    entries: listField(policy, MAX_ENTRIES),
  }),
  privacy: privacySection,
  howItWorks: z.strictObject({
    intro: optionalText(MAX_LENGTH.shortDescription),
    steps: listField(point, 12, 'steps'),
  }),
  faq: z.strictObject({
    entries: listField(
      z.strictObject({
        question: requiredLine(MAX_LENGTH.title, 'Please enter a question'),
        answer: requiredText(MAX_LENGTH.text, 'Please enter an answer'),
      }),
      MAX_ENTRIES,
    ),
  }),
  rooms: roomsSection,
  fabrics: fabricsSection,
  reviews: z.strictObject({
    entries: listField(
      z.strictObject({
        quote: requiredText(1_000, 'Please enter what the customer wrote'),
        author: requiredLine(MAX_LENGTH.name, 'Please enter a name'),
        /** Such as "Wedding, Royal Oak". */
        occasion: optionalLine(MAX_LENGTH.title),
        /** Where it was published; empty: no link. */
        source: z._default(
          z.optional(
            z.union([
              z.literal(''),
              webAddress('Please enter an address that begins with https://'),
            ]),
          ),
          '',
        ),
        /** Invented; marked as a sample on the page. */
        isSample: z._default(z.optional(z.boolean()), false),
      }),
      MAX_ENTRIES,
    ),
  }),
  events: z.strictObject({
    entries: listField(
      z.strictObject({
        title: requiredLine(MAX_LENGTH.title, 'Please enter a title'),
        place: requiredLine(MAX_LENGTH.title, 'Please enter a place'),
        text: requiredText(MAX_LENGTH.text, 'Please enter a text'),
        images: listField(optionalImage, 8, 'images'),
        /** Slugs; unknown ones are left out. */
        items: listField(requiredLine(MAX_LENGTH.slug, 'Please choose an item'), 24, 'items'),
        isSample: z._default(z.optional(z.boolean()), false),
      }),
      MAX_ENTRIES,
    ),
  }),
  search: z.strictObject({
    synonyms: listField(synonymGroup, 200, 'groups of words'),
    /** Words for what the shop lacks, and the search that shows the closest thing (@search.not-rented). */
    notRented: listField(
      z.strictObject({
        words: requiredLine(MAX_LENGTH.seoKeywords, 'Please enter words, separated by commas'),
        instead: requiredLine(MAX_LENGTH.tag, 'Please enter what to search for instead'),
      }),
      MAX_ENTRIES,
    ),
  }),
  planner: plannerRules,
  mails: mailsSection,
  replies: repliesSection,
  digest: digestSchema,
  fees: z.strictObject({
    salesTaxPercent: percent(),
    depositPercent: percent(),
    damageWaiverPercent: percent(),
    /** False: each customer chooses, and new quotes begin without it (@fees.waiver). */
    isWaiverAdded: z._default(z.optional(z.boolean()), false),
    /** In dollars; 0: none. */
    minimumOrder: minimumAmount,
    minimumExceptions: z._default(
      z.optional(
        listField(
          z.strictObject({
            day: z.enum(MINIMUM_DAYS),
            from: z.enum(MONTHS),
            through: z.enum(MONTHS),
            amount: minimumAmount,
          }),
          MAX_MINIMUM_EXCEPTIONS,
          'exceptions',
        ),
      ),
      [],
    ),
  }),
  quotes: quoteSettings,
  stock: stockSettings,
} as const;

export type Section = keyof typeof SETTINGS;
export type Settings = { [S in Section]: z.output<(typeof SETTINGS)[S]> };

/** The sections that name items. */
export const ITEM_SECTIONS = [
  'rooms',
  'fabrics',
  'events',
  'planner',
] as const satisfies readonly Section[];

// The object's keys are the sections.
export const SECTIONS = Object.keys(SETTINGS) as Section[];
