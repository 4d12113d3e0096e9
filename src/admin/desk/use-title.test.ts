import { expect, test } from 'vitest';
import { deskTitle } from './use-title.ts';

test('a title names the view, after the number of new requests', () => {
  expect(deskTitle('contact-leads', '3')).toMatch(/^\(3\) Contact Leads - Admin Dashboard - /);
  expect(deskTitle('staff', '')).toMatch(/^Staff - Admin Dashboard - /);
  expect(deskTitle('personal-data', '')).toMatch(/^Personal data - Admin Dashboard - /);
  expect(deskTitle('account', '99+')).toMatch(/^\(99\+\) Your account - /);
});
