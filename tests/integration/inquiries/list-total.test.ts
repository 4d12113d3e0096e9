/** What the list of a request comes to, in the mails to the shop and to its visitor. */
import { expect, test } from 'vitest';
import { contactBody } from '../../support/api.ts';
import { mailsOf, useWorld } from '../../support/inquiry-world.ts';
import { addCategory, addItem } from '../../support/rows.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();

test('where a line has no price, both mails give the total as a least one @mail.shop', async () => {
  const category = await addCategory(world().db());
  const chair = await addItem(world().db(), category, { name: 'Gold Chair', price: '8.50' });
  const wishlistItems = [
    { id: chair, name: 'Gold Chair', quantity: 4, price: '$8.50' },
    { id: 'gone', name: 'Dance Floor', quantity: 1, price: '' },
  ];
  const body = contactBody({ email: 'from@example.com', wishlistItems });
  await expectAccepted(await submit(world(), { body }), 201);
  const { shop, visitor } = await mailsOf(world(), 'from@example.com');
  expect(shop.text).toContain('Total at the prices sent: from $34.00');
  expect(visitor.text).toContain('Estimate: from $34.00');
});
