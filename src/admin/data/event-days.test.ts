import { expect, test } from 'vitest';
import { daysAway, longDay } from './event-days.ts';

test('a day has its weekday, and is counted from today in Detroit @inquiry.page', () => {
  expect(longDay('2027-06-12')).toBe('Saturday, June 12, 2027');
  // In Detroit it is still the 9th.
  const now = Date.parse('2027-06-10T02:00:00Z');
  const away = (first: string, last = first) => daysAway(first, last, now);
  expect(away('2027-06-12')).toBe('in 3 days');
  expect(away('2027-06-10')).toBe('tomorrow');
  expect(away('2027-06-09')).toBe('today');
  expect(away('2027-06-01')).toBe('8 days ago');
  // Of several days.
  expect(away('2027-06-10', '2027-06-12')).toBe('tomorrow');
  expect(away('2027-06-08', '2027-06-10')).toBe('today');
  expect(away('2027-06-07', '2027-06-09')).toBe('today');
  expect(away('2027-06-05', '2027-06-07')).toBe('2 days ago');
});
