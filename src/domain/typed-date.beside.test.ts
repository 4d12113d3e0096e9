import { expect, test } from 'vitest';
import { parseTypedDate } from './typed-date.ts';

test.each([
  '5/16/27?',
  'May 16, 2027!',
  '5/16/27 - Sun',
  '5/16/27 - Sun, evening',
  "May 16, Sunday '27",
  '5/16/2027 - Sunday',
  'Sunday - 5/16/2027',
  'on May 16, 2027',
  'on Sunday, May 16, 2027',
  'May 16, Sunday, 2027',
  'May 16, 2027 at noon',
  '5/16/27 evening',
  '5/16/2027 4:00 PM - 10:00 PM',
  '5/16/2027 from 4pm - 10 p.m.',
  '5/16/2027, 4-10pm',
  '5/16/2027, 4 - 10 pm',
  'May 16, 2027 5pm Sunday',
  'May 16, 2027 Sunday 5pm',
  "5/16/'27",
  '2027-May-16',
  '2027/may/16',
])('%j is a day with more beside it @form.date-typing', (text) => {
  expect(parseTypedDate(text)).toBe('2027-05-16');
});

test.each([
  ['June 26!', '2027-06-26'],
  ['on June 26', '2027-06-26'],
  ['June 26 at noon', '2027-06-26'],
  ['June 26, 10-11pm', '2027-06-26'],
  ['June 26, 10 - 11pm', '2027-06-26'],
  ['6/26 evening', '2027-06-26'],
  ['12 de junio de 27', '2027-06-12'],
  ['26 Saturday June 2027', '2027-06-26'],
])('%j is the next such day with more beside it @form.date-typing', (text, day) => {
  expect(parseTypedDate(text, '2026-11-26')).toBe(day);
});

test.each([
  'June 26 thru 28',
  'June 26th through 28th',
  'Aug 27 thru 29',
  'June 26, then 27',
  'June 26 from 27',
  'Fri Aug 27, Sat 28',
  'Sat June 26, Sun 27',
  'June 26 - Sun 27',
  'June 26, the 27th',
  'junio 12, el 13',
  'June 26 5pm, 27 5pm',
  'June 26 at 10',
  'June 26 at 12',
  'June 26 at 27',
  '2027-Foo-16',
  'week of June 26',
  'weekend of June 26',
  '2nd week of June',
  '3rd Saturday of June 2027',
  'the 3rd Saturday of July 2027',
  '2nd Fri July',
  '0/5/27',
])('%j names several days, or none @form.date-typing', (text) => {
  expect(parseTypedDate(text, '2026-11-26')).toBeNull();
});

test.each(['July 3rd Saturday', 'Sat. 3rd July', 'the 3rd of July, Saturday', 'wedding July 3'])(
  '%j is the next such day, not one of several weekdays @form.date-typing',
  (text) => {
    expect(parseTypedDate(text, '2026-11-26')).toBe('2027-07-03');
  },
);

test.each([
  'Friday June 26',
  'Sun 6/26/27',
  '06/26/2027 (fri)',
  'viernes, 26 de junio de 2027',
  'miércoles 26.06.2027',
])('%j names a weekday that the day is not @form.date-typing', (text) => {
  expect(parseTypedDate(text, '2026-11-26')).toBeNull();
});
