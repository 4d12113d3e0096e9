import { expect, test } from 'vitest';
import { preselection } from './preselection.ts';

test('takes a package from the address', () => {
  expect(preselection('?service=Premium&price=3500&type=design')).toEqual({
    service: 'Premium',
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
