import { expect, test } from 'vitest';
import { dayInWords, nearDays } from './texts.ts';

test.each([
  ['2027-06-26', 'Sat, Jun 26'],
  ['2028-02-29', 'Tue, Feb 29'],
  ['2026-12-31', 'Thu, Dec 31'],
])('the day %s is named as %s @availability.day', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});

test('commas separate the days near by alone @availability.offers', () => {
  expect(nearDays(['2027-06-26', '2027-06-28'])).toBe('Available on Sat Jun 26, Mon Jun 28');
});
