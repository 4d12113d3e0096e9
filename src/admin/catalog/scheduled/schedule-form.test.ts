import { describe, expect, test } from 'vitest';
import { changeWords } from '#domain/scheduled-words.ts';
import { NOTHING_SCHEDULED, scheduledChange, timeFaults } from './schedule-form.ts';
import { SCHEDULED, scheduledWords } from './texts.ts';

const VIEW = {
  options: [
    { name: 'Kids', price: 5 },
    { name: 'Adults', price: 8 },
  ],
};
const FRIDAY = { ...NOTHING_SCHEDULED, day: '2026-12-04' };

describe('what is typed to schedule a change', () => {
  test('is a change of what is not left empty @schedule.change', () => {
    const values = {
      ...FRIDAY,
      isShown: 'no',
      price: '$1,250',
      options: { Kids: '6', Adults: ' ' },
    };
    expect(scheduledChange('item', values, VIEW)).toEqual({
      change: { isPublished: false, price: '$1,250', options: [{ name: 'Kids', price: 6 }] },
      faults: {},
    });
    const ofPackage = { ...FRIDAY, isShown: 'yes', price: '$1,250.5' };
    expect(scheduledChange('package', ofPackage, {})).toEqual({
      change: { isActive: true, startingPrice: 1250.5 },
      faults: {},
    });
  });

  test('leaves out a price kept for an option that is gone @admin.kept-hidden', () => {
    const values = { ...FRIDAY, options: { Kids: '6', Toddlers: 'free' } };
    expect(scheduledChange('item', values, VIEW)).toEqual({
      change: { options: [{ name: 'Kids', price: 6 }] },
      faults: {},
    });
  });

  test.each([
    ['nothing', {}, ['all']],
    ['a price in words', { price: 'ask' }, ['price']],
    ['a price below zero of an option', { options: { Kids: '-1' } }, ['options']],
  ])('is refused with %s @schedule.refused', (_, values, faults) => {
    const { faults: found } = scheduledChange('item', { ...FRIDAY, ...values }, VIEW);
    expect(Object.keys(found)).toEqual(faults);
  });

  test.each([
    ['2026-12-04', '06:10', {}],
    ['', '', { day: SCHEDULED.needTime, time: SCHEDULED.needTime }],
    ['2026-12-01', '11:50', { time: 'This time has passed. Please choose a later one.' }],
    ['2099-12-05', '06:00', { day: 'Please choose a time within the next two years' }],
    [
      '2026-12-04',
      '23:59',
      { time: 'Please enter a time in steps of 10 minutes, such as 6:00 or 6:10' },
    ],
  ])('on %s at %s is refused by the form itself @schedule.refused', (day, time, faults) => {
    // Noon in Detroit.
    expect(timeFaults({ day, time }, new Date('2026-12-01T17:00:00Z'))).toEqual(faults);
  });
});

describe('the words of a scheduled change', () => {
  test.each([
    [[{ field: 'price', after: '$9.20' }], '$9.20 from Friday'],
    [[{ field: 'startingPrice', after: '120.50' }], '$120.50 from Friday'],
    [[{ field: 'isPublished', after: false }], 'Not published from Friday'],
    [[{ field: 'options', after: [{ name: 'Kids', price: 6 }] }], 'Kids $6.00 from Friday'],
    [
      [
        { field: 'isPublished', after: true },
        { field: 'price', after: '$9.20' },
      ],
      'Published, $9.20 from Friday',
    ],
  ])('%j are %s @schedule.shown', (changes, words) => {
    expect(scheduledWords(changes, 'Friday')).toBe(words);
  });

  test('count the options where there are several @schedule.shown', () => {
    const options = ['Kids', 'Adults'].map((name) => ({ name, price: 6 }));
    expect(changeWords([{ field: 'options', after: options }])).toBe('2 option prices');
  });

  test('say what the clocks do that night @schedule.clock', () => {
    expect(SCHEDULED.moment('skipped', '3:30 AM EDT')).toContain('Clocks skip this time');
    expect(SCHEDULED.moment('twice', '1:30 AM EDT')).toContain('first one counts: 1:30 AM EDT.');
  });
});
