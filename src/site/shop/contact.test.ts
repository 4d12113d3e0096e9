import { expect, test } from 'vitest';
import { phoneHref } from './contact.ts';

test.each([
  ['(313) 555-0142', 'tel:+13135550142'],
  ['1 (313) 555-0142', 'tel:+13135550142'],
  ['+1 313 555 0142', 'tel:+13135550142'],
  ['+49 30 5550142', 'tel:+49305550142'],
  ['(313) 555-0142 ext. 5', 'tel:+13135550142;ext=5'],
  ['313-555-0142 x20', 'tel:+13135550142;ext=20'],
])('%s is called at %s @business.phone', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
