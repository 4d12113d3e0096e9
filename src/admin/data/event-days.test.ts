import { expect, test } from 'vitest';
import { daysAway, longDay } from './event-days.ts';

test('a day has its weekday, and is counted from today in Detroit @inquiry.page', () => {
  expect(longDay('2027-06-12')).toBe('Saturday, June 12, 2027');
  // In Detroit it is still the 9th.
  const now = Date.parse('2027-06-10T02:00:00Z');
  expect(daysAway('2027-06-12', now)).toBe('in 3 days');
  expect(daysAway('2027-06-10', now)).toBe('tomorrow');
  expect(daysAway('2027-06-09', now)).toBe('today');
  expect(daysAway('2027-06-01', now)).toBe('8 days ago');
});
