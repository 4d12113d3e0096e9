import { expect, test } from 'vitest';
import { checkoutWithPackage, preselection } from './preselection.ts';

test('takes a package from the address', () => {
  expect(preselection('?service=Premium&price=3500&type=design')).toEqual({
    service: 'Premium',
    price: '$3500',
    message:
      "I'm interested in the Premium package starting at $3500. Please send me the details and availability.",
  });
});

test.each(['', '?service=Premium', '?service=Premium&price=3500', '?price=3500&type=design'])(
  'takes none from %j',
  (query) => {
    expect(preselection(query)).toBeNull();
  },
);

test('reads what a Book Now link carries, whatever the package is called', () => {
  const href = checkoutWithPackage('Light & Sound = 100%?', '$3,500', 'design');
  expect(href).toMatch(/^\/checkout\?/);
  expect(preselection(href.slice('/checkout'.length))).toMatchObject({
    service: 'Light & Sound = 100%?',
    price: '$3,500',
  });
});
