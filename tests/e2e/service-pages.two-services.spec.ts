/**
 * The service pages where a type has one package, or four, and images are missing.
 */
import { expect, test, type Locator, type Page } from '../support/other-shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'two-services' });

function cardsOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title }).getByRole('article');
}

/** @returns the lefts of the cards, each once */
async function columns(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().left),
  );
  return new Set(lefts).size;
}

test('one package takes the whole width @services.columns', async ({ page }) => {
  await page.goto('/design-services');
  const cards = cardsOf(page, 'Design packages');
  await expect(cards).toHaveCount(1);
  const { width } = (await cards.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(1000);
  await expect(cards.getByText(/^\s*Starting at/)).toHaveText('Starting at $12,500');
});

test('four packages stand in four columns, with their cents and thousands @services.columns', async ({
  page,
}) => {
  await page.goto('/photo-booth');
  const cards = cardsOf(page, 'Photo booth packages');
  await expect(cards).toHaveCount(4);
  expect(await columns(cards)).toBe(4);
  await expect(cards.getByText(/^\s*Starting at/)).toHaveText([
    'Starting at $400.50 per 4 hours',
    'Starting at $500.50 per 4 hours',
    'Starting at $600.50 per 4 hours',
    'Starting at $700.50 per 4 hours',
  ]);
});
