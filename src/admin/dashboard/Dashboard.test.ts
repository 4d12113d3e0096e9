import { expect, test } from 'vitest';
import { adminTitle } from './Dashboard.tsx';

test('a title names the view, after the number of new requests', () => {
  expect(adminTitle('contact-leads', '3')).toMatch(/^\(3\) Contact Leads - Admin Dashboard - /);
  expect(adminTitle('staff', '')).toMatch(/^Staff - Admin Dashboard - /);
  expect(adminTitle('personal-data', '')).toMatch(/^Personal data - Admin Dashboard - /);
  expect(adminTitle('account', '99+')).toMatch(/^\(99\+\) Your account - /);
});
