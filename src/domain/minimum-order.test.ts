import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from './days.ts';
import {
  isShortSomeDay,
  MINIMUM_DAYS,
  minimumOn,
  minimumWords,
  shortfall,
  type MinimumRule,
} from './minimum-order.ts';
import { MONTHS } from './months.ts';

const SUMMER: MinimumRule = {
  minimumOrder: 250,
  minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 500 }],
};
const WHOLE_YEAR = { day: 'any', from: 'january', through: 'december', amount: 500 } as const;
const month = fc.constantFrom(...MONTHS);
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const exception = fc.record({
  day: fc.constantFrom(...MINIMUM_DAYS),
  from: month,
  through: month,
  amount,
});
const rule = fc.record({
  minimumOrder: amount,
  minimumExceptions: fc.array(exception, { maxLength: 5 }),
});
const day = fc.integer({ min: 0, max: 5_000 }).map((count) => dayAfter('2026-01-01', count));

describe('@fees.minimum', () => {
  test.each([
    ['2027-05-01', 50_000],
    ['2027-10-30', 50_000],
    ['2027-04-24', 25_000],
    ['2027-11-06', 25_000],
    ['2027-06-13', 25_000],
    [null, 25_000],
    ['', 25_000],
  ])('of a Saturday from May through October, and else the usual one: %s', (date, cents) => {
    expect(minimumOn(SUMMER, date)).toBe(cents);
  });

  test('months go over the new year', () => {
    const winter: MinimumRule = {
      minimumOrder: 250,
      minimumExceptions: [{ day: 'any', from: 'november', through: 'february', amount: 100 }],
    };
    expect(
      ['2026-11-01', '2027-01-15', '2027-02-28', '2027-03-01'].map((each) =>
        minimumOn(winter, each),
      ),
    ).toEqual([10_000, 10_000, 10_000, 25_000]);
  });

  test('what is missing is named to the cent', () => {
    expect(shortfall(49_999, SUMMER, '2027-06-12')).toEqual({ minimum: 50_000, missing: 1 });
    expect(shortfall(50_000, SUMMER, '2027-06-12')).toBeNull();
    expect(isShortSomeDay(49_999, SUMMER)).toBe(true);
    expect(isShortSomeDay(50_000, SUMMER)).toBe(false);
  });

  test('it is one of the amounts of the rule, and the order of the exceptions changes nothing', () => {
    fc.assert(
      fc.property(rule, day, (given, date) => {
        const cents = minimumOn(given, date);
        const amounts = [given.minimumOrder, ...given.minimumExceptions.map((each) => each.amount)];
        expect(amounts.map((each) => Math.round(each * 100))).toContain(cents);
        const minimumExceptions = given.minimumExceptions.toReversed();
        expect(minimumOn({ ...given, minimumExceptions }, date)).toBe(cents);
      }),
    );
  });

  test('an exception for every day of every month takes the place of the usual amount', () => {
    fc.assert(
      fc.property(rule, day, (given, date) => {
        const all = { day: 'any', from: 'january', through: 'december', amount: 0 } as const;
        const minimumExceptions = [all];
        expect(minimumOn({ ...given, minimumExceptions }, date)).toBe(0);
      }),
    );
  });

  test('an order is short on a day only where it is short on some day', () => {
    fc.assert(
      fc.property(rule, day, fc.integer({ min: 0, max: 10_000_000 }), (given, date, rental) => {
        const isShort = shortfall(rental, given, date) !== null;
        expect(isShort && !isShortSomeDay(rental, given)).toBe(false);
      }),
    );
  });

  test.each<[string, MinimumRule]>([
    ['', { minimumOrder: 0, minimumExceptions: [] }],
    ['$250', { minimumOrder: 250, minimumExceptions: [] }],
    ['$250, or $500 on Saturdays from May through October', SUMMER],
    [
      '$1,250.50, $400 on Fridays, or $500 in June',
      {
        minimumOrder: 1_250.5,
        minimumExceptions: [
          { day: 'friday', from: 'january', through: 'december', amount: 400 },
          { day: 'any', from: 'june', through: 'june', amount: 500 },
        ],
      },
    ],
    ['$500 on Saturdays from May through October', { ...SUMMER, minimumOrder: 0 }],
    [
      '$250, or none on Saturdays',
      { minimumOrder: 250, minimumExceptions: [{ ...WHOLE_YEAR, day: 'saturday', amount: 0 }] },
    ],
    ['$500', { minimumOrder: 250, minimumExceptions: [WHOLE_YEAR] }],
    [
      '$500',
      { minimumOrder: 250, minimumExceptions: [{ ...WHOLE_YEAR, from: 'may', through: 'april' }] },
    ],
    // A lower amount of some days never counts beside one of all days.
    [
      '$500, or $900 in June',
      {
        minimumOrder: 250,
        minimumExceptions: [
          { ...WHOLE_YEAR, day: 'friday', amount: 400 },
          { day: 'any', from: 'june', through: 'june', amount: 900 },
          WHOLE_YEAR,
        ],
      },
    ],
    ['', { minimumOrder: 250, minimumExceptions: [{ ...WHOLE_YEAR, amount: 0 }] }],
    ['', { minimumOrder: 0, minimumExceptions: [{ ...WHOLE_YEAR, day: 'monday', amount: 0 }] }],
  ])('in words: %s', (words, given) => {
    expect(minimumWords(given)).toBe(words);
  });
});
