import { expect, test } from 'vitest';
import { formatEventDate } from './event-date.ts';
import { eventDaysInWords } from './event-days.ts';

test.each([
  [null, null, ''],
  ['', '', ''],
  ['2027-06-12', null, '06/12/2027'],
  ['2027-06-12', '', '06/12/2027'],
  ['2027-06-12', undefined, '06/12/2027'],
  ['2027-06-12', '2027-06-12', '06/12/2027'],
  ['2027-06-12', '2027-06-14', '06/12/2027 – 06/14/2027'],
])('the days from %s to %s are %j in words @event.days-named', (eventDate, lastDay, words) => {
  expect(eventDaysInWords({ eventDate, lastDay }, formatEventDate)).toBe(words);
});
