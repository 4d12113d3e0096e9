/** What the confirmation says of a list below the minimum order. */
import { expect, test } from 'vitest';
import { outbox } from '#db/schema.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { contactBody } from '../../support/api.ts';
import { mailsOf, useWorld } from '../../support/inquiry-world.ts';
import { addCategory, addItem } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();

test('a list below the minimum order of its day says so, and one of a package does not @mail.minimum', async () => {
  const category = await addCategory(world().db());
  const swan = await addItem(world().db(), category, { name: 'Ice Swan', price: '90' });
  await saveSection(world().db(), 'fees', {
    ...DEFAULT_SETTINGS.fees,
    minimumOrder: 250,
    minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 500 }],
  });
  const words = 'Our minimum order that day is $500. We’ll suggest what fits in our reply.';
  const mailed = async (quantity: number, eventDate: string, message = 'By the lake') => {
    await world().db().delete(outbox);
    world().smtp.mails.length = 0;
    const email = `visitor-${quantity}-${eventDate}-${message.length}@example.com`;
    const wishlistItems = [{ id: swan, name: 'Ice Swan', quantity, price: '$90' }];
    const body = contactBody({ email, eventDate, message, wishlistItems });
    await expectAccepted(await submit(world(), { body }), 201);
    const { visitor } = await mailsOf(world(), email);
    return visitor.text;
  };
  expect(await mailed(3, '2027-06-12')).toContain(words);
  expect(await mailed(6, '2027-06-12')).not.toContain('minimum');
  expect(await mailed(3, '2027-06-11')).not.toContain('minimum');
  expect(await mailed(3, '2027-06-12', interestedIn('Grand', '$900'))).not.toContain('minimum');
});
