import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { SAVED } from './saved.ts';
import { SETTINGS, type Section } from './sections.ts';

const problemsOf = (section: Section, value: object) =>
  SAVED[section]
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('the same day is refused where it stands again @settings.repeated', () => {
  const days = ['2026-12-25', '2027-01-01', '2026-12-25'];
  const hours = { open: [], closed: days.map((date) => ({ date, reason: date })) };
  expect(problemsOf('hours', hours)).toEqual(['closed.2.date: This day is already on the list']);
  // What is saved already is read as it is.
  expect(SETTINGS.hours.safeParse(hours).success).toBe(true);
});

test('the same city is refused, case and spaces aside @settings.repeated', () => {
  const cities = ['Royal Oak', 'Troy', ' royal  OAK', 'Troy'];
  expect(problemsOf('business', { ...DEFAULT_SETTINGS.business, cities })).toEqual([
    'cities.2: This city is already on the list',
    'cities.3: This city is already on the list',
  ]);
});

test('the same question is refused, case and spaces aside @settings.repeated', () => {
  const questions = ['Do you deliver?', 'do you  deliver? ', 'Do you deliver', 'Where?'];
  const entries = questions.map((question) => ({ question, answer: 'Yes.' }));
  expect(problemsOf('faq', { entries })).toEqual([
    'entries.1.question: This question is already on the list',
  ]);
});

test('a field that there is not is refused where it stands, in every section that takes facts @settings.facts', () => {
  const message =
    'There is no field {depositt}. You can use {name}, {email}, {phone}, {city}, {area}, {deposit}, {minimum order}, {damage waiver}, {sales tax}, {quote validity}, and {balance due}.';
  const point = { title: 'Deposit', text: 'A {depositt} deposit.' };
  const { policies, howItWorks, quotes } = DEFAULT_SETTINGS;
  expect(problemsOf('policies', { ...policies, entries: [point] })).toEqual([
    `entries.0.text: ${message}`,
  ]);
  expect(problemsOf('howItWorks', { ...howItWorks, steps: [point] })).toEqual([
    `steps.0.text: ${message}`,
  ]);
  expect(
    problemsOf('faq', { entries: [{ question: '{depositt}?', answer: '{deposit}' }] }),
  ).toEqual([`entries.0.question: ${message}`]);
  expect(problemsOf('quotes', { ...quotes, terms: point.text })).toEqual([`terms: ${message}`]);
});
