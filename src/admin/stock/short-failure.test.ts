import { expect, test } from 'vitest';
import { ResponseError } from '#api-client/request.ts';
import { failureWords } from '../data/failure-words.ts';
import { shortagesOf, shortLines } from './short-failure.ts';

const failureWith = (error: object) =>
  new ResponseError(409, JSON.stringify({ error, requestId: 'r' }), new Headers());
const SHORT = {
  code: 'short',
  message: 'There aren’t enough pieces for that day.',
  fields: { 'Gold Chair': '240 short (420 needed, 180 free)' },
};

test('a booking that does not fit says what is short, in toasts too @stock.confirm', () => {
  expect(shortLines(failureWith(SHORT))).toEqual(['Gold Chair: 240 short (420 needed, 180 free)']);
  expect(failureWords(failureWith(SHORT))).toBe(
    'There aren’t enough pieces for that day. Gold Chair: 240 short (420 needed, 180 free).',
  );
});

test('staff read who has the rest; an answer without it is none @stock.confirm', () => {
  const short = [{ name: 'Gold Chair', short: 240, needed: 420, free: 180, taken: [], lent: [] }];
  expect(shortagesOf(failureWith({ ...SHORT, short }))).toEqual(short);
  expect(shortagesOf(failureWith(SHORT))).toEqual([]);
  expect(shortagesOf(new Error('offline'))).toEqual([]);
});

test('another conflict is none of stock', () => {
  expect(shortLines(failureWith({ ...SHORT, code: 'conflict' }))).toBeNull();
  expect(shortLines(new Error('offline'))).toBeNull();
});
