import { expect, test } from 'vitest';
import { missingDetails } from './inquiry-details.ts';

const none = { email: '', phone: '', eventDate: null };
const missing = (request: { channel: string; kind: string }, given: object) =>
  Object.keys(missingDetails(request, { ...none, ...given }));

test('what staff typed needs one way to reach the person, and no more @inquiry.by-hand', () => {
  const request = { channel: 'phone', kind: 'contact' };
  expect(missing(request, {})).toEqual(['phone']);
  expect(missing(request, { email: 'ada@example.com' })).toEqual([]);
  expect(missing(request, { phone: '313 555 0100' })).toEqual([]);
});

test('what came by the website keeps what its form asked for @inquiry.details', () => {
  const email = 'ada@example.com';
  const booking = { channel: 'website', kind: 'booking' };
  expect(missing(booking, { email })).toEqual(['phone', 'eventDate']);
  expect(missing(booking, { phone: '1', eventDate: '2027-06-12' })).toEqual(['email']);
  expect(missing(booking, { email, phone: '1', eventDate: '2027-06-12' })).toEqual([]);
  expect(missing({ channel: 'website', kind: 'question' }, { email })).toEqual([]);
});
