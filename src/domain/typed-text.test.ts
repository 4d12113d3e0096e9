import { expect, test } from 'vitest';
import { plainDigits, withoutMarks } from './typed-text.ts';

test.each([
  ['٢٦–٦', '26-6'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Five alphabets of digits follow each other.
  ['𝟎𝟗𝟘𝟡𝟢𝟫', '090909'],
  ['5‐1‑1‒2—7−3', '5-1-1-2-7-3'],
  ['\u200E5\u2060/1\uFEFF', '5/1'],
  ['June 26, 2027 ½ ²', 'June 26, 2027 ½ ²'],
])('%j is read as %j', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});

test('of a text only invisible marks are left out', () => {
  expect(withoutMarks('\u200F עדה ٥ – \u00AD🎉')).toBe(' עדה ٥ – 🎉');
});
