import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const WEEK = { first: '2027-05-30', last: '2027-06-05' };

test('an event of several days stands on each that is shown, booked ones first @calendar.days', () => {
  const fair = {
    name: 'Fair',
    eventDate: '2027-05-28',
    lastDay: '2027-05-31',
    status: 'quoted',
  } as const;
  const gala = { name: 'Gala', eventDate: '2027-05-31', lastDay: null, status: 'booked' } as const;
  const camp = {
    name: 'Camp',
    eventDate: '2027-06-05',
    lastDay: '2027-06-07',
    status: 'pending',
  } as const;
  const days = byDay([fair, gala, camp], WEEK);
  expect([...days].map(([day, events]) => [day, events.map(({ name }) => name)])).toEqual(
    expect.arrayContaining([
      ['2027-05-30', ['Fair']],
      ['2027-05-31', ['Gala', 'Fair']],
      ['2027-06-05', ['Camp']],
    ]),
  );
  expect(days.size).toBe(3);
});
