import { expect, test } from 'vitest';
import { SETTINGS } from './sections.ts';

const monday = { day: 'monday', from: '09:00', to: '17:00' };
const problems = (open: object[], closed: object[] = []) =>
  SETTINGS.hours
    .safeParse({ open, closed })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('each day has one entry, which ends after it begins @settings.hours', () => {
  expect(problems([monday])).toEqual([]);
  expect(problems([monday, monday])).toEqual(['open: Please list each day once']);
  expect(problems([{ ...monday, to: '09:00' }])).toEqual([
    'open.0.to: Please enter a closing time after the opening time',
  ]);
});

test('a closed day is a day that there is', () => {
  expect(problems([], [{ date: '2028-02-29' }])).toEqual([]);
  for (const date of ['2027-02-29', '2027-13-01', '12/25/2026', '2026-12-25T00:00Z']) {
    expect(problems([], [{ date }])).toEqual(['closed.0.date: Please enter a date']);
  }
});
