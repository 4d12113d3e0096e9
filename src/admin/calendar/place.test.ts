import { expect, test } from 'vitest';
import { MAX_CALENDAR_DAYS } from '#contracts/calendar/events.ts';
import { calendarPlace, dayName, idAfter, idOfKind, placeName } from './place.ts';

const TODAY = '2026-11-23';
const at = (id: string) => calendarPlace(id, TODAY);

test('an address names a month or the week of a day; any other shows this month @calendar.views', () => {
  expect(at('2027-02')).toMatchObject({ kind: 'month', month: '2027-02', first: '2027-01-31' });
  expect(at('2026-12-01')).toMatchObject({ kind: 'week', first: '2026-11-29', last: '2026-12-05' });
  for (const id of ['', '2026', '2026-13', '2026-02-30', 'week', '2026-11-01T10:00:00Z', '../x']) {
    expect(at(id), id).toMatchObject({ kind: 'month', month: '2026-11' });
  }
});

test('steps lead to the month or week beside it, across years', () => {
  expect(idAfter(at('2026-12'), 1)).toBe('2027-01');
  expect(idAfter(at('2026-01'), -1)).toBe('2025-12');
  expect(idAfter(at('2026-12-30'), 1)).toBe('2027-01-03');
  expect(idAfter(at('2027-01-03'), -1)).toBe('2026-12-27');
});

test('the other kind of calendar has today in it, if this one had', () => {
  expect(idOfKind(at('2026-11'), 'week', TODAY)).toBe(TODAY);
  expect(idOfKind(at('2027-02'), 'week', TODAY)).toBe('2027-02-01');
  expect(idOfKind(at('2026-11-24'), 'month', TODAY)).toBe('2026-11');
  // Most of its days are in December.
  expect(idOfKind(at('2026-12-01'), 'month', TODAY)).toBe('2026-12');
  expect(idOfKind(at('2026-12-01'), 'week', TODAY)).toBe('2026-11-29');
});

test('are named as Americans write them', () => {
  expect(placeName(at('2026-11'))).toBe('November 2026');
  expect(placeName(at('2026-11-23'))).toMatch(/^Nov 22\s–\s28, 2026$/u);
  expect(placeName(at('2026-12-30'))).toMatch(/^Dec 27, 2026\s–\sJan 2, 2027$/u);
  expect(['2026-11-09', '2026-12-01'].map(dayName)).toEqual(['9', 'Dec 1']);
});

test('no month asks for more days than the server gives', () => {
  for (let month = 0; month < 400; month += 1) {
    const place = calendarPlace(idAfter(at('2026-01'), month), TODAY);
    expect(place.weeks.flat().length).toBeLessThanOrEqual(MAX_CALENDAR_DAYS);
  }
});
