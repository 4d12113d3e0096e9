/**
 * The open side menu has the page to itself.
 */
import { expect, test, type Page } from '../support/test.ts';
import { toasts } from '../support/visitor.ts';

const PHONE = { width: 390, height: 800 };

async function openMenu(page: Page) {
  await page.setViewportSize(PHONE);
  await page.goto('/rental-services');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return { open, menu };
}

test('the focus goes into the menu, stays there, and comes back to the button @header.menu-focus', async ({
  page,
}) => {
  const { menu } = await openMenu(page);
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      return focused !== body && !focused?.closest('#menu');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('it closes when the focus goes on to a toast, which lies beneath it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rental-services/chairs');
  await page.getByRole('main').locator('[data-heart]').first().click();
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('F8');
  await expect(menu).toBeHidden();
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).locator(':focus'),
  ).toBeVisible();
});

test('the page behind stands still @header.menu-focus', async ({ page }) => {
  const { menu } = await openMenu(page);
  const scrolled = () => page.evaluate(() => scrollY);
  for (const x of [40, 300]) {
    await page.mouse.move(x, 500);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await scrolled(), `at ${x}`).toBe(0);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(100);
});

test('turning the screen to a wide one closes it @header.menu-focus', async ({ page }) => {
  const { menu } = await openMenu(page);
  await page.setViewportSize({ width: 1100, height: 500 });
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await page.setViewportSize(PHONE);
  await expect(menu).toBeHidden();
});

test('Back leaves the page, and who comes again finds it closed and usable', async ({ page }) => {
  await page.goto('/');
  const { menu } = await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/rental-services');
  await expect(menu).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Tents' }).click();
  await expect(page).toHaveURL('/rental-services/tents');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens with the page behind standing still, and closes', async ({ page }) => {
    const { menu } = await openMenu(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Photo Booth' }).click();
    await expect(page).toHaveURL('/photo-booth');
  });
});
