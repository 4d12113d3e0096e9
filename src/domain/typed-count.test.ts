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
  ['10 000', 10_000],
  ['100 000', 100_000],
  ['1,358.00', 1_358],
  [' 240 guests ', 240],
  ['240 people (seated)', 240],
  ['020', 20],
  ['about 150', 150],
  ['approx. 150', 150],
  ['approximately 150 guests', 150],
  ['~150', 150],
  ['150+', 150],
  ['150?', 150],
  ['qty: 20', 20],
  ['Qty 20', 20],
  ['20/each', 20],
  ['1\u00A0358', 1_358],
  ['1\u202F358 guests', 1_358],
  ['\u200B150\u200E', 150],
  ['١٥٠', 150],
  ['৪০ জন', 40],
  ['１５０', 150],
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
  '3 gross',
  '2k',
  'two hundred',
  '10-20',
  '10 or 20',
  '100 120',
  '75 100',
  '50 100 guests',
  '150 175 guests',
  '12 ft x 12 ft',
  '150-175',
  '150–175',
  '150 adults, 20 kids',
  '150 adults + 20 kids',
  '20/30',
  'about .5',
  // To be added to what there is, or to be it?
  '+20',
  '٢ k',
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
