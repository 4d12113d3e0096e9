import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedCount } from './typed-count.ts';

test.each([
  ['20', 20],
  ['20 pcs', 20],
  ['20pcs.', 20],
  ['x20', 20],
  ['20 ×', 20],
  ['100.00', 100],
  ['100.', 100],
  ['1,358', 1_358],
  ['1.358', 1_358],
  ['1 358', 1_358],
  ['1,358.00', 1_358],
  [' 240 guests ', 240],
  ['240 people (seated)', 240],
  ['020', 20],
])('%j is the count %i @form.count', (text, count) => {
  expect(typedCount(text)).toBe(count);
});

test.each([
  '',
  'many',
  '-3',
  '2.5',
  '1,35,8',
  '1e9',
  '2 dozen',
  '3 doz',
  '2k',
  'two hundred',
  '10-20',
  '10 or 20',
  '12 ft x 12 ft',
  'Infinity',
])('%j is no count @form.count', (text) => {
  expect(typedCount(text)).toBeNaN();
});

test('a long text behind the number is read at once, not tried in every way to split it @form.count', () => {
  const long = 'adultsandchildren'.repeat(6);
  expect(typedCount(`100 ${long}`)).toBe(100);
  expect(typedCount(`100 ${long}, 10`)).toBeNaN();
  expect(typedCount(`100 ${long.repeat(50)}!`)).toBeNaN();
});

test('every count is read as it is shown, with a word behind it or not @form.count', () => {
  fc.assert(
    fc.property(
      fc.nat(9_999_999),
      fc.constantFrom('', ' pcs', ' guests', '.00'),
      (count, after) => {
        expect(typedCount(`${count}${after}`)).toBe(count);
        expect(typedCount(`${count.toLocaleString('en-US')}${after}`)).toBe(count);
      },
    ),
  );
});
