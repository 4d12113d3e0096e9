import { expect, test } from 'vitest';
import { deliveryNote, shortLines } from './texts.ts';

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

test.each([
  [0, 0, true, ''],
  [1, 0, true, '1 item short that day'],
  [0, 2, true, '2 items to ask us about that day'],
  [2, 1, true, '2 items short that day, 1 to ask us about'],
  [1, 0, false, '1 item above our stock'],
  [0, 0, false, ''],
])(
  'of %i short lines and %i unknown ones, with a day: %j, is said %j @checkout.items',
  (...given) => {
    const [short, ask, hasDay, said] = given;
    expect(shortLines(short, ask, hasDay)).toBe(said);
  },
);
