/** Form fields of the settings sections about questions, reviews and real events. */
import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
import { MAX_HOME_EVENTS, MAX_HOME_REVIEWS, MAX_LENGTH } from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

const SAMPLE = {
  is: 'flag',
  label: 'This is a sample',
  hint: 'Visitors see that it’s a sample. Turn this off only for what really happened.',
} as const;

export const TRUST_FIELDS = {
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
      hint: `The home page shows the first ${MAX_HOME_REVIEWS}. The rest are kept here, and visitors don’t see them.`,
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
      hint: `All are on the real events page. The home page shows the first ${MAX_HOME_EVENTS}.`,
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
