import { expect, test } from 'vitest';
import { readDraft, saveDraft, saveEventDetails } from './draft.ts';
import { $eventDay, $keptDay, $typedDay, dayToCome } from './event-day.ts';
import { saveSharedFields } from './forms/drafts.ts';

const NOW = new Date('2026-11-26T15:00:00Z');

test.each([
  ['06/12/2027', '2027-06-12'],
  ['11/26/2026', '2026-11-26'],
  // While it is typed, it could still become another one.
  ['6/1', null],
  ['6/12/2027', null],
  ['11/25/2026', null],
  ['12/05/2099', '2099-12-05'],
  ['02/30/2027', null],
  ['', null],
])('the date %j is the day %j @availability.date', (typed, day) => {
  expect(dayToCome(typed, NOW)).toBe(day);
});

test('a date that is given holds for every form, whatever was typed there before @availability.date', () => {
  saveDraft('quote', { eventDate: '01/02/2099', name: 'Jordan' });
  saveEventDetails({ eventDate: '06/12/2099', guestCount: '150' });
  expect(readDraft('quote')).toEqual({ name: 'Jordan' });
  expect(readDraft('remembered')).toEqual({ eventDate: '06/12/2099', guestCount: '150' });
  saveEventDetails({ guestCount: '' });
  expect(readDraft('remembered')).toEqual({ eventDate: '06/12/2099' });
});

test('a date that is typed into any form is asked for @availability.date', () => {
  const nextYear = new Date().getUTCFullYear() + 1;
  saveSharedFields({ eventDate: `06/12/${nextYear}` });
  expect($eventDay.get()).toBe(`${nextYear}-06-12`);
});

test('a date years ahead is kept, and not asked for @availability.date @wishlist.minimum-order', () => {
  saveEventDetails({ eventDate: '12/05/2099' });
  expect($keptDay.get()).toBe('2099-12-05');
  expect($eventDay.get()).toBeNull();
});

test('while a date is typed, the minimum order of its day is known, and nothing is asked for @wishlist.minimum-order', () => {
  saveEventDetails({ eventDate: '6/12/2099' });
  expect($typedDay.get()).toBe('2099-06-12');
  expect([$keptDay.get(), $eventDay.get()]).toEqual([null, null]);
  saveEventDetails({ eventDate: '06/12/2020' });
  expect($typedDay.get()).toBeNull();
});
