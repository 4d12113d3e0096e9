/** The page of a set: how many of it there are follows from its parts, after a save and on a day. */
import { randomUUID } from 'node:crypto';
import { itemBulkEndpoints } from '#contracts/catalog/bulk.ts';
import { stockEndpoints } from '#contracts/stock/view.ts';
import { dayAfter } from '#domain/days.ts';
import { BUILT } from '../../support/admin/publishing.ts';
import { freshName, makeCategory, makeItem } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { limit } from '../../support/limits/limit.ts';
import { bringDate, DAY } from '../support/scarce-day.ts';

test('a set says what its scarcest part allows, after a part is counted anew and on a day @availability.sets', async ({
  page,
  api,
}) => {
  test.setTimeout(limit(180_000));
  const category = await makeCategory(api, { name: freshName('Sets') });
  const part = (word: string, availability: number) =>
    makeItem(api, { name: freshName(word), categoryId: category.id, availability });
  const [table, chair] = [await part('Table', 60), await part('Chair', 100)];
  const set = await makeItem(api, {
    name: freshName('Dressed round'),
    categoryId: category.id,
    parts: [
      { itemId: table.id, option: '', quantity: 1 },
      { itemId: chair.id, option: '', quantity: 8 },
    ],
  });
  const address = `/rental-services/${category.slug}/${set.slug}`;
  await expect.poll(async () => (await page.request.get(address)).status(), BUILT).toBe(200);
  const main = page.getByRole('main');
  const ask = async (quantity: number) => {
    await page.goto(address);
    await main.getByRole('textbox', { name: /^Quantity/ }).fill(String(quantity));
  };
  await ask(13);
  await expect(main).toContainText('We own 12. We’ll source the rest');

  const more = { items: [`${chair.id}:${chair.version}`], change: { availability: 240 } };
  const counted = await api.post(itemBulkEndpoints.change.path, {
    data: { ...more, batchId: randomUUID() },
  });
  expect(counted.status(), await counted.text()).toBe(200);
  await expect
    .poll(async () => {
      await ask(31);
      // It is said once the page has heard what was typed, of the number of before as well.
      await expect(main).toContainText(/We own \d+\. We’ll source the rest/);
      return main.innerText();
    }, BUILT)
    .toContain('We own 30. We’ll source the rest');

  const block = { id: randomUUID(), itemId: chair.id, quantity: 200, reason: 'repair' };
  const days = { from: dayAfter(DAY, -1), to: dayAfter(DAY, 1) };
  const blocked = await api.post(stockEndpoints.addBlock.path, { data: { ...block, ...days } });
  expect(blocked.status(), await blocked.text()).toBe(201);
  await bringDate(page);
  await ask(8);
  await expect(main).toContainText('Only 5 left that day. We’ll source the rest');
});
