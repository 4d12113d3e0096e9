import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysBetween } from './days.ts';
import { keptLastDay, lastDayProblem, movedLastDay } from './last-day.ts';

test('a moved event lasts as long as before, over a change of clocks and a leap day @event.days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: 1, max: 13 }),
      (by, length) => {
        const eventDate = '2027-03-13';
        const to = dayAfter(eventDate, by);
        const moved = movedLastDay({ eventDate, lastDay: dayAfter(eventDate, length) }, to);
        expect(daysBetween(to, moved ?? '')).toBe(length);
      },
    ),
  );
  expect(movedLastDay({ eventDate: '2027-06-12', lastDay: null }, '2027-06-13')).toBeNull();
  expect(movedLastDay({ eventDate: '2027-06-12', lastDay: '2027-06-13' }, null)).toBeNull();
});

test.each([
  [null, ''],
  ['2027-06-12', ''],
  ['2027-06-25', ''],
  ['2027-06-26', 'An event lasts at most 14 days'],
  ['2027-06-11', 'Please choose the event date or a later day'],
])('a last day of %s: %j @event.days', (lastDay, problem) => {
  expect(lastDayProblem({ eventDate: '2027-06-12', lastDay })).toBe(problem);
});

test('the first day as the last one is an event of one day @event.days', () => {
  expect(keptLastDay({ eventDate: '2027-06-12', lastDay: '2027-06-12' })).toBeNull();
  expect(lastDayProblem({ eventDate: null, lastDay: '2027-06-12' })).not.toBe('');
});
