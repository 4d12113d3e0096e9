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

test('each type shows its own packages, and the built-in ones only where there are none @services.built-in', async ({
  page,
}) => {
  await page.goto('/');
  const names = (type: string) =>
    page.getByRole('region', { name: type, exact: true }).getByRole('heading', { level: 4 });
  await expect(names('Design Services')).toHaveText(['Whole Room']);
  await expect(names('Photo Booth')).toHaveText(['Corner', 'Curtain', 'Mirror', 'Studio']);
  await expect(names('Video Dance Floor')).toContainText([
    'Essential LED',
    'Interactive Video Floor',
    'Immersive',
  ]);
});

test('what is featured takes the place of the built-in rentals @home.featured', async ({
  page,
}) => {
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured rentals' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(['Bench']);
});
