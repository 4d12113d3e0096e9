/** Fields of the sections about the pages besides the home page, with their texts. */
import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

const POINT = {
  is: 'group',
  label: 'Entry',
  fields: {
    title: { is: 'line', label: 'Title', max: MAX_LENGTH.title, required: true },
    text: { is: 'text', label: 'Text', max: MAX_LENGTH.text, required: true },
  },
} as const;

const SAMPLE = {
  is: 'flag',
  label: 'This is a sample',
  hint: 'Visitors see that it’s a sample. Turn this off only for what really happened.',
} as const;

/** @param points what the entries of the list are, in the plural */
const servicePage = (label: string, points: string, noun: string) =>
  ({
    is: 'group',
    label,
    fields: {
      intro: {
        is: 'text',
        label: 'Introduction',
        hint: 'Below the title of the page.',
        max: MAX_LENGTH.shortDescription,
        required: true,
      },
      teaser: {
        is: 'line',
        label: 'Teaser',
        hint: 'One sentence on the home page.',
        max: MAX_LENGTH.shortDescription,
        required: true,
      },
      packagesTitle: {
        is: 'line',
        label: 'Title above the packages',
        max: MAX_LENGTH.title,
        required: true,
      },
      packagesText: {
        is: 'text',
        label: 'Text above the packages',
        max: MAX_LENGTH.shortDescription,
        required: true,
      },
      question: {
        is: 'text',
        label: 'Text below the packages',
        hint: 'For visitors who can’t decide.',
        max: MAX_LENGTH.shortDescription,
        required: true,
      },
      points: { is: 'list', label: points, noun, max: 12, entry: POINT },
    },
  }) as const;

export const PAGE_TABLES = {
  services: {
    design: servicePage('Design services', 'Steps of the design process', 'step'),
    photo_booth: servicePage('Photo booth', 'Features of the booth', 'feature'),
    video_dance_floor: servicePage('Video dance floor', 'Features of the floor', 'feature'),
  },
  policies: {
    period: {
      is: 'line',
      label: 'Rental period',
      hint: 'Short, beside each price, such as “per event”.',
      max: 30,
    },
    periodNote: {
      is: 'line',
      label: 'Note on the rental period',
      hint: 'Below prices and in the list, such as “Prices are per event, for up to three days”.',
      max: MAX_LENGTH.title,
    },
    deliveryNote: {
      is: 'line',
      label: 'Note on delivery',
      hint: 'Below prices and in the list, such as “Delivery is quoted separately”.',
      max: MAX_LENGTH.title,
    },
    entries: { is: 'list', label: 'Policies', noun: 'policy', max: MAX_ENTRIES, entry: POINT },
  },
  howItWorks: {
    intro: { is: 'text', label: 'Introduction', max: MAX_LENGTH.shortDescription },
    steps: { is: 'list', label: 'Steps', noun: 'step', max: 12, entry: POINT },
  },
  faq: {
    entries: {
      is: 'list',
      label: 'Questions and answers',
      noun: 'question',
      max: MAX_ENTRIES,
      entry: {
        is: 'group',
        label: 'Question',
        fields: {
          question: { is: 'line', label: 'Question', max: MAX_LENGTH.title, required: true },
          answer: { is: 'text', label: 'Answer', max: MAX_LENGTH.text, required: true },
        },
      },
    },
  },
  reviews: {
    entries: {
      is: 'list',
      label: 'Reviews',
      noun: 'review',
      max: MAX_ENTRIES,
      entry: {
        is: 'group',
        label: 'Review',
        fields: {
          quote: {
            is: 'text',
            label: 'Review',
            hint: 'Word for word, as the customer wrote it.',
            max: 1_000,
            required: true,
          },
          author: { is: 'line', label: 'Customer', max: MAX_LENGTH.name, required: true },
          occasion: {
            is: 'line',
            label: 'Occasion',
            hint: 'Such as “Wedding, Royal Oak”.',
            max: MAX_LENGTH.title,
          },
          source: {
            is: 'url',
            label: 'Link',
            hint: 'Where it was published, if it was.',
            max: MAX_LENGTH.url,
          },
          isSample: SAMPLE,
        },
      },
    },
  },
  events: {
    entries: {
      is: 'list',
      label: 'Events',
      noun: 'event',
      max: MAX_ENTRIES,
      entry: {
        is: 'group',
        label: 'Event',
        fields: {
          title: { is: 'line', label: 'Title', max: MAX_LENGTH.title, required: true },
          place: { is: 'line', label: 'Place', max: MAX_LENGTH.title, required: true },
          text: { is: 'text', label: 'Text', max: MAX_LENGTH.text, required: true },
          images: {
            is: 'list',
            label: 'Photos',
            noun: 'photo',
            max: 8,
            entry: { is: 'image', label: 'Photo' },
          },
          items: {
            is: 'list',
            label: 'Rental items at this event',
            noun: 'item',
            max: 24,
            entry: { is: 'item', label: 'Item' },
          },
          isSample: SAMPLE,
        },
      },
    },
  },
} as const satisfies Partial<SectionFields>;
