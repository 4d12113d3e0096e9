import { expect, test } from 'vitest';
import { MOVED } from './booked/texts.ts';
import {
  isOvertaken,
  packedForFormerDay,
  readTyped,
  shownDetails,
  withTyped,
} from './typed-details.ts';

const saved = {
  name: 'Ada',
  phone: '',
  email: 'ada@example.com',
  eventDate: '2027-06-12',
  lastDay: '',
  eventLocation: 'Detroit',
  guestCount: '',
  deliveryWindow: '',
  pickupWindow: '',
  siteContact: '',
};

test('only what was typed is kept, so that a colleague’s change of another field stays @inquiry.details', () => {
  const typed = readTyped(withTyped({}, saved, 'phone', '313 555 0100'));
  const moved = { ...saved, eventDate: '2027-06-19' };
  expect(shownDetails(typed, moved)).toEqual({ ...moved, phone: '313 555 0100' });
  expect(isOvertaken(typed, moved, 'eventDate')).toBe(false);
  expect(withTyped(typed, saved, 'phone', '')).toBe('');
});

test('the same field changed by somebody else is known, unless to the same @inquiry.details', () => {
  const first = readTyped(withTyped({}, saved, 'eventLocation', 'Ann Arbor'));
  const typed = readTyped(withTyped(first, saved, 'eventLocation', 'Ann Arbor, MI'));
  expect(isOvertaken(typed, saved, 'eventLocation')).toBe(false);
  expect(isOvertaken(typed, { ...saved, eventLocation: 'Troy' }, 'eventLocation')).toBe(true);
  const same = { ...saved, eventLocation: 'Ann Arbor, MI' };
  expect(isOvertaken(typed, same, 'eventLocation')).toBe(false);
});

test('the last day moves with the first, unless it is typed @event.days', () => {
  const two = { ...saved, lastDay: '2027-06-13' };
  const moved = readTyped(withTyped({}, two, 'eventDate', '2027-06-19'));
  expect(shownDetails(moved, two)).toMatchObject({ lastDay: '2027-06-20' });
  const longer = readTyped(withTyped(moved, two, 'lastDay', '2027-06-21'));
  expect(shownDetails(longer, two)).toMatchObject({ lastDay: '2027-06-21' });
});

test('another day of a booked event names what was ticked off as packed for the former one @goods.tick', () => {
  const moved = { ...saved, eventDate: '2027-06-19' };
  const event = { status: 'booked' as const, packed: ['Chair', 'Cloth'] };
  expect(packedForFormerDay(event, saved, moved)).toEqual(event.packed);
  expect(packedForFormerDay(event, saved, saved)).toEqual([]);
  expect(MOVED.packed(event.packed)).toContain(
    'Ticked off as packed for the former day: Chair and Cloth. The check marks stay.',
  );
});

test.each(['{', '5', 'null', '{"name":{"text":5}}'])(
  'what cannot be read, %s, is nothing',
  (kept) => {
    expect(shownDetails(readTyped(kept), saved)).toEqual(saved);
  },
);
