/** Form fields of the settings sections about other pages than the home page. */
import type { ServiceType } from '#contracts/catalog/public.ts';
import { MAX_ENTRIES } from '#contracts/settings/sections.ts';
import { SHOP_FIELDS } from '#contracts/settings/shop-fields.ts';
import { MAX_HOME_FACTS, MAX_LENGTH, MAX_STARTING_PRICE } from '#domain/limits.ts';
import { listFields } from '#domain/text-template.ts';
import { DOLLARS, type SectionFields } from './fields.ts';

/** Hint of lists and texts that may contain facts of the shop (@settings.facts). */
export const FACTS_HINT = `You can use ${listFields(SHOP_FIELDS)}: what your settings say stands in their place, and a paragraph is left out if it doesn’t apply.`;

const TITLED_TEXT = {
  is: 'group',
  label: 'Entry',
  fields: {
    title: { is: 'line', label: 'Title', max: MAX_LENGTH.title, required: true },
    text: { is: 'text', label: 'Text', max: MAX_LENGTH.text, required: true },
  },
} as const;

const POLICY = {
  ...TITLED_TEXT,
  fields: {
    ...TITLED_TEXT.fields,
    fact: {
      is: 'line',
      label: 'Fact for the home page',
      hint: `One sentence. The home page shows the first ${MAX_HOME_FACTS}, while you have no reviews. If empty, this policy isn’t there.`,
      max: MAX_LENGTH.title,
    },
  },
} as const;

/** @param points label of the list */
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
      points: { is: 'list', label: points, noun, max: 12, entry: TITLED_TEXT },
    },
  }) as const;

/** @param label name of the service */
const packages = (label: string, service: ServiceType) =>
  ({
    is: 'list',
    label,
    service,
    noun: 'package',
    max: 8,
    entry: {
      is: 'group',
      label: 'Package',
      fields: {
        name: { is: 'line', label: 'Name', max: MAX_LENGTH.service, required: true },
        startingPrice: {
          is: 'number',
          label: 'Starting price',
          min: 0,
          max: MAX_STARTING_PRICE,
          step: 0.01,
          unit: DOLLARS,
        },
        isPopular: { is: 'flag', label: 'Most popular', hint: 'Highlighted, with a badge.' },
        description: {
          is: 'text',
          label: 'Description',
          max: MAX_LENGTH.shortDescription,
          required: true,
        },
        features: {
          is: 'list',
          label: 'What it includes',
          noun: 'feature',
          max: 12,
          entry: { is: 'line', label: 'Feature', max: MAX_LENGTH.specification },
        },
        images: {
          is: 'list',
          label: 'Images',
          noun: 'image',
          max: 8,
          entry: { is: 'image', label: 'Image' },
        },
      },
    },
  }) as const;

const OWN_SECTIONS = {
  is: 'list',
  noun: 'section',
  max: 20,
  entry: TITLED_TEXT,
} as const;

export const PAGE_FIELDS = {
  services: {
    design: servicePage('Design services', 'Steps of the design process', 'step'),
    photo_booth: servicePage('Photo booth', 'Features of the booth', 'feature'),
    video_dance_floor: servicePage('Video dance floor', 'Features of the floor', 'feature'),
  },
  packages: {
    design: packages('Design services', 'design'),
    photo_booth: packages('Photo booth', 'photo_booth'),
    video_dance_floor: packages('Video dance floor', 'video_dance_floor'),
  },
  privacy: {
    before: {
      ...OWN_SECTIONS,
      label: 'Your sections at the top',
      hint: `Before the built-in privacy text. You can use ${listFields(SHOP_FIELDS)}.`,
    },
    after: {
      ...OWN_SECTIONS,
      label: 'Your sections at the end',
      hint: `After it, above “Your choices”. You can use ${listFields(SHOP_FIELDS)}.`,
    },
  },
  policies: {
    period: {
      is: 'line',
      label: 'Rental period',
      hint: 'Short, beside Add to Quote, such as “per event”.',
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
    entries: {
      is: 'list',
      label: 'Policies',
      hint: FACTS_HINT,
      noun: 'policy',
      max: MAX_ENTRIES,
      entry: POLICY,
    },
  },
  howItWorks: {
    intro: { is: 'text', label: 'Introduction', max: MAX_LENGTH.shortDescription },
    steps: {
      is: 'list',
      label: 'Steps',
      hint: FACTS_HINT,
      noun: 'step',
      max: 12,
      entry: TITLED_TEXT,
    },
  },
} as const satisfies Partial<SectionFields>;
