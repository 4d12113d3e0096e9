import { expect, test } from 'vitest';
import { ago, span, timeLeft } from './times.ts';

const AT = '2026-11-21T12:00:00.000Z';
const after = (hours: number) => Date.parse(AT) + hours * 3_600_000;

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
  expect(timeLeft(AT, after(25.5)).text).toBe('1 hour overdue');
  expect(timeLeft(AT, after(97)).text).toBe('3 days overdue');
});
