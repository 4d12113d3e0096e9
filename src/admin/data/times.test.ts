import { afterEach, expect, test, vi } from 'vitest';
import { ago, appointmentInZone, moment, span, timeLeft } from './times.ts';

const AT = '2026-11-21T12:00:00.000Z';
const after = (hours: number) => Date.parse(AT) + hours * 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a length of time is said in its largest unit', () => {
  expect([0, 59.9, 60, 60 * 47, 60 * 48].map((minutes) => span(minutes * 60_000))).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '47 h',
    '2 d',
  ]);
});

test('what happened within a minute was just now', () => {
  expect([-500, 59_999, 60_000, 3_600_000].map(ago)).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '1 h ago',
  ]);
});

test('a request has 24 hours, and is urgent with 4 or less @inquiry.reply-time', () => {
  expect(timeLeft(AT, after(0))).toEqual({ text: 'Reply within 24 h', isUrgent: false });
  expect(timeLeft(AT, after(19.99)).isUrgent).toBe(false);
  expect(timeLeft(AT, after(20))).toEqual({ text: 'Reply within 4 h', isUrgent: true });
  expect(timeLeft(AT, after(23.5))).toEqual({ text: 'Reply within 30 min', isUrgent: true });
  expect(timeLeft(AT, after(24))).toEqual({ text: 'Reply within 0 min', isUrgent: true });
  expect(timeLeft(AT, after(27))).toEqual({ text: '3 hours overdue', isUrgent: true });
  expect(timeLeft(AT, after(25)).text).toBe('1 hour overdue');
  expect(timeLeft(AT, after(24 + 75)).text).toBe('3 days overdue');
});

test.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles'])(
  'on a device in %s, times are those of the shop’s clocks @admin.times',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const { clock, day, exactMoment } = await import('./times.ts');
    const late = '2026-07-05T03:30:15.000Z';
    expect([clock(late), exactMoment(late), day(late)]).toEqual([
      '11:30 PM',
      'Jul 4, 11:30:15 PM',
      'Jul 4, 2026',
    ]);
    expect(clock('2026-12-05T03:30:15.000Z')).toBe('10:30 PM');
  },
);

test('a moment of another year names the year @admin.times', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-01T04:30:00.000Z') });
  // In Detroit it is still the last evening of 2026.
  expect(moment('2026-11-21T19:05:00.000Z')).toBe('Nov 21, 2:05 PM');
  expect(moment('2025-11-21T19:05:00.000Z')).toBe('Nov 21, 2025, 2:05 PM');
  expect(appointmentInZone('2026-12-04T11:00:00.000Z')).toBe('Fri, Dec 4, 6:00 AM EST');
  expect(appointmentInZone('2027-03-14T07:30:00.000Z')).toBe('Sun, Mar 14, 2027, 3:30 AM EDT');
});
