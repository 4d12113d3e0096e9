import { expect, test } from 'vitest';
import { closedDays, openingHours, upcoming } from './hours.ts';

const day = (name: 'monday' | 'tuesday' | 'thursday' | 'sunday', from: string, to: string) => ({
  day: name,
  from,
  to,
});

test('days in a row with the same hours are one line @trust.contact', () => {
  const open = [
    day('sunday', '12:00', '00:30'),
    day('monday', '09:00', '17:30'),
    day('tuesday', '09:00', '17:30'),
    day('thursday', '09:00', '17:30'),
  ];
  expect(openingHours({ open })).toEqual([
    { days: 'Monday – Tuesday', hours: '9 AM – 5:30 PM' },
    { days: 'Wednesday', hours: 'Closed' },
    { days: 'Thursday', hours: '9 AM – 5:30 PM' },
    { days: 'Friday – Saturday', hours: 'Closed' },
    { days: 'Sunday', hours: '12 PM – 12:30 AM' },
  ]);
});

test('without any hours nothing is said about the week', () => {
  expect(openingHours({ open: [] })).toEqual([]);
});

test('closed days stand in their order, without those that are over @trust.contact', () => {
  const closed = [
    { date: '2026-12-25', reason: 'Christmas Day' },
    { date: '2026-11-25', reason: 'yesterday' },
    { date: '2026-11-26', reason: '' },
  ];
  expect(closedDays({ closed: upcoming(closed, '2026-11-26') })).toEqual([
    { date: '2026-11-26', day: 'Thu, Nov 26, 2026', reason: '' },
    { date: '2026-12-25', day: 'Fri, Dec 25, 2026', reason: 'Christmas Day' },
  ]);
});
