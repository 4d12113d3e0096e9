/** The guest count of a quote request, from the form to the mails. */
import { beforeEach, expect, test } from 'vitest';
import { contactBody } from '../../support/api.ts';
import { mailsOf, useWorld } from '../../support/inquiry-world.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();

beforeEach(() => {
  world().smtp.mails.length = 0;
});

test.each([
  ['1200 guests', ['Guests: 1,200']],
  ['about 1,200', ['Guests: 1,200']],
  ['1,200 or 1,300', []],
  // Longer than a count of guests: it may be a phone number, and anybody's address may be typed.
  ['3135550188', []],
])(
  'the shop reads the guests %j as typed, the customer the number %j @form.guests @mail.shop @mail.confirmation',
  async (guestCount, told) => {
    const email = `guests-${guestCount.replaceAll(/\W/g, '')}@example.com`;
    const body = contactBody({ email, guestCount });
    const reference = await expectAccepted(await submit(world(), { body }), 201);
    const { shop, visitor } = await mailsOf(world(), email);
    expect(shop.text).toContain(`Guests: ${guestCount}`);
    expect(visitor.text?.match(/^Guests.*$/gm) ?? []).toEqual(told);
    expect(await storedInquiry(world().db(), reference)).toMatchObject({ guestCount });
  },
);

test('a guest count may have 100 characters @form.guests', async () => {
  const statusOf = async (length: number) => {
    const body = contactBody({ email: 'long@example.com', guestCount: '1'.repeat(length) });
    return (await submit(world(), { body })).status;
  };
  expect(await statusOf(100)).toBe(201);
  expect(await statusOf(101)).toBe(400);
});
