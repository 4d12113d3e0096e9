import { expect, test } from 'vitest';
import { isOtherEvent } from './same-event.ts';

const REQUEST = {
  status: 'quoted',
  eventDate: '2027-06-12',
  lastDay: null,
  eventLocation: 'Detroit',
};
const QUOTE = { eventDate: '2027-06-12', eventLocation: 'Detroit' };

test.each([
  ['the same day and place', {}, {}, false],
  ['another day', { eventDate: '2027-06-19' }, {}, true],
  ['another last day', { lastDay: '2027-06-13' }, {}, true],
  ['the same last day', { lastDay: '2027-06-13' }, { lastDay: '2027-06-13' }, false],
  ['one day, where the request has two', { lastDay: null }, { lastDay: '2027-06-13' }, true],
  ['one day, as the form of the request has it', { lastDay: null }, { lastDay: '' }, false],
  ['no last day of its own', {}, { lastDay: '2027-06-13' }, false],
  ['no day of its own', { eventDate: null }, {}, false],
  ['a day where the request has none', {}, { eventDate: null }, false],
  ['a place more exactly, before it is booked', { eventLocation: 'A barn in Detroit' }, {}, false],
  ['another place of a booked event', { eventLocation: 'A barn' }, { status: 'booked' }, true],
  ['no place of its own', { eventLocation: '' }, { status: 'booked' }, false],
])('a quote for %s @event.agreed @quote.editor-other-event', (_what, quote, request, isOther) => {
  expect(isOtherEvent({ ...QUOTE, ...quote }, { ...REQUEST, ...request })).toBe(isOther);
});
