import { expect, test } from 'vitest';
import { staffEmail } from './accounts/staff.ts';
import {
  eventDay,
  mailAddress,
  optionalLine,
  optionalText,
  plannedDay,
  requiredLine,
  requiredText,
} from './fields.ts';

test('an address is stored as it was typed, whatever the browser made of its domain @form.email', () => {
  expect(mailAddress.parse('Ana@xn--mller-kva.example')).toBe('Ana@müller.example');
  expect(staffEmail.parse('Ana@xn--mller-kva.example')).toBe('ana@müller.example');
  expect(mailAddress.safeParse('ana@xn--a.example').success).toBe(false);
  // What was stored can be saved again.
  const emoji = mailAddress.parse('ana@xn--i-7iq.ws');
  expect(mailAddress.parse(emoji)).toBe(emoji);
});

test.each(['\u200E', '\u200B', '\u2060', '\u202A', '\uFEFF'])(
  'an address with the mark %j at its ends is taken without it @form.email',
  (mark) => {
    expect(mailAddress.parse(`${mark}ana@example.com${mark}`)).toBe('ana@example.com');
  },
);

test('an address that is none without its marks is refused @form.email', () => {
  expect(mailAddress.safeParse('\u200B@example.com').success).toBe(false);
});

test.each([
  ['0001-01-01', 'Please choose a day from 1900 to 2999'],
  ['9999-12-31', 'Please choose a day from 1900 to 2999'],
  ['2027-02-30', 'Please enter a date'],
  ['2027-02-28', undefined],
])('the day %s of a plan is answered with: %s @admin.days', (day, message) => {
  expect(plannedDay.safeParse(day).error?.issues[0]?.message).toBe(message);
});

test.each(['\u2800\u3164', '\u200D\u00AD', '\u200E'])(
  'a required text of %j alone is missing, an optional one empty @request.blank',
  (blank) => {
    for (const field of [
      requiredText(9, 'Name is required'),
      requiredLine(9, 'Name is required'),
    ]) {
      expect(field.safeParse(blank).error?.issues[0]?.message).toBe('Name is required');
    }
    expect(optionalText(9).parse(blank)).toBe('');
    expect(optionalLine(9).parse(blank)).toBe('');
  },
);

test.each([
  ['0001-01-01', 'Please choose a day from 1900 on'],
  ['1899-12-31', 'Please choose a day from 1900 on'],
  ['2027-02-30', 'Please enter a date'],
  ['1900-01-01', undefined],
  // As far as visitors may ask (@request.dates).
  ['9999-12-31', undefined],
])('the day %s of an event is answered with: %s @admin.days', (day, message) => {
  expect(eventDay.safeParse(day).error?.issues[0]?.message).toBe(message);
});
