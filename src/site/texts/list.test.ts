import { expect, test } from 'vitest';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { deliveryNote, quantityNote } from './list.ts';

test('more than the shop owns is not refused: it says what happens then @product.stock-note', () => {
  expect(quantityNote({ quantity: 121, availability: 120 })).toBe(
    'We own 120. We’ll source the rest or suggest an alternative.',
  );
  expect(quantityNote({ quantity: 80, ofItem: 1_280, availability: 1_200 })).toBe(
    'We own 1,200 across all options. We’ll source the rest or suggest an alternative.',
  );
});

test('nothing is said of what the shop owns enough of, or has not counted @product.stock-note', () => {
  expect(quantityNote({ quantity: 120, availability: 120 })).toBe('');
  expect(quantityNote({ quantity: 500, availability: 0 })).toBe('');
});

test('with a date, more than is left is said, and never that it cannot be had @availability.list', () => {
  const asked = { quantity: 20, availability: 600 };
  expect(quantityNote({ ...asked, answer: 12 })).toBe(
    'Only 12 left that day. We’ll source the rest or suggest an alternative.',
  );
  expect(quantityNote({ ...asked, answer: 'ask' })).toBe(
    'Ask us about that day. Keep it on your list, and we’ll find a way or suggest an alternative.',
  );
  for (const answer of [20, 'available', undefined] as const) {
    expect(quantityNote({ ...asked, answer })).toBe('');
  }
});

test('the most that one request takes is named once it is reached @product.stock-note', () => {
  expect(quantityNote({ quantity: MAX_QUANTITY - 1, availability: 0 })).toBe('');
  expect(quantityNote({ quantity: MAX_QUANTITY, availability: 120 })).toBe(
    '9,999 is the most you can request online. Need more? Give us a call.',
  );
});

test.each([
  ['plus delivery and setup', 'Plus delivery and setup.'],
  ['Delivery is quoted separately.', 'Delivery is quoted separately.'],
  ['', 'Plus delivery and setup, which depend on your venue and will be included in your quote.'],
])('the owner’s note %j is said instead of ours @wishlist.estimate', (note, said) => {
  expect(deliveryNote({ deliveryNote: note, addsSalesTax: false })).toBe(said);
  expect(deliveryNote({ deliveryNote: note, addsSalesTax: true })).toBe(
    `${said} Sales tax will be added.`,
  );
});
