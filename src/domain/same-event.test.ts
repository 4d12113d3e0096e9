import { expect, test } from 'vitest';
import { isOtherEvent } from './same-event.ts';

const REQUEST = { status: 'quoted', eventDate: '2027-06-12', eventLocation: 'Detroit' };
const QUOTE = { eventDate: '2027-06-12', eventLocation: 'Detroit' };

test.each([
  ['the same day and place', {}, {}, false],
  ['another day', { eventDate: '2027-06-19' }, {}, true],
  ['no day of its own', { eventDate: null }, {}, false],
  ['a day where the request has none', {}, { eventDate: null }, false],
  ['a place more exactly, before it is booked', { eventLocation: 'A barn in Detroit' }, {}, false],
  ['another place of a booked event', { eventLocation: 'A barn' }, { status: 'booked' }, true],
  ['no place of its own', { eventLocation: '' }, { status: 'booked' }, false],
])('a quote for %s @event.agreed @quote.editor-other-event', (_what, quote, request, isOther) => {
  expect(isOtherEvent({ ...QUOTE, ...quote }, { ...REQUEST, ...request })).toBe(isOther);
});
