import { expect, test } from 'vitest';
import { isBlank } from './blank-text.ts';

test.each([
  '',
  ' \t\u00A0\u3000\u2028',
  '\u2800\u3164',
  '\u200D\u00AD',
  '\u200E',
  '\u034F\u061C\u115F\u1160\u17B4\u180E\uFFA0',
  '\u200B\u200C\u2060\u2064\u2069\uFEFF\uFE0F',
  '\u0085\u009F\uFFF9\uFFFC\uFFFF',
  '\u{1D159}\u{1D173}\u{E0041}',
])('nothing of %j is visible @request.blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([
  'Ada',
  '-',
  '.',
  '愛',
  'می\u200Cخواهم',
  '👩\u200D🎨',
  '❤\uFE0F',
  '\u2801',
  'ㅇ',
  '\u200F7',
])('%j is visible @request.blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
