/** Form fields of the settings sections about the home page and its look. */
import {
  ACCENTS,
  HOME_SECTIONS,
  type Accent,
  type HomeSection,
} from '#contracts/settings/sections.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

const ACCENT_LABELS: Record<Accent, string> = {
  brass: 'Brass',
  rose: 'Rose',
  sage: 'Sage',
  sapphire: 'Sapphire',
  plum: 'Plum',
  copper: 'Copper',
};

const HOME_SECTION_LABELS: Record<HomeSection, string> = {
  services: 'Your services',
  rooms: 'Rooms',
  featured: 'Featured rentals',
  planner: 'Event planner',
  packages: 'Service packages',
  reviews: 'Reviews',
  events: 'Real events',
  contact: 'Contact form',
};

/** @returns labels by value */
const labeled = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  Object.fromEntries(values.map((value) => [value, labels[value]]));

export const HOME_FIELDS = {
  hero: {
    title: {
      is: 'line',
      label: 'Title',
      hint: 'If empty, the text below is shown in its place.',
      max: MAX_LENGTH.title,
    },
    text: {
      is: 'text',
      label: 'Text',
      hint: 'If empty, your tagline.',
      max: MAX_LENGTH.shortDescription,
    },
    proof: {
      is: 'line',
      label: 'A line of proof',
      hint: 'Above the cities you serve, such as “Over 900 events since 2011”.',
      max: MAX_LENGTH.title,
    },
    image: {
      is: 'image',
      label: 'Image',
      hint: 'Wide photos work best. If empty, the image the website came with.',
    },
    alt: {
      is: 'line',
      label: 'Description of the image',
      hint: 'For visitors who can’t see it.',
      max: MAX_LENGTH.alt,
    },
    focusX: {
      is: 'number',
      label: 'Focal point, from the left',
      hint: 'This part of the image is always visible. Or click it in the image beside this form.',
      min: 0,
      max: 100,
      unit: '%',
    },
    focusY: { is: 'number', label: 'Focal point, from the top', min: 0, max: 100, unit: '%' },
  },
  home: {
    sections: {
      is: 'list',
      label: 'Sections below the image',
      hint: 'Rooms and real events appear once you’ve added some. Without reviews, facts of your policies stand in their place.',
      noun: 'section',
      max: HOME_SECTIONS.length,
      isFixed: true,
      entry: {
        is: 'group',
        label: 'Section',
        fields: {
          section: {
            is: 'choice',
            label: 'Section',
            choices: labeled(HOME_SECTIONS, HOME_SECTION_LABELS),
          },
          shown: { is: 'flag', label: 'Shown on the home page' },
        },
      },
    },
  },
  look: {
    accent: {
      is: 'choice',
      label: 'Accent color',
      hint: 'For the main buttons and highlighted words on dark backgrounds, the most popular package, small headings, check marks, and the lines under some links. Other buttons and the words of links keep their color. Each is easy to read.',
      choices: labeled(ACCENTS, ACCENT_LABELS),
    },
    logo: {
      is: 'image',
      label: 'Logo',
      hint: 'On the dark header, up to 160 × 40 pixels. A wide, light logo on a transparent background fits best: a PNG or WebP at least 120 pixels high, so it’s sharp on phones. A JPG works too, but has no transparent background. If empty, your short name as text.',
    },
    favicon: {
      is: 'image',
      label: 'Browser icon',
      hint: 'A square image. If empty, the icon the website came with.',
    },
  },
  seo: {
    title: {
      is: 'line',
      label: 'Title',
      hint: 'About 60 characters are shown.',
      max: MAX_LENGTH.title,
      required: true,
    },
    description: {
      is: 'text',
      label: 'Description',
      hint: 'About 155 characters are shown.',
      max: MAX_LENGTH.seoDescription,
      required: true,
    },
    keywords: {
      is: 'line',
      label: 'Keywords',
      hint: 'Separate keywords with commas.',
      max: MAX_LENGTH.seoKeywords,
    },
  },
} as const satisfies Partial<SectionFields>;
