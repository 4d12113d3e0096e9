/** The form fields of all sections of the settings. */
import { MAX_ENTRIES, type Section } from '#contracts/settings/sections.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { OPTIONS } from './control-texts.ts';
import { BUSINESS_FIELDS } from './fields-business.ts';
import { FABRIC_FIELDS } from './fields-fabrics.ts';
import { FEE_FIELDS } from './fields-fees.ts';
import { HOME_FIELDS } from './fields-home.ts';
import { MAIL_FIELDS } from './fields-mails.ts';
import { PAGE_FIELDS } from './fields-pages.ts';
import { ROOM_FIELDS } from './fields-rooms.ts';
import { TRUST_FIELDS } from './fields-trust.ts';
import type { GroupField, SectionFields } from './fields.ts';
import { SECTION_TEXTS } from './texts.ts';

const PERCENT = { is: 'number', min: 0, max: 100, unit: '%' } as const;
const SQUARE_FEET = { is: 'number', min: 1, unit: ' sq ft' } as const;

/** For an aisle in the floor plan. */
const INCHES = { is: 'number', min: 24, max: 240, unit: ' in' } as const;

const OPTION = {
  is: 'option',
  label: 'Option',
  of: 'item',
  gone: OPTIONS.goneInPlanner,
} as const;
const MAX_AREA = 20_000;

/** @param label of the list */
const plannerTables = (label: string, hint: string) =>
  ({
    is: 'list',
    label,
    hint,
    noun: 'table',
    max: 6,
    entry: {
      is: 'group',
      label: 'Table',
      fields: {
        item: { is: 'item', label: 'Table' },
        option: OPTION,
        seats: { is: 'number', label: 'Guests at one table', min: 1, max: 40 },
        cloth: { is: 'item', label: 'Linen that fits', hint: 'If empty, none is suggested.' },
      },
    },
  }) as const;

const SECTION_FIELDS: SectionFields = {
  ...BUSINESS_FIELDS,
  ...FEE_FIELDS,
  ...HOME_FIELDS,
  ...PAGE_FIELDS,
  ...ROOM_FIELDS,
  ...FABRIC_FIELDS,
  ...TRUST_FIELDS,
  ...MAIL_FIELDS,
  search: {
    synonyms: {
      is: 'list',
      label: 'Words that mean the same',
      hint: 'One group per field, separated by commas: tablecloth, linen, table cover.',
      noun: 'group of words',
      max: 200,
      entry: { is: 'line', label: 'Words', max: MAX_LENGTH.seoKeywords },
    },
    notRented: {
      is: 'list',
      label: 'What you don’t rent',
      hint: 'A search for one of the words shows the closest thing you do rent.',
      noun: 'thing',
      max: MAX_ENTRIES,
      entry: {
        is: 'group',
        label: 'Thing',
        fields: {
          words: {
            is: 'line',
            label: 'Words',
            hint: 'Separated by commas: forks, knives, spoons.',
            max: MAX_LENGTH.seoKeywords,
            required: true,
          },
          instead: {
            is: 'line',
            label: 'Search for this instead',
            hint: 'A category, such as Tableware, or an item.',
            max: MAX_LENGTH.tag,
            required: true,
          },
        },
      },
    },
  },
  planner: {
    rounds: plannerTables('Round tables', 'For seated guests.'),
    banquets: plannerTables('Banquet tables', 'For seated guests.'),
    cocktails: plannerTables('Cocktail tables', 'For standing guests.'),
    chairs: {
      is: 'list',
      label: 'Chairs',
      hint: 'What guests can choose from.',
      noun: 'chair',
      max: 12,
      entry: { is: 'item', label: 'Chair' },
    },
    spareChairsPercent: {
      ...PERCENT,
      max: 50,
      label: 'Spare chairs',
      hint: 'Of the guest count.',
    },
    dancersPercent: {
      ...PERCENT,
      label: 'Guests who dance at the same time',
      hint: 'Of the guest count.',
    },
    floorPerDancer: { ...SQUARE_FEET, max: 50, label: 'Dance floor for each dancer' },
    tentPerSeatedGuest: { ...SQUARE_FEET, max: 100, label: 'Tent for each seated guest' },
    tentPerStandingGuest: { ...SQUARE_FEET, max: 100, label: 'Tent for each standing guest' },
    tableAisle: {
      ...INCHES,
      min: 36,
      label: 'Aisle between tables',
      hint: 'From edge to edge, in the floor plan. Chairs take 18 inches on each side.',
    },
    mainAisle: { ...INCHES, label: 'Aisle around the dance floor and the bar' },
    sideAisle: { ...INCHES, label: 'Aisle along the sides', hint: 'From the edge of a table.' },
    floors: {
      is: 'list',
      label: 'Dance floors',
      noun: 'dance floor',
      max: 24,
      entry: {
        is: 'group',
        label: 'Dance floor',
        fields: {
          item: { is: 'item', label: 'Dance floor' },
          option: OPTION,
          area: { ...SQUARE_FEET, max: MAX_AREA, label: 'Area' },
        },
      },
    },
    tents: {
      is: 'list',
      label: 'Tents',
      noun: 'tent',
      max: 12,
      entry: {
        is: 'group',
        label: 'Tent',
        fields: {
          item: { is: 'item', label: 'Tent' },
          option: OPTION,
          area: { ...SQUARE_FEET, max: MAX_AREA, label: 'Area' },
          upTo: {
            ...SQUARE_FEET,
            min: 0,
            max: MAX_AREA,
            label: 'Largest area',
            hint: 'Of a tent that is built in sections. Zero: it has one size.',
          },
        },
      },
    },
  },
};

/** @returns the fields of a section, as one group */
export function fieldGroupOf(section: Section): GroupField {
  // The section's type has its fields' names, which the form does not need.
  const fields = SECTION_FIELDS[section] as GroupField['fields'];
  return { is: 'group', label: SECTION_TEXTS[section].name, fields };
}
