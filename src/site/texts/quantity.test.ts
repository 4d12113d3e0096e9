import { expect, test } from 'vitest';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { dayText } from '../stock/texts.ts';
import { quantityNote, shortage } from './quantity.ts';

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
  expect(quantityNote({ quantity: 5_000, availability: 600, answer: 12 })).toBe(
    'Only 12 left that day. We’ll source the rest or suggest an alternative.',
  );
  expect(quantityNote({ quantity: 10, ofItem: 20, availability: 600, answer: 12 })).toBe(
    'Only 12 left that day. We’ll source the rest or suggest an alternative.',
  );
});

test('with a date, more than the answer tells of is to be confirmed @availability.quantity', () => {
  const asked = { quantity: 5_000, availability: 9_000, answer: 'available' } as const;
  expect(quantityNote({ ...asked, quantity: 20 })).toBe('');
  expect(quantityNote({ ...asked, quantity: 21 })).toBe('20 or more that day; we’ll confirm 21.');
  expect(quantityNote(asked)).toBe('20 or more that day; we’ll confirm 5,000.');
  expect(quantityNote({ ...asked, quantity: 15, ofItem: 30 })).toBe(
    '20 or more that day; we’ll confirm 30 across all options.',
  );
  // All twelve that the shop owns are there, too.
  expect(quantityNote({ quantity: 25, availability: 12, answer: 'available' })).toBe(
    'We own 12. We’ll source the rest or suggest an alternative.',
  );
  // How many the shop owns is not known here.
  expect(quantityNote({ ...asked, availability: 0 })).toBe('We’ll confirm 5,000 for that day.');
  expect([dayText('available'), dayText('available', 20), dayText('available', 21)]).toEqual([
    'Available that day',
    'Available that day',
    'We’ll confirm 21 for that day',
  ]);
});

test('the most that one request takes is named once it is reached @product.stock-note', () => {
  expect(quantityNote({ quantity: MAX_QUANTITY - 1, availability: 0 })).toBe('');
  expect(quantityNote({ quantity: MAX_QUANTITY, availability: 120 })).toBe(
    '9,999 is the most you can request online. Need more? Give us a call.',
  );
});

test('a line is short by its day or by what is owned, and one of which nothing is known is to be asked about @checkout.items', () => {
  const owned = { quantity: 700, availability: 600 };
  expect(shortage(owned)).toBe('short');
  expect(shortage({ ...owned, answer: 'available' })).toBe('short');
  expect(shortage({ ...owned, quantity: 13, answer: 12 })).toBe('short');
  expect(shortage({ ...owned, answer: 'ask' })).toBe('ask');
  expect(shortage({ quantity: 350, ofItem: 700, availability: 600 })).toBe('short');
  expect(shortage({ ...owned, quantity: 600, answer: 'available' })).toBe('none');
  expect(shortage({ quantity: 5_000, availability: 0 })).toBe('none');
});
