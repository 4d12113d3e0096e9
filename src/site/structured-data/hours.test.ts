import { expect, test } from 'vitest';
import { openingHoursOf } from './hours.ts';

const WORK = { from: '09:00', to: '17:00' };

test('search engines read the hours by day, and closed days as such @settings.hours', () => {
  const open = [
    { day: 'tuesday' as const, ...WORK },
    { day: 'saturday' as const, from: '10:00', to: '14:30' },
    { day: 'monday' as const, ...WORK },
  ];
  expect(openingHoursOf({ open, closed: [{ date: '2026-12-25', reason: 'Christmas' }] })).toEqual({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '10:00',
        closes: '14:30',
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

test('a business without hours states none', () => {
  expect(openingHoursOf({ open: [], closed: [] })).toEqual({});
});
