import { expect, test } from 'vitest';
import { dateRemark } from './date-remark.ts';

const TODAY = '2026-11-26';
const CLOSED = [
  { date: '2026-12-25', reason: 'Christmas' },
  { date: '2027-01-01', reason: '' },
];

test.each([
  ['2027-06-26', ''],
  // Day and month cannot be mistaken for each other.
  ['2027-06-13', ''],
  // An error says that it is over.
  ['2026-05-06', ''],
  ['2027-06-06', ''],
  ['2027-05-06', 'Thursday, May 6, 2027'],
  ['2027-06-12', 'Saturday, June 12, 2027'],
  // What typing `06/2027` gives.
  ['2027-06-20', 'Sunday, June 20, 2027'],
  ['2027-06-21', ''],
  ['2031-12-31', ''],
  ['2032-01-01', 'That’s in 2032. Is the year right?'],
  ['2099-06-26', 'That’s in 2099. Is the year right?'],
  [
    '2026-12-25',
    'Our office is closed that day (Christmas). Send it anyway, and we’ll tell you what’s possible.',
  ],
  [
    '2027-01-01',
    'Our office is closed that day. Send it anyway, and we’ll tell you what’s possible.',
  ],
])('of %s is said: %s @form.date-remark', (date, said) => {
  expect(dateRemark(date, TODAY, CLOSED)).toBe(said);
});
