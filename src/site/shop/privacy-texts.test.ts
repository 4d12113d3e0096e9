import { expect, test } from 'vitest';
import { lastUpdated, ownSections, privacySections } from './privacy-texts.ts';

const textOf = (requestsMonths: number | null, mailsDays: number | null) =>
  JSON.stringify(privacySections({ requestsMonths, mailsDays }, 'Woodward Event Decor'));

test('the times are those of the settings @privacy.policy', () => {
  expect(textOf(24, 30)).toContain('Requests: 24 months from the day we get them');
  expect(textOf(24, 30)).toContain('we remove your address after 30 days');
  expect(textOf(1, 1)).toContain('1 month from');
  expect(textOf(1, 1)).toContain('after 1 day.');
});

test('where something is kept forever, no time is promised', () => {
  const text = textOf(null, null);
  expect(text).toContain('until you ask us to delete yours');
  expect(text).not.toContain('month');
  expect(text).not.toContain('we remove your address');
});

test('a day on which the owner saved a part of it later is the last change @settings.privacy', () => {
  expect(lastUpdated('2031-02-03')).toBe('Last updated February 3, 2031');
  expect(lastUpdated('2020-02-03')).toBe(lastUpdated());
});

test('the date is written as Americans do', () => {
  expect(lastUpdated()).toMatch(/^Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});

test('the owner’s sections are shown by paragraph @settings.privacy', () => {
  const entries = [{ title: 'Photos', text: 'Write to us.\n\nOr call\nthe office.' }];
  expect(ownSections(entries)).toEqual([
    { title: 'Photos', text: ['Write to us.', 'Or call\nthe office.'] },
  ]);
});
