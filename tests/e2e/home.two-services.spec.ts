/**
 * The home page where packages of two service types are in the database.
 */
import { expect, test } from '../support/other-shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'two-services' });

test('the services overview has a card only for the types present, three side by side @home.overview', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Our services' }).getByRole('listitem');
  await expect(cards.getByRole('link')).toHaveText([
    'Rental Services',
    'Design Services',
    'Photo Booth',
  ]);
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});
