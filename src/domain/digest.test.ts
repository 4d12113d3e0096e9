import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from './days.ts';
import { isDigestTime, nextDigest } from './digest.ts';
import { SHOP_TIME_ZONE, todayInDetroit } from './event-date.ts';

const at = (text: string) => new Date(text);
const next = (now: string, time: string, lastDay: string) =>
  nextDigest(at(now), { time, lastDay }).toISOString();

describe('the hour of the digest', () => {
  test.each([
    // Winter: five hours behind UTC. Summer: four.
    ['2026-11-23T12:59:59Z', false],
    ['2026-11-23T13:00:00Z', true],
    ['2026-07-01T11:59:59Z', false],
    ['2026-07-01T12:00:00Z', true],
    // Late, but by day; then it is night.
    ['2026-11-24T01:59:59Z', true],
    ['2026-11-24T02:00:00Z', false],
    ['2026-11-24T05:00:00Z', false],
  ])('at %s it may be sent: %s @digest.time', (now, may) => {
    expect(isDigestTime(at(now), '08:00')).toBe(may);
  });

  test.each([
    [
      'before the hour, the same day',
      '2026-11-23T10:00:00Z',
      '2026-11-22',
      '2026-11-23T13:00:00.000Z',
    ],
    ['late, at once', '2026-11-23T20:00:00Z', '2026-11-22', '2026-11-23T13:00:00.000Z'],
    ['sent, tomorrow', '2026-11-23T20:00:00Z', '2026-11-23', '2026-11-24T13:00:00.000Z'],
    ['by night, tomorrow', '2026-11-24T02:30:00Z', '2026-11-22', '2026-11-24T13:00:00.000Z'],
    [
      'the day before clocks go forward',
      '2027-03-13T15:00:00Z',
      '2027-03-13',
      '2027-03-14T12:00:00.000Z',
    ],
    [
      'the day before clocks go back',
      '2026-10-31T15:00:00Z',
      '2026-10-31',
      '2026-11-01T13:00:00.000Z',
    ],
  ])('%s @digest.time', (_what, now, lastDay, due) => {
    expect(next(now, '08:00', lastDay)).toBe(due);
  });

  test('is what a clock in Detroit shows, on every day of the year @digest.time', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: SHOP_TIME_ZONE,
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const instant = fc.date({ min: at('2026-01-01'), max: at('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 5, max: 20 }), (now, hour) => {
        const time = `${String(hour).padStart(2, '0')}:00`;
        const today = todayInDetroit(now);
        const due = nextDigest(now, { time, lastDay: today });
        expect(clock.format(due)).toBe(time);
        expect(todayInDetroit(due)).toBe(dayAfter(today, 1));
        expect(isDigestTime(due, time)).toBe(true);
        expect(isDigestTime(new Date(due.getTime() - 1), time)).toBe(false);
      }),
    );
  });
});
