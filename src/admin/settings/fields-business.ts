/** Form fields of the settings sections about the business. */
import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
import { BUSINESS_LENGTH, MAX_CITIES, MAX_LENGTH, MAX_SOCIAL_LINKS } from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

export const BUSINESS_FIELDS = {
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
} as const satisfies Partial<SectionFields>;
