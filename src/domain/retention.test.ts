import { expect, test } from 'vitest';
import { daysBefore, isKeptLongEnough, monthsBefore } from './retention.ts';

test.each([
  ['2026-11-22T10:00:00Z', 24, '2024-11-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-03-31T10:00:00Z', 1, '2024-02-29T10:00:00.000Z'],
  ['2026-08-31T00:00:00Z', 6, '2026-02-28T00:00:00.000Z'],
  ['2026-01-15T23:59:59Z', 13, '2024-12-15T23:59:59.000Z'],
  ['2028-02-29T12:00:00Z', 12, '2027-02-28T12:00:00.000Z'],
])('%s minus %d months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

test('days have 24 hours', () => {
  expect(daysBefore(new Date('2026-03-31T10:00:00Z'), 30).toISOString()).toBe(
    '2026-03-01T10:00:00.000Z',
  );
});

test.each([
  ['2024-11-22T09:59:59Z', '2025-06-01', true],
  ['2024-11-22T10:00:00Z', '2025-06-01', false],
  // In Detroit, five hours behind, the event day is not over.
  ['2024-01-01T00:00:00Z', '2026-11-22', false],
  ['2024-01-01T00:00:00Z', '2026-11-21', true],
])('a request of %s for %s is past its retention: %s', (receivedAt, eventDate, isLongEnough) => {
  const now = new Date('2026-11-22T10:00:00Z');
  const request = { receivedAt: new Date(receivedAt), eventDate };
  expect(isKeptLongEnough(request, now, 24)).toBe(isLongEnough);
});
