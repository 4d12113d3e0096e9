import { expect, test } from 'vitest';
import { staffEmail } from './accounts/staff.ts';
import { mailAddress } from './fields.ts';

test('an address is stored as it was typed, whatever the browser made of its domain @form.email', () => {
  expect(mailAddress.parse('Ana@xn--mller-kva.example')).toBe('Ana@müller.example');
  expect(staffEmail.parse('Ana@xn--mller-kva.example')).toBe('ana@müller.example');
  expect(mailAddress.safeParse('ana@xn--a.example').success).toBe(false);
});
