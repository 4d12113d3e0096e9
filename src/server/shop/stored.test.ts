import { expect, test } from 'vitest';
import { SECTIONS, type Section } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { storedValue, wholeValue } from './stored.ts';

const { business, mails, services } = DEFAULT_SETTINGS;

test.each(SECTIONS)('the default of %s is whole', (section) => {
  const value = DEFAULT_SETTINGS[section];
  expect(storedValue(section, value)).toEqual({ value, isWhole: true });
});

test('a day that a newer rule refuses is left out, and the others stay @settings.invalid', () => {
  const monday = { day: 'monday', from: '10:00', to: '18:00' };
  const open = [monday, { day: 'tuesday', from: '18:00', to: '17:00' }];
  const stored = { open, closed: [{ date: '2026-11-26', reason: 'Thanksgiving' }], note: 'Ring' };
  expect(storedValue('hours', stored)).toEqual({
    value: { ...stored, open: [monday] },
    isWhole: false,
  });
});

test('a value at fault has its default, and its neighbors stay @settings.invalid', () => {
  const stored = { ...business, name: 'Ada’s Events', phone: 'call us', fax: '1' };
  expect(storedValue('business', stored)).toEqual({
    value: { ...business, name: 'Ada’s Events' },
    isWhole: false,
  });
  const design = { ...services.design, intro: 7, teaser: 'Ours', points: [{ title: 'Only' }] };
  expect(storedValue('services', { ...services, design }).value.design).toEqual({
    ...services.design,
    teaser: 'Ours',
    points: [],
  });
});

test('several entries of a list at fault are left out at once', () => {
  const entry = (question: string) => ({ question, answer: 'Yes.' });
  const empty = { question: '', answer: '' };
  const entries = [empty, entry('Do you deliver?'), entry(''), entry('Do you set up?'), 'no'];
  expect(storedValue('faq', { entries }).value.entries).toEqual([
    entry('Do you deliver?'),
    entry('Do you set up?'),
  ]);
});

test.each<[Section, unknown]>([
  ['hours', null],
  ['hours', 'open'],
  ['home', { sections: [] }],
])('%s that is %j has its default', (section, stored) => {
  expect(storedValue(section, stored)).toEqual({
    value: DEFAULT_SETTINGS[section],
    isWhole: false,
  });
  expect(wholeValue(section, stored)).toBeUndefined();
});

test('a home page saved before the planner was a section has it after the featured rentals @settings.home', () => {
  const sections = DEFAULT_SETTINGS.home.sections
    .filter(({ section }) => section !== 'planner')
    .toReversed()
    .map(({ section }) => ({ section, shown: section === 'contact' }));
  const at = sections.findIndex(({ section }) => section === 'featured') + 1;
  const value = { sections: sections.toSpliced(at, 0, { section: 'planner', shown: false }) };
  expect(storedValue('home', { sections })).toEqual({ value, isWhole: true });
  expect(storedValue('home', value)).toEqual({ value, isWhole: true });
});

test('a home page saved before there were rooms has them behind the services @settings.home', () => {
  const before = DEFAULT_SETTINGS.home.sections.filter(({ section }) => section !== 'rooms');
  const hidden = before.map((each) => ({ ...each, shown: each.section !== 'services' }));
  const { value, isWhole } = storedValue('home', { sections: hidden });
  expect(isWhole).toBe(true);
  expect(value.sections.slice(0, 3)).toEqual([
    { section: 'services', shown: false },
    { section: 'rooms', shown: false },
    { section: 'featured', shown: true },
  ]);
});

test('a policy saved before it could be a fact of the home page is whole @trust.facts', () => {
  const policy = { title: 'Rain plan', text: 'Reserve a tent.' };
  const { policies } = DEFAULT_SETTINGS;
  expect(storedValue('policies', { ...policies, entries: [policy] })).toEqual({
    value: { ...policies, entries: [{ ...policy, fact: '' }] },
    isWhole: true,
  });
});

test('a first sentence that was saved begins the confirmation @mail.recipients', () => {
  const before = {
    recipients: ['crew@woodward.example'],
    thanks: 'Wow, thanks!',
    signature: 'Ada',
  };
  const value = {
    ...mails,
    recipients: before.recipients,
    confirmation: mails.confirmation.replace('Thank you!', 'Wow, thanks!'),
    signature: 'Ada',
  };
  expect(storedValue('mails', before)).toEqual({ value, isWhole: true });
  expect(storedValue('mails', { ...before, thanks: '' }).value.confirmation).toBe(
    mails.confirmation,
  );
});

test('braces in a first sentence that was saved are left out: they would be fields now @mail.recipients', () => {
  const stored = { recipients: [], thanks: 'Thanks, {name}! }{', signature: '' };
  const confirmation = mails.confirmation.replace('Thank you!', 'Thanks, name! ');
  expect(storedValue('mails', stored)).toEqual({
    value: { ...mails, confirmation },
    isWhole: true,
  });
});
