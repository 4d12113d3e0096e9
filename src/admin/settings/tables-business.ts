/** Fields of the sections about the business itself, with their texts. */
import { DIGEST_TIMES } from '#contracts/settings/digest.ts';
import {
  CONFIRMATION_FIELDS,
  MAX_REPLY_TEMPLATES,
  MAX_TEMPLATE,
  QUOTE_LINK_FIELD,
  REPLY_FIELDS,
} from '#contracts/settings/mails.ts';
import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { listFields } from '#domain/text-template.ts';
import { dayTime } from '../texts/settings.ts';
import type { SectionFields } from './fields.ts';

const PERCENT = { is: 'number', min: 0, max: 100, step: 0.01, unit: '%' } as const;

export const BUSINESS_TABLES = {
  business: {
    name: {
      is: 'line',
      label: 'Business name',
      hint: 'At the top of the home page, at the end of every page, and in every email.',
      max: 80,
      required: true,
    },
    shortName: {
      is: 'line',
      label: 'Short name',
      hint: 'In the header, unless you have a logo, and where visitors share their list.',
      max: 30,
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
      max: 80,
      required: true,
    },
    state: { is: 'line', label: 'State', max: 80, required: true },
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
      max: 30,
      entry: { is: 'line', label: 'City', max: 80 },
    },
    social: {
      is: 'list',
      label: 'Social media',
      hint: 'Links at the end of every page.',
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
      hint: 'Holidays and other days off. All are on the contact page, the next three at the end of every page.',
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
      hint: 'On the contact page, such as “Showroom visits by appointment”.',
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
    subject: {
      is: 'line',
      label: 'Subject after a request',
      hint: `You can use ${listFields(CONFIRMATION_FIELDS.subject)}. If empty, the one the website came with.`,
      max: MAX_LENGTH.title,
    },
    questionSubject: {
      is: 'line',
      label: 'Subject after a question',
      hint: `You can use ${listFields(CONFIRMATION_FIELDS.subject)}. If empty, the one the website came with.`,
      max: MAX_LENGTH.title,
    },
    confirmation: {
      is: 'text',
      label: 'Text of the confirmation',
      hint: `You can use ${listFields(CONFIRMATION_FIELDS.text)}. A paragraph is left out if its field is empty. If you don’t use {list}, the list follows below. If empty, the text the website came with.`,
      max: MAX_TEMPLATE,
    },
    signature: {
      is: 'text',
      label: 'Signature',
      hint: 'The last lines of the confirmation, above your name and phone.',
      max: MAX_LENGTH.shortDescription,
    },
  },
  replies: {
    templates: {
      is: 'list',
      label: 'Templates',
      hint: `In a text, you can use ${listFields(REPLY_FIELDS.text)}; in a subject, ${listFields(REPLY_FIELDS.subject)}. They’re filled in from the request, and a paragraph is left out if its field is empty. {${QUOTE_LINK_FIELD}} becomes a new link to the quote when the reply is sent.`,
      noun: 'template',
      max: MAX_REPLY_TEMPLATES,
      entry: {
        is: 'group',
        label: 'Template',
        fields: {
          name: {
            is: 'line',
            label: 'Name',
            hint: 'Only your team sees it.',
            max: 80,
            required: true,
          },
          subject: { is: 'line', label: 'Subject', max: MAX_LENGTH.title, required: true },
          text: { is: 'text', label: 'Text', max: MAX_TEMPLATE, required: true },
        },
      },
    },
  },
  digest: {
    isOn: { is: 'flag', label: 'Send a daily email' },
    time: {
      is: 'choice',
      label: 'Time',
      hint: 'In Detroit. It goes to everyone who gets new requests.',
      choices: Object.fromEntries(DIGEST_TIMES.map((time) => [time, dayTime(time)])),
    },
  },
  fees: {
    salesTaxPercent: { ...PERCENT, label: 'Sales tax', hint: 'In Michigan it’s 6%.' },
    depositPercent: {
      ...PERCENT,
      label: 'Deposit',
      hint: 'Of the total, to book a date. If your policies and FAQ mention it, change it there as well.',
    },
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
