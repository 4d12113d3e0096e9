/**
 * What a visitor does before the script of an island has arrived is done when it has.
 */
import { expect, test, type Page } from '../support/other-shop.ts';
import { categoryPage } from './support/category-page.ts';
import { keptWishlist } from './support/device.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

/** @returns a function that lets the held file arrive */
async function hold(page: Page, file: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a search, a tag and an order chosen early all count @script.early', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/Browser.island.*.js');
  await page.goto('/rental-services/vases');
  const { search, tag, sort, names } = categoryPage(page);
  await search.pressSequentially('a');
  await tag.selectOption('glass');
  await sort.selectOption('Price: High to Low');
  arrive();
  await expect(names).toHaveText(['Carafe', 'Bud Vase', 'Decanter']);
  await expect(search).toHaveValue('a');
  await expect(page).toHaveURL('/rental-services/vases?search=a&tag=glass&sort=price-desc');
});

test('typing goes on while the script arrives @script.early', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/Browser.island.*.js');
  await page.goto('/rental-services/vases');
  const { search, names } = categoryPage(page);
  await search.pressSequentially('car');
  arrive();
  await search.pressSequentially('afe', { delay: 30 });
  await expect(search).toHaveValue('carafe');
  await expect(names).toHaveText(['Carafe']);
});

test('no letter is lost that is typed fast on a slow phone @script.early', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const delay of [15, 40]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/rental-services/vases');
    const { search } = categoryPage(page);
    await search.pressSequentially('a low round vase of smoked glass', { delay });
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/search=a\+low\+round\+vase\+of\+smoked\+glass/);
    await expect(search).toHaveValue('a low round vase of smoked glass');
    await context.close();
  }
});

test('an early choice is added to what the address says', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/Browser.island.*.js');
  await page.goto('/rental-services/vases?tag=glass');
  const { sort, names } = categoryPage(page);
  await sort.selectOption('Price: High to Low');
  arrive();
  await expect(names).toHaveText(['Carafe', 'Bud Vase', 'Decanter']);
  await expect(page).toHaveURL('/rental-services/vases?tag=glass&sort=price-desc');
});

test('every early press on a product page counts @script.early', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/Purchase.island.*.js');
  await page.goto('/rental-services/vases/bud-vase');
  const increase = page.getByRole('button', { name: 'Increase quantity of Bud Vase' });
  for (let presses = 0; presses < 3; presses += 1) await increase.click();
  await page.getByLabel('Select Option:').selectOption('Smoke - $5.25');
  await page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true }).click();
  arrive();
  await expect
    .poll(() => keptWishlist(page))
    .toMatchObject([{ name: 'Bud Vase (Smoke)', quantity: 4 }]);
});

test('a field that was left early is judged', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/Purchase.island.*.js');
  await page.goto('/rental-services/vases/bud-vase');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Bud Vase' });
  await quantity.fill('0');
  await quantity.blur();
  arrive();
  await expect(quantity).toHaveValue('1');
});

test('a choice made while React hydrates the island counts @script.early', async ({ page }) => {
  await page.addInitScript(() => {
    // React plans its steps by messages: the first of them comes late.
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          document.title = 'React waits';
          this.port2.postMessage = post;
          setTimeout(() => post(message), 1_000);
        };
      }
    };
  });
  await page.goto('/rental-services/vases');
  const { search, tag, names } = categoryPage(page);
  await search.hover();
  await expect(page).toHaveTitle('React waits');
  // By key, because the browser then reports `input` and `change` itself.
  await tag.press('g');
  await expect(names).toHaveText(['Bud Vase', 'Carafe', 'Decanter']);
  await expect(tag).toHaveValue('glass');
  await expect(page).toHaveURL('/rental-services/vases?tag=glass');
});
