import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_GUESTS } from '#domain/planner.ts';
import { FIRST_PLAN } from '#site/planner/plan-choice.ts';
import { eventFromQuery, planFromQuery, queryFromPlan } from './url-plan.ts';

const key = fc.stringMatching(/^[a-z0-9-]{0,40}$/);
const choice = fc.record({
  guests: fc.integer({ min: 1, max: MAX_GUESTS }),
  style: fc.constantFrom('dinner' as const, 'standing' as const),
  tables: fc.constantFrom('rounds' as const, 'banquets' as const),
  dancing: fc.boolean(),
  place: fc.constantFrom('indoors' as const, 'tent' as const),
  table: key,
  cloth: key,
  chair: key,
  cocktail: key,
  floor: key,
  seats: fc.option(fc.integer({ min: 1, max: 24 })),
  dancers: fc.option(fc.integer({ min: 1, max: 100 })),
  largest: fc.boolean(),
});

test('every plan comes back from its address @planner.address', () => {
  fc.assert(
    fc.property(choice, (each) => {
      expect(planFromQuery(queryFromPlan(each))).toEqual(each);
    }),
  );
  expect(queryFromPlan(FIRST_PLAN)).toBe('');
});

test('what an address lacks or nobody knows is as at first @planner.address', () => {
  expect(planFromQuery('')).toEqual(FIRST_PLAN);
  expect(
    planFromQuery(
      '?guests=many&style=brunch&dancing=maybe&place=moon&seats=0&dancers=101&largest=1&utm=1',
    ),
  ).toEqual({
    ...FIRST_PLAN,
    guests: 1,
  });
  expect(planFromQuery('?guests=99999').guests).toBe(MAX_GUESTS);
});

test('day and guests of the hero are known to every form, without what was left empty @home.ask', () => {
  const known = (query: string) => eventFromQuery(query, '2027-03-01');
  expect(known('?date=2027-06-12&guests=120')).toEqual({
    eventDate: '06/12/2027',
    guestCount: '120',
  });
  // As a browser without a calendar sends it.
  expect(known('?date=6%2F12%2F27&guests=')).toEqual({ eventDate: '06/12/2027' });
  expect(known('?date=&guests=99999')).toEqual({ guestCount: '2000' });
  // Days that are over or that there are not.
  expect(known('?date=2027-02-28')).toEqual({});
  expect(known('?date=2027-02-30')).toEqual({});
  expect(known('')).toEqual({});
});

test('a field that was left empty plans for the first number of guests @home.ask', () => {
  expect(planFromQuery('?date=&guests=')).toEqual(FIRST_PLAN);
});
