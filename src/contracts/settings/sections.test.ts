import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { SETTINGS, type Section } from './sections.ts';

const monday = { day: 'monday', from: '09:00', to: '17:00' };
const problemsOf = (section: Section, value: object) =>
  SETTINGS[section]
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const problems = (open: object[], closed: object[] = []) => problemsOf('hours', { open, closed });

test('each day has one entry, which has two times @settings.hours', () => {
  expect(problems([monday])).toEqual([]);
  expect(problems([{ ...monday, to: '00:30' }])).toEqual([]);
  expect(problems([monday, monday])).toEqual(['open: Please list each day once']);
});

test('a day closes after it opens, at the latest at 4:00 AM of the night @settings.closing', () => {
  for (const to of ['09:01', '23:59', '00:00', '04:00']) {
    expect(problems([{ ...monday, to }])).toEqual([]);
  }
  for (const to of ['09:00', '08:59', '04:01']) {
    expect(problems([{ ...monday, to }])).toEqual([
      'open.0.to: Please enter a closing time after the opening time, up to 4:00 AM the next day',
    ]);
  }
});

test('a closed day is a day that there is', () => {
  expect(problems([], [{ date: '2028-02-29' }])).toEqual([]);
  for (const date of ['2027-02-29', '2027-13-01', '12/25/2026', '2026-12-25T00:00Z']) {
    expect(problems([], [{ date }])).toEqual(['closed.0.date: Please enter a date']);
  }
});

test('words that mean the same are at least two @settings.synonyms', () => {
  const problemsWith = (line: string) =>
    problemsOf('search', { synonyms: ['tablecloth, linen', line] });
  expect(problemsWith('dusty rose, blush')).toEqual([]);
  for (const line of ['tablecloth', 'tablecloth,', ', tablecloth ,', 'tablecloth, Tablecloths']) {
    expect(problemsWith(line)).toEqual([
      'synonyms.1: Please enter at least two different words with a comma between them, such as: tablecloth, linen',
    ]);
  }
  expect(problemsWith(' ')).toEqual(['synonyms.1: Please enter words, separated by commas']);
});

test('what the shop lacks has words, and something instead @settings.not-rented', () => {
  const problemsWith = (words: string, instead: string) =>
    problemsOf('search', { synonyms: [], notRented: [{ words, instead }] });
  expect(problemsWith('fork, knife', 'Tableware')).toEqual([]);
  expect(problemsWith('', 'Tableware')).toEqual([
    'notRented.0.words: Please enter words, separated by commas',
  ]);
  expect(problemsWith('fork', ' ')).toEqual([
    'notRented.0.instead: Please enter what to search for instead',
  ]);
  // As an earlier version saved it.
  expect(SETTINGS.search.parse({ synonyms: [] })).toEqual({ synonyms: [], notRented: [] });
});

test('a percentage that is out of its limits is told them', () => {
  const { planner } = DEFAULT_SETTINGS;
  for (const dancersPercent of [140, -1]) {
    expect(problemsOf('planner', { ...planner, dancersPercent })).toEqual([
      'dancersPercent: Please enter a percentage from 0 to 100',
    ]);
  }
  expect(problemsOf('planner', { ...planner, spareChairsPercent: 51 })).toEqual([
    'spareChairsPercent: Please enter a percentage from 0 to 50',
  ]);
});

test('a phone number is kept in one form @settings.phone', () => {
  const value = { ...DEFAULT_SETTINGS.business, phone: ' 517-555-0199' };
  expect(SETTINGS.business.parse(value).phone).toBe('(517) 555-0199');
});
