import { expect, test } from 'vitest';
import { deliveryNote } from './texts.ts';

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
