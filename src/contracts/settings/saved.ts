/**
 * Stricter schemas for saving: nothing twice (@settings.repeated), no unknown field in braces. Values that earlier
 * versions saved are still read with `SETTINGS`.
 */
import * as z from 'zod/mini';
import { unknownField } from '#domain/text-template.ts';
import { noSuchField } from './mails.ts';
import { SETTINGS, type Settings } from './sections.ts';
import { SHOP_FIELDS } from './shop-fields.ts';

/** Refuses unknown fields in braces, in any text of a section. */
const knowsShopFields = <Section>() =>
  z.check<Section>(({ value, issues }) => {
    for (const { path, text } of textsIn(value)) {
      const field = unknownField(text, SHOP_FIELDS);
      if (field === undefined) continue;
      issues.push({ code: 'custom', message: noSuchField(field, SHOP_FIELDS), path, input: text });
    }
  });

function textsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => textsIn(entry, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, [...path, name]));
}

/**
 * @param textsOf texts that must differ, ignoring case and spaces
 * @param pathOf field of the text at an index
 * @param message at each repetition
 */
const noRepeats = <Section>(
  textsOf: (section: Section) => readonly string[],
  pathOf: (index: number) => (string | number)[],
  message: string,
) =>
  z.check<Section>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, text] of textsOf(value).entries()) {
      const key = text.replaceAll(/\s+/g, ' ').toLowerCase();
      if (seen.has(key)) {
        issues.push({ code: 'custom', message, path: pathOf(index), input: text });
      }
      seen.add(key);
    }
  });

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
    knowsShopFields<Settings['faq']>(),
  ),
  services: SETTINGS.services.check(knowsShopFields<Settings['services']>()),
  packages: SETTINGS.packages.check(knowsShopFields<Settings['packages']>()),
  policies: SETTINGS.policies.check(knowsShopFields<Settings['policies']>()),
  howItWorks: SETTINGS.howItWorks.check(knowsShopFields<Settings['howItWorks']>()),
  quotes: SETTINGS.quotes.check(knowsShopFields<Settings['quotes']>()),
} as const;
