/**
 * What a section must be when it is saved: of its schema, and without a day, city or question that is
 * there twice (@settings.repeated). Reading is more lenient: no page loses what an earlier version let in.
 */
import * as z from 'zod/mini';
import { SETTINGS, type Settings } from './sections.ts';

/**
 * @param textsOf what must not be there twice; case and spaces count for nothing
 * @param pathOf the field of the text at this index
 * @param message at each that one above it repeats
 */
const noRepeats = <Section>(
  textsOf: (section: Section) => readonly string[],
  pathOf: (index: number) => (string | number)[],
  message: string,
) =>
  z.check<Section>(({ value, issues }) => {
    const known = new Set<string>();
    for (const [index, text] of textsOf(value).entries()) {
      const key = text.replaceAll(/\s+/g, ' ').toLowerCase();
      if (known.has(key)) {
        issues.push({ code: 'custom', message, path: pathOf(index), input: text });
      }
      known.add(key);
    }
  });

/** The schema of each section, for what an owner saves. */
export const SAVED = {
  ...SETTINGS,
  business: SETTINGS.business.check(
    noRepeats<Settings['business']>(
      ({ cities }) => cities,
      (index) => ['cities', index],
      'This city is already on the list',
    ),
  ),
  hours: SETTINGS.hours.check(
    noRepeats<Settings['hours']>(
      ({ closed }) => closed.map(({ date }) => date),
      (index) => ['closed', index, 'date'],
      'This day is already on the list',
    ),
  ),
  faq: SETTINGS.faq.check(
    noRepeats<Settings['faq']>(
      ({ entries }) => entries.map(({ question }) => question),
      (index) => ['entries', index, 'question'],
      'This question is already on the list',
    ),
  ),
} as const;
