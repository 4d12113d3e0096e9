import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { SETTINGS } from './sections.ts';

const problems = (fields: object) =>
  SETTINGS.mails
    .safeParse({ ...DEFAULT_SETTINGS.mails, ...fields })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a field that the confirmation does not have is refused by its name @settings.templates', () => {
  expect(problems({ confirmation: 'Hello {name}' })).toEqual([
    'confirmation: There is no field {name}. You can use {reference}, {date}, {list}, {phone}, {business}, {deposit}, {minimum order}, {damage waiver}, {sales tax}, {quote validity}, and {balance due}.',
  ]);
  expect(problems({ subject: 'For {date}' })).toEqual([
    'subject: There is no field {date}. You can use {reference} and {business}.',
  ]);
  expect(problems({ subject: '', questionSubject: '', confirmation: '' })).toEqual([]);
});

test('a reply template needs a name, a subject and a text, with fields that there are @settings.replies', () => {
  const template = { name: 'Thanks', subject: 'For {name}', text: 'On {date}' };
  const parsed = (fields: object) =>
    SETTINGS.replies.safeParse({ templates: [{ ...template, ...fields }] });
  expect(parsed({}).success).toBe(true);
  expect(parsed({ text: 'Call {phone}' }).error?.issues[0]?.path).toEqual(['templates', 0, 'text']);
  for (const name of ['name', 'subject', 'text'])
    expect(parsed({ [name]: ' ' }).success).toBe(false);
});
