import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_PAGE } from '../address/place.ts';
import { afterReading, isFromTheTop, parseMark } from './read-mark.ts';

test('a mark is read as it was kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.uuid()), (since, ids) => {
      expect(parseMark(JSON.stringify({ since, ids }))).toEqual({ since, ids });
    }),
  );
});

test('what is no mark counts as none', () => {
  for (const text of ['', '{', 'null', '[]', '{"since":1}', '{"ids":{}}']) {
    expect(parseMark(text)).toEqual({ since: '', ids: [] });
  }
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(typeof parseMark(text).since).toBe('string');
    }),
  );
});

test('a list read from the top counts as all up to then; an older one moves nothing back', () => {
  const last = { since: '2026-11-22T10:00:00.000000Z', ids: ['a'] };
  const later = { since: '2026-11-22T10:05:00.000000Z', ids: ['b'] };
  expect(afterReading(last, later)).toBe(later);
  expect(afterReading(later, { ...last, ids: ['b'] })).toBe(later);
});

test('what a search or a later page showed is read too, and no more than that', () => {
  const last = { since: '2026-11-22T10:00:00.000000Z', ids: ['a'] };
  const reading = { since: '', ids: ['a', 'b'] };
  const next = afterReading(last, reading);
  expect(next).toEqual({ ...last, ids: ['a', 'b'] });
  expect(afterReading(next, reading)).toBe(next);
});

test('what is kept on the device stays small', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => String(index));
  expect(afterReading({ since: '', ids: [] }, { since: '', ids }).ids).toHaveLength(200);
});

test.each<object>([
  {},
  { sort: 'waiting' },
  { sort: 'received' },
  { status: 'pending' },
  { q: undefined, view: undefined },
])('a list of %j shows all that is new @inquiry.new', (params) => {
  expect(isFromTheTop({ ...FIRST_PAGE, ...params })).toBe(true);
});

test.each<object>([
  { page: 2 },
  { sort: 'received-asc' },
  { sort: 'event' },
  { status: 'booked' },
  { view: 'mine' },
  { view: 'to-answer', sort: 'received' },
  { kind: 'booking' },
  { assignee: 'nobody' },
  { from: '2027-06-26' },
  { to: '2027-06-26' },
  { q: 'gold' },
  { deleted: '1' },
  { anotherFilter: 'x' },
])('a list of %j may hide what is new @inquiry.new', (params) => {
  expect(isFromTheTop({ ...FIRST_PAGE, ...params })).toBe(false);
});
