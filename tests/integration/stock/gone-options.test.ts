/** Options that events have, and that are renamed or removed. */
import { expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, editItem, empty } = useStock(db, shop);

test('an edit asks first where an option with pieces of its own loses the name that events have @stock.edit', async () => {
  const chair = await addItem(db(), await empty(), { name: 'Chair', availability: 600 });
  const options = [
    { name: 'Gold', price: 9, owned: 100 },
    { name: 'White', price: 9 },
  ];
  await editItem(chair, { options });
  const renamed = options.map((each) => ({ ...each, name: `${each.name} wood` }));
  await booked(chair, 10);
  expect(await editItem(chair, { options: renamed })).not.toHaveProperty('movedEvents');
  await editItem(chair, { options });
  const line = quoteLineOf({ itemId: chair, quantity: 40, option: 'Gold' });
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
  const { link } = await shop.sent(inquiry, { eventDate: SATURDAY, lines: [line] });
  await shop.read(await shop.accept(link));
  const refused = await editItem(chair, { options: renamed }, 409);
  expect(refused.error.message).toMatch(/^“Gold” of Ada Okafor \(WD-\w+\) will be counted/);
  expect(refused.error.fields).toHaveProperty('isDespiteShort');
  await editItem(chair, { options: options.slice(1) }, 409);
  await editItem(chair, { options: renamed }, 200, '?isDespiteShort=1');
  // It has no other name to lose anymore.
  await editItem(chair, { options: [] });
});

test('one question tells of the option and of what becomes short; events that have it only in a set follow it @stock.edit', async () => {
  const category = await empty();
  const gold = { name: 'Gold', price: 9, owned: 50 };
  const chair = await addItem(db(), category, { name: 'Chair', availability: 60 });
  await editItem(chair, { options: [gold] });
  const parts = [{ itemId: chair, option: 'Gold', quantity: 4 }];
  const table = await addItem(db(), category, { name: 'Table', parts });
  await booked(table, 5);
  const renamed = { options: [{ ...gold, name: 'Golden' }] };
  expect(await editItem(chair, renamed)).not.toHaveProperty('error');
  await editItem(chair, { options: [gold] });

  const line = quoteLineOf({ itemId: chair, quantity: 30, option: 'Gold' });
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
  const { link } = await shop.sent(inquiry, { eventDate: SATURDAY, lines: [line] });
  await shop.read(await shop.accept(link));
  const { error } = await editItem(chair, { ...renamed, availability: 20 }, 409);
  expect(error.message).toContain('With this change there isn’t enough: ');
  expect(error.message).toMatch(/“Gold” of Ada Okafor \(WD-\w+\) will be counted/);
  await editItem(chair, { ...renamed, availability: 20 }, 200, '?isDespiteShort=1');
});
