import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysBetween, monthAfter, weekOf, weeksOf } from './days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // Clocks change on these days.
  ['2027-03-14', 1, '2027-03-15'],
  ['2026-11-01', -1, '2026-10-31'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %d days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
  expect(daysBetween(day, after)).toBe(days);
});

test.each([
  ['0001-01-01', -1, '0001-01-01'],
  ['0001-01-03', -9, '0001-01-01'],
  ['9999-12-31', 1, '9999-12-31'],
  ['9999-12-30', 1, '9999-12-31'],
  ['9999-12-01', 366, '9999-12-31'],
])('years have four digits: %s and %d days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %d months is %s', (month, months, after) => {
  expect(monthAfter(month, months)).toBe(after);
});

test('a week is seven days from Sunday on', () => {
  const week = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);
  for (const day of week) expect(weekOf(day)).toEqual(week);
});

test('a month has each of its days once, in whole weeks, and none without one of them', () => {
  const months = fc.integer({ min: 0, max: 1_200 }).map((count) => monthAfter('2000-01', count));
  fc.assert(
    fc.property(months, (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat();
      const own = days.filter((day) => day.startsWith(month));
      expect(own[0]).toBe(`${month}-01`);
      expect(own.at(-1)).toBe(dayAfter(`${monthAfter(month, 1)}-01`, -1));
      expect(days).toEqual(days.map((_, index) => dayAfter(days[0] ?? '', index)));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((day) => day.startsWith(month))).toBe(true);
      }
      expect(days.length).toBeLessThanOrEqual(42);
    }),
  );
});
