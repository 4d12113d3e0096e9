/**
 * The quantity wherever it can be changed: typed with a keyboard and on a phone, more than the shop owns,
 * more than one request takes.
 */
import { devices } from '@playwright/test';
import { stableId } from '#db/seed/stable-id.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { checkEach } from '../support/each-row.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

const PAGE = '/rental-services/chairs/gold-chiavari-chair';
const CHAIR = line({ id: stableId('item', 'gold-chiavari-chair'), name: 'Gold Chiavari Chair' });
const OWNED = /^We own [\d,]+\. We’ll source the rest or suggest an alternative\.$/;

function field(within: Page | Locator): Locator {
  return within.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });
}

/** Holds a script back. @returns lets it come */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}*`, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Expects that whatever is typed next takes the place of what is there. */
async function expectSelected(input: Locator): Promise<void> {
  const selected = (each: HTMLInputElement) =>
    each.value.slice(each.selectionStart ?? 0, each.selectionEnd ?? 0);
  await expect.poll(() => input.evaluate(selected)).toBe(await input.inputValue());
}

async function openPanel(page: Page): Promise<Locator> {
  await bringWishlist(page, CHAIR);
  await page.goto('/photo-booth');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  return page.getByRole('dialog');
}

/** Opens each place where the quantity can be changed. */
const PLACES: Record<string, (page: Page) => Promise<Locator>> = {
  'the product page': async (page) => {
    await page.goto(PAGE);
    await field(page).hover();
    const island = page.locator('astro-island').filter({ has: field(page) });
    await expect(island).not.toHaveAttribute('ssr');
    return page.locator('main');
  },
  'the panel': openPanel,
  checkout: async (page) => {
    await bringWishlist(page, CHAIR);
    await page.goto('/checkout');
    return page.getByRole('region', { name: 'Selected Items' });
  },
};

test('what is typed takes the place of what was there, wherever it is @product.quantity', async ({
  page,
}) => {
  await checkEach(Object.entries(PLACES), async (open) => {
    const within = await open(page);
    await field(within).click();
    await expectSelected(field(within));
    await page.keyboard.type('160');
    await expect(field(within)).toHaveValue('160');
    await page.keyboard.press('Enter');
    await expectSelected(field(within));
    await page.keyboard.type('75');
    await field(within).blur();
    await expect(field(within)).toHaveValue('75');
  });
});

test('more than the shop owns is taken, and it says what happens then @product.stock-note', async ({
  page,
}) => {
  await checkEach(Object.entries(PLACES), async (open) => {
    const within = await open(page);
    await field(within).fill('5000');
    await expect(within.getByText(OWNED)).toBeVisible();
    await expect(field(within)).toHaveValue('5000');
    await field(within).fill('2');
    await expect(within.getByText(OWNED)).toHaveCount(0);
    await field(within).fill('12,345');
    await field(within).blur();
    await expect(field(within)).toHaveValue(String(MAX_QUANTITY));
    await expect(within.getByText('9,999 is the most you can request online.')).toBeVisible();
  });
});

test('where a press puts a caret into the field, as in Safari, all is selected nevertheless', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('mouseup', ({ target, defaultPrevented }) => {
      if (defaultPrevented || !(target instanceof HTMLInputElement)) return;
      target.setSelectionRange(0, 0);
    });
  });
  const quantity = field(await openPanel(page));
  await quantity.click();
  await expectSelected(quantity);
  // The second press is for the caret.
  await quantity.click();
  await page.keyboard.type('4');
  await expect(quantity).toHaveValue('41');
});

test('a field that is left empty goes back to what it was, not to 1 @product.quantity', async ({
  page,
}) => {
  await bringWishlist(page, { ...CHAIR, quantity: 160 });
  await page.goto('/checkout');
  await field(page).focus();
  await expectSelected(field(page));
  await page.keyboard.press('End');
  for (const left of ['16', '1', '']) {
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue(left);
  }
  await field(page).blur();
  await expect(field(page)).toHaveValue('160');
  expect(await keptWishlist(page)).toMatchObject([{ quantity: 160 }]);
});

test('what is typed before any script has arrived takes the place of what was there', async ({
  page,
}) => {
  const releases = [await holdScript(page, 'live'), await holdScript(page, 'Purchase')];
  await page.goto(PAGE);
  await field(page).click();
  await page.keyboard.type('20');
  await expect(field(page)).toHaveValue('20');
  for (const release of releases) release();
  await page.getByRole('button', { name: 'Increase quantity of Gold Chiavari Chair' }).click();
  await expect(field(page)).toHaveValue('21');
});

test('what is typed before the page has come alive takes the place of what was there', async ({
  page,
}) => {
  const release = await holdScript(page, 'Purchase');
  await page.goto(PAGE);
  await field(page).click();
  await expectSelected(field(page));
  await page.keyboard.type('160');
  await expect(field(page)).toHaveValue('160');
  release();
  await page.getByRole('button', { name: 'Increase quantity of Gold Chiavari Chair' }).click();
  await expect(field(page)).toHaveValue('161');
});

test('what somebody is typing is not selected by a script that comes late', async ({ page }) => {
  const release = await holdScript(page, 'live');
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  await field(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('6');
  await expect(field(page)).toHaveValue('16');
  release();
  // With it come the tooltips.
  await page.getByRole('button', { name: 'Your wishlist' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.type('0');
  await expect(field(page)).toHaveValue('160');
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a touch selects the quantity, too', async ({ page }) => {
    await page.goto(PAGE);
    await field(page).tap();
    await expectSelected(field(page));
    await page.keyboard.type('160');
    await expect(field(page)).toHaveValue('160');
    await page.getByRole('button', { name: 'Add to Quote' }).first().tap();
    await expect.poll(() => keptWishlist(page)).toMatchObject([{ quantity: 160 }]);
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Show the item' }).tap();
    await field(page).tap();
    await expectSelected(field(page));
    await page.keyboard.type('40');
    await expect(
      page.getByRole('region', { name: 'Selected Items' }).getByText('Estimate$340.00'),
    ).toBeVisible();
  });
});

test('the button that goes dim at its limit keeps the focus', async ({ page }) => {
  await page.goto(PAGE);
  const increase = page.getByRole('button', { name: 'Increase quantity of Gold Chiavari Chair' });
  const decrease = page.getByRole('button', { name: 'Decrease quantity of Gold Chiavari Chair' });
  await increase.press('Enter');
  await expect(field(page)).toHaveValue('2');
  await decrease.press('Enter');
  await expect(field(page)).toHaveValue('1');
  await expect(decrease).toBeDisabled();
  await expect(decrease).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('1');
});
