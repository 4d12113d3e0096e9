import { expect, test } from 'vitest';
import { phoneCaution } from './phone.ts';

test.each(['12', 'call me', 'call me after 5', '٥٥٥'])('%s is doubted @form.phone', (phone) => {
  expect(phoneCaution(phone)).not.toBe('');
});

test.each(['', '555-0199', '٣١٣ ٥٥٥ ٠١٩٩', '৩১৩ ৫৫৫ ০১৯৯', '３１３-５５５-０１９９'])(
  '%s is not doubted @form.phone',
  (phone) => {
    expect(phoneCaution(phone)).toBe('');
  },
);
