/** Fields of the sections about the business itself, with their texts. */
import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
import {
  BUSINESS_LENGTH,
  MAX_CITIES,
  MAX_LENGTH,
  MAX_SOCIAL_LINKS,
  MAX_STOCK_DAYS,
} from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

/** Below each fee: texts that name it are the owner's own. */
const IN_TEXTS = 'If your policies and FAQ mention it, change it there as well.';
const PERCENT = { is: 'number', min: 0, max: 100, step: 0.01, unit: '%' } as const;

export const BUSINESS_TABLES = {
  business: {
    name: {
      is: 'line',
      label: 'Business name',
      hint: 'At the top of the home page, at the end of every page, and in every email.',
      max: BUSINESS_LENGTH.name,
      required: true,
    },
    shortName: {
      is: 'line',
      label: 'Short name',
      hint: 'In the header, unless you have a logo, and where visitors share their list.',
      max: BUSINESS_LENGTH.shortName,
      required: true,
    },
    tagline: {
      is: 'line',
      label: 'Tagline',
      hint: 'At the end of every page, and at the top of the home page if you wrote no text for it.',
      max: MAX_LENGTH.title,
      required: true,
    },
    phone: {
      is: 'tel',
      label: 'Phone',
      hint: 'On every page and in every email.',
      max: MAX_LENGTH.phone,
      required: true,
    },
    email: {
      is: 'email',
      label: 'Email',
      hint: 'On every page and in every email. Customers’ replies go to this address.',
      max: MAX_LENGTH.email,
      required: true,
    },
    serviceArea: {
      is: 'line',
      label: 'Service area',
      hint: 'Such as “Grand Rapids and West Michigan”. On the contact page, and after “Serving” below the quote form.',
      max: MAX_LENGTH.title,
      required: true,
    },
    city: {
      is: 'line',
      label: 'City',
      hint: 'Where you are. At the end of every page, and as an example in forms.',
      max: BUSINESS_LENGTH.city,
      required: true,
    },
    state: { is: 'line', label: 'State', max: BUSINESS_LENGTH.state, required: true },
    fullArea: {
      is: 'line',
      label: 'Area in full',
      hint: 'As in “Serving Metro Detroit, Michigan” at the end of every page. Also on the home and category pages and in search engines.',
      max: MAX_LENGTH.title,
      required: true,
    },
    cities: {
      is: 'list',
      label: 'Cities you serve',
      hint: 'At the top of the home page, on the contact page, on the rental pages, and in search engines.',
      noun: 'city',
      max: MAX_CITIES,
      entry: { is: 'line', label: 'City', max: BUSINESS_LENGTH.city },
    },
    social: {
      is: 'list',
      label: 'Social media',
      hint: 'Links at the end of every page.',
      noun: 'link',
      max: MAX_SOCIAL_LINKS,
      entry: {
        is: 'group',
        label: 'Link',
        fields: {
          name: {
            is: 'line',
            label: 'Name',
            hint: 'Such as Instagram.',
            max: BUSINESS_LENGTH.socialName,
            required: true,
          },
          url: { is: 'url', label: 'Web address', max: MAX_LENGTH.url, required: true },
        },
      },
    },
  },
  hours: {
    open: { is: 'week', label: 'Weekly hours' },
    closed: {
      is: 'list',
      label: 'Closed days',
      hint: 'Holidays and other days off. Visitors see those still ahead, in date order: all of them on the contact page, and the next three at the end of every page, except on phones.',
      noun: 'closed day',
      max: MAX_ENTRIES,
      sortedBy: 'date',
      entry: {
        is: 'group',
        label: 'Closed day',
        fields: {
          date: { is: 'date', label: 'Date', required: true },
          reason: {
            is: 'line',
            label: 'Reason',
            hint: 'Such as Thanksgiving.',
            max: MAX_LENGTH.title,
          },
        },
      },
    },
    note: {
      is: 'text',
      label: 'Note',
      hint: 'On the contact page, such as “Showroom visits by appointment”.',
      max: MAX_LENGTH.shortDescription,
    },
  },
  fees: {
    salesTaxPercent: { ...PERCENT, label: 'Sales tax', hint: `In Michigan it’s 6%. ${IN_TEXTS}` },
    depositPercent: {
      ...PERCENT,
      label: 'Deposit',
      hint: `Of the total, to book a date. ${IN_TEXTS}`,
    },
    damageWaiverPercent: {
      ...PERCENT,
      label: 'Damage waiver',
      hint: `Of the rental price. ${IN_TEXTS}`,
    },
    minimumOrder: {
      is: 'number',
      label: 'Minimum order',
      hint: IN_TEXTS,
      min: 0,
      max: 100_000,
      step: 0.01,
      unit: ' dollars',
    },
  },
  stock: {
    before: {
      is: 'number',
      label: 'Leaves before the event',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
    after: {
      is: 'number',
      label: 'Comes back after the event',
      hint: 'If you’re closed that day, on the next day you’re open.',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
    turnaround: {
      is: 'number',
      label: 'Washing and repair',
      hint: 'Days after the return before it can be rented again.',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
    quotesHold: {
      is: 'flag',
      label: 'Hold items for open quotes',
      hint: 'Until a quote is accepted, declined, withdrawn, or expires.',
    },
    balanceDueDays: {
      is: 'number',
      label: 'Balance due before the event',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
  },
  quotes: {
    validDays: {
      is: 'number',
      label: 'Valid for',
      hint: 'From the day the quote is written.',
      min: 1,
      max: 365,
      unit: ' days',
    },
    terms: {
      is: 'text',
      label: 'Terms',
      hint: 'Below each quote. Customers agree to them when they accept, so make them match your policies.',
      max: MAX_LENGTH.text,
    },
    isReminded: {
      is: 'flag',
      label: 'Remind customers two days before a quote expires',
    },
    paymentLink: {
      is: 'line',
      label: 'Payment link',
      hint: 'Where you take deposits. Customers see it once they’ve accepted.',
      max: MAX_LENGTH.url,
    },
    delivery: {
      is: 'number',
      label: 'Delivery',
      hint: 'You can change it in each quote.',
      min: 0,
      max: 100_000,
      step: 0.01,
      unit: ' dollars',
    },
  },
} as const satisfies Partial<SectionFields>;
