import { expect, test } from 'vitest';
import { closedDays, closedLines, openingHours, openingLines, type Hours } from './hours.ts';
import { DEFAULT_SETTINGS } from './settings/defaults.ts';

const open = (day: Hours['open'][number]['day'], from: string, to: string) => ({ day, from, to });

test('days with the same hours are one line, the others are closed @settings.hours @trust.contact', () => {
  expect(openingLines(DEFAULT_SETTINGS.hours)).toEqual([
    { days: 'Monday–Friday', times: '9 AM–5 PM' },
    { days: 'Saturday–Sunday', times: 'Closed' },
  ]);
  expect(
    openingLines({ open: [open('tuesday', '09:30', '12:00'), open('sunday', '00:00', '23:45')] }),
  ).toEqual([
    { days: 'Monday', times: 'Closed' },
    { days: 'Tuesday', times: '9:30 AM–12 PM' },
    { days: 'Wednesday–Saturday', times: 'Closed' },
    { days: 'Sunday', times: '12 AM–11:45 PM' },
  ]);
});

test('a business without hours says none', () => {
  expect(openingLines({ open: [] })).toEqual([]);
  expect(openingHours({ open: [], closed: [] })).toEqual({});
});

test('the next three closed days are named with their reason', () => {
  const closed = ['2026-12-24', '2026-12-25', '2027-01-01', '2027-05-31'].map((date, index) => ({
    date,
    reason: index === 1 ? 'Christmas' : '',
  }));
  expect(closedLines({ closed })).toEqual([
    'Closed December 24, 2026',
    'Closed December 25, 2026 (Christmas)',
    'Closed January 1, 2027',
  ]);
});

test('search engines read the hours by day, and closed days as such', () => {
  const closed = [{ date: '2026-12-25', reason: 'Christmas' }];
  expect(openingHours({ open: DEFAULT_SETTINGS.hours.open, closed })).toEqual({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  });
});

test('each closed day has its day of the week @trust.contact', () => {
  const closed = [{ date: '2026-11-26', reason: '' }];
  expect(closedDays({ closed })).toEqual([
    { date: '2026-11-26', day: 'Thu, Nov 26, 2026', reason: '' },
  ]);
});
