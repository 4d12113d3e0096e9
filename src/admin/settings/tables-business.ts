import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
/** Fields of the sections about the business itself, with their texts. */
import { MAX_LENGTH } from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

const PERCENT = { is: 'number', min: 0, max: 100, step: 0.01, unit: '%' } as const;

export const BUSINESS_TABLES = {
  business: {
    name: { is: 'line', label: 'Business name', max: 80, required: true },
    shortName: {
      is: 'line',
      label: 'Short name',
      hint: 'In the header, where there’s little room.',
      max: 30,
      required: true,
    },
    tagline: { is: 'line', label: 'Tagline', max: MAX_LENGTH.title, required: true },
    phone: { is: 'tel', label: 'Phone', max: MAX_LENGTH.phone, required: true },
    email: { is: 'email', label: 'Email', max: MAX_LENGTH.email, required: true },
    serviceArea: {
      is: 'line',
      label: 'Service area',
      hint: 'Such as “Grand Rapids and West Michigan”. Shown after “Serving”.',
      max: MAX_LENGTH.title,
      required: true,
    },
    city: { is: 'line', label: 'City', max: 80, required: true },
    state: { is: 'line', label: 'State', max: 80, required: true },
    fullArea: {
      is: 'line',
      label: 'Area in full',
      hint: 'As in “Rent chairs in Metro Detroit, Michigan”.',
      max: MAX_LENGTH.title,
      required: true,
    },
    cities: {
      is: 'list',
      label: 'Cities you serve',
      hint: 'The first ones are named at the top of the home page.',
      noun: 'city',
      max: 30,
      entry: { is: 'line', label: 'City', max: 80 },
    },
    social: {
      is: 'list',
      label: 'Social media',
      noun: 'link',
      max: 8,
      entry: {
        is: 'group',
        label: 'Link',
        fields: {
          name: { is: 'line', label: 'Name', hint: 'Such as Instagram.', max: 40, required: true },
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
      hint: 'Holidays and other days off.',
      noun: 'closed day',
      max: MAX_ENTRIES,
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
      hint: 'Such as “Showroom visits by appointment”.',
      max: MAX_LENGTH.shortDescription,
    },
  },
  mails: {
    recipients: {
      is: 'list',
      label: 'Who gets new requests',
      hint: 'If empty, the address the website was set up with, or else your business email.',
      noun: 'email address',
      max: 10,
      entry: { is: 'email', label: 'Email address', max: MAX_LENGTH.email },
    },
    thanks: {
      is: 'text',
      label: 'First sentence of the confirmation',
      hint: 'If empty, “Thank you!” The promise to reply within 24 hours follows.',
      max: MAX_LENGTH.shortDescription,
    },
    signature: {
      is: 'text',
      label: 'Signature',
      hint: 'The last lines of each email to customers.',
      max: MAX_LENGTH.shortDescription,
    },
  },
  fees: {
    salesTaxPercent: { ...PERCENT, label: 'Sales tax', hint: 'In Michigan it’s 6%.' },
    depositPercent: { ...PERCENT, label: 'Deposit', hint: 'Of the total, to book a date.' },
    damageWaiverPercent: { ...PERCENT, label: 'Damage waiver', hint: 'Of the rental price.' },
    minimumOrder: {
      is: 'number',
      label: 'Minimum order',
      min: 0,
      max: 100_000,
      step: 0.01,
      unit: ' dollars',
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
      hint: 'Below each quote. Customers agree to them when they accept.',
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
