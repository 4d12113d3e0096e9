/** The form fields beside the schemas that they are for. */
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { SECTIONS, SETTINGS, type Section } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { OPTIONS } from './control-texts.ts';
import {
  blankOf,
  entryCount,
  sentValue,
  tidied,
  withValue,
  type Field,
  type ListField,
  type OptionField,
  type Value,
} from './fields.ts';
import { fieldGroupOf } from './section-fields.ts';
import { kindOf } from './section-form.ts';
import { SECTION_GROUPS } from './texts.ts';
import { titleOf, wordsOf } from './words.ts';

type Def = z.core.$ZodTypes['_zod']['def'];
/** What the parts of a schema are, which zod types by their core alone. */
type Schema = z.core.$ZodType | z.ZodMiniType;

/** @returns what a schema is made of; all those of the contracts are zod's own */
const defOf = (schema: Schema) => (schema as z.ZodMiniType).def as Def;

/** @returns the schema without what it is wrapped in: a default, a transformation of its text */
function bare(schema: Schema): Schema {
  const def = defOf(schema);
  if (def.type === 'default' || def.type === 'optional') return bare(def.innerType);
  return def.type === 'pipe' ? bare(def.in) : schema;
}

/** @returns paths of the schema's fields that the form lacks, and of fields that the schema lacks */
function gaps(schema: Schema, field: Field | undefined, path: string): string[] {
  if (!field) return [path];
  const def = defOf(bare(schema));
  if (def.type === 'array') {
    if (field.is === 'week') return [];
    return field.is === 'list' ? gaps(def.element, field.entry, `${path}[]`) : [path];
  }
  if (def.type !== 'object') return field.is === 'list' || field.is === 'group' ? [path] : [];
  if (field.is !== 'group') return [path];
  const names = new Set([...Object.keys(def.shape), ...Object.keys(field.fields)]);
  return [...names].flatMap((name) => {
    const part = def.shape[name];
    return part ? gaps(part, field.fields[name], `${path}.${name}`) : [`${path}.${name}`];
  });
}

test.each(SECTIONS)('every field of %s has a control @settings.sections', (section) => {
  expect(gaps(SETTINGS[section], fieldGroupOf(section), section)).toEqual([]);
});

/** @returns the options in a field */
function optionsIn(field: Field): OptionField[] {
  if (field.is === 'option') return [field];
  if (field.is === 'list') return optionsIn(field.entry);
  return field.is === 'group' ? Object.values(field.fields).flatMap(optionsIn) : [];
}

test('an option that is gone says what its section does without it @settings.gone-option', () => {
  const said = SECTIONS.flatMap((section) =>
    optionsIn(fieldGroupOf(section)).map(({ gone }) => [section, gone]),
  );
  const planner = ['planner', OPTIONS.goneInPlanner];
  expect(said).toEqual([
    ['rooms', OPTIONS.goneInRoom],
    ...Array.from({ length: 5 }, () => planner),
  ]);
});

test('a field without a control is found', () => {
  const { fields } = fieldGroupOf('faq');
  const { entries: _left, ...rest } = fields;
  expect(gaps(SETTINGS.faq, { is: 'group', label: '', fields: rest }, 'faq')).toEqual([
    'faq.entries',
  ]);
});

test('every section stands once in the overview', () => {
  const shown = SECTION_GROUPS.flatMap(({ sections }) => sections);
  expect(shown.toSorted()).toEqual(SECTIONS.toSorted());
});

test.each(SECTIONS)('%s that is read and sent unchanged is the same', (section) => {
  const { valuesOf, bodyOf, tidied: tidy } = kindOf(section);
  const value = DEFAULT_SETTINGS[section];
  expect(bodyOf(tidy(valuesOf({ value })))).toEqual(value);
});

/** @returns the value with one entry more than the list may have */
const overfull = (field: Field, max: number): Value =>
  Array.from({ length: max + 1 }, () => blankOf(field));

describe('a list', () => {
  const lists = SECTIONS.flatMap((section) =>
    Object.entries(fieldGroupOf(section).fields).flatMap(([name, field]) =>
      field.is === 'list' && !field.isFixed ? [{ section, name, field }] : [],
    ),
  );
  const problems = (section: Section, name: string, value: Value) => {
    const { valuesOf, bodyOf } = kindOf(section);
    const values = withValue(valuesOf({ value: DEFAULT_SETTINGS[section] }), [name], value);
    const result = SETTINGS[section].safeParse(bodyOf(values as Record<string, Value>));
    return (result.error?.issues ?? []).filter(
      ({ path, code }) => path.length === 1 && path[0] === name && code === 'too_big',
    );
  };

  test.each(lists)('of $section.$name takes as many entries as the server', (each) => {
    const { section, name, field } = each;
    const full = overfull(field.entry, field.max - 1);
    expect(problems(section, name, full)).toEqual([]);
    expect(problems(section, name, overfull(field.entry, field.max))).toHaveLength(1);
  });
});

test('entries in which nothing was typed are not sent', () => {
  const entries = [
    { question: ' ', answer: '' },
    { question: 'Do you deliver?', answer: '' },
  ];
  expect(tidied(fieldGroupOf('faq'), { entries })).toEqual({ entries: [entries[1]] });
  const sections = DEFAULT_SETTINGS.home.sections.map((each) => ({ ...each }));
  expect(tidied(fieldGroupOf('home'), { sections })).toEqual({ sections });
});

test('entries are counted in every list, so that those left out can be told', () => {
  const field = fieldGroupOf('events');
  const entry = { title: 'Gala', images: ['', '/a.jpg'], items: [] };
  const values: Value = { entries: [entry, blankOf((field.fields['entries'] as ListField).entry)] };
  expect(entryCount(field, values)).toBe(4);
  expect(entryCount(field, tidied(field, values))).toBe(2);
});

test('a number that is not typed is refused, never taken for zero', () => {
  const fees = { ...kindOf('fees').valuesOf({ value: DEFAULT_SETTINGS.fees }), depositPercent: '' };
  expect(sentValue(fieldGroupOf('fees'), fees)).toMatchObject({ depositPercent: null });
  expect(SETTINGS.fees.safeParse(sentValue(fieldGroupOf('fees'), fees)).success).toBe(false);
});

test('a draft of an older make has what it lacks empty', () => {
  const value = { entries: [{ question: 'Do you deliver?' }, 'no entry'] } as never;
  expect(kindOf('faq').valuesOf({ value })).toEqual({
    entries: [
      { question: 'Do you deliver?', answer: '' },
      { question: '', answer: '' },
    ],
  });
});

test('values read as a person would write them', () => {
  const { fields } = fieldGroupOf('hours');
  const open: Value = [{ day: 'monday', from: '09:00', to: '17:30' }];
  expect(wordsOf(fields['open'] as Field, open)).toBe('Monday: 9:00 AM – 5:30 PM');
  const home = fieldGroupOf('home').fields['sections'] as Field;
  expect(
    wordsOf(home, [
      { section: 'faq', shown: true },
      { section: 'reviews', shown: false },
    ]),
  ).toBe('• faq\n• Reviews (not shown)');
  expect(wordsOf(fieldGroupOf('fees').fields['depositPercent'] as Field, '25')).toBe('25%');
  expect(wordsOf(fieldGroupOf('faq').fields['entries'] as Field, [])).toBe('(empty)');
});

test('closed days are called after their date and reason, and sent in order @settings.closed-days', () => {
  const { entry } = fieldGroupOf('hours').fields['closed'] as ListField;
  const title = (date: string, reason: string) => titleOf(entry, { date, reason }, '2026-11-21');
  expect(title('2026-11-26', 'Thanksgiving')).toBe('Nov 26, 2026 – Thanksgiving');
  expect(title('2026-11-21', ' ')).toBe('Nov 21, 2026');
  expect(title('2025-12-05', 'Staff party')).toBe('Dec 5, 2025 – Staff party (past)');
  expect(title('', 'Staff party')).toBe('');
  const closed = ['2027-01-01', '', '2026-11-26'].map((date) => ({ date, reason: 'X' }));
  const { tidied: tidy, valuesOf } = kindOf('hours');
  const sent = tidy(valuesOf({ value: { open: [], closed, note: '' } }))['closed'];
  expect((sent as { date: string }[]).map(({ date }) => date)).toEqual([
    '',
    '2026-11-26',
    '2027-01-01',
  ]);
});
