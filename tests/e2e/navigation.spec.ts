/**
 * The navigation at the top of every page.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';
import { resizeWindow } from '../support/window-size.ts';

const LINKS = [
  ['Home', '/'],
  ['Rental Services', '/rental-services'],
  ['Design Services', '/design-services'],
  ['Photo Booth', '/photo-booth'],
  ['Video Dance Floor', '/video-dance-floor'],
] as const;
const CONTACT = ['Contact', '/contact'] as const;
/** Where there is room for one more. */
const WIDE_LINKS = [...LINKS, CONTACT];
const MENU_LINKS = [
  ...LINKS,
  ['Event Planner', '/planner'],
  ['How It Works', '/how-it-works'],
  ['FAQ', '/faq'],
  CONTACT,
] as const;
const PHONE = { width: 390, height: 800 };

/** @returns label and address of each link to a screen, in order */
async function linksOf(navigation: Locator): Promise<(string | null)[][]> {
  return navigation
    .getByRole('link')
    .filter({ hasNotText: 'Start Booking' })
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    );
}

/** @returns the visible Start Booking links of the header */
function headerBooking(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Start Booking' });
}

test('stays at the top, with the short name as the link home @header.home-link', async ({
  page,
}) => {
  await page.goto('/photo-booth');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const brand = page.getByRole('banner').getByRole('link', { name: 'Woodward, home' });
  await expect(brand).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await expect(brand).toHaveText('Woodward');
  await brand.click();
  await expect(page).toHaveURL('/');
});

test('leads to every screen and highlights the current one @header.links', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  expect(await linksOf(navigation)).toEqual(WIDE_LINKS.map((link) => [...link]));
  for (const [label, path] of WIDE_LINKS.toReversed()) {
    await navigation.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expectHighlighted(navigation, label);
  }
  // A page below one of them belongs to it.
  await page.goto('/rental-services/chairs');
  await expectHighlighted(navigation, 'Rental Services');
  await page.goto('/checkout');
  await expect(navigation.locator('[aria-current]')).toHaveCount(0);
});

async function expectHighlighted(navigation: Locator, label: string): Promise<void> {
  const current = navigation.locator('[aria-current="page"]');
  await expect(current).toHaveText([label]);
  const others = navigation.locator('a:not([aria-current])').first();
  const color = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
  expect(await color(current)).not.toBe(await color(others));
}

test('keeps its links in a side menu on small screens, which closes on choice @header.menu @trust.links', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  expect(await linksOf(menu)).toEqual(MENU_LINKS.map((link) => [...link]));
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

  // Its closing is noted, because the next page would hide it anyway.
  await menu.evaluate((element) => {
    element.closest('[popover]')?.addEventListener('beforetoggle', (event) => {
      sessionStorage.setItem('menu', (event as ToggleEvent).newState);
    });
  });
  // The script that closes it is there.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await menu.getByRole('link', { name: 'Photo Booth' }).click();
  await expect(page).toHaveURL('/photo-booth');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('menu'))).toBe('closed');
});

test('closes the side menu with its button, with Escape and with a press beside it @header.menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const closings = [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 400),
  ];
  for (const close of closings) {
    await open.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await expect(page).toHaveURL('/');
});

test('Start Booking shows the total quantity, in its three places @header.start-booking @header.badge', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 2 }), line({ id: 'table', quantity: 3 }));
  await page.goto('/design-services');
  const header = headerBooking(page).filter({ visible: true });
  for (const width of [1280, 768]) {
    await resizeWindow(page, { width, height: 800 });
    await expect(header).toHaveText(/^Start Booking\s*5$/, { useInnerText: true });
  }
  const large = await header.boundingBox();

  await resizeWindow(page, { width: 700, height: 800 });
  await expect(header).toHaveText(/^Start Booking\s*5$/, { useInnerText: true });
  const small = await header.boundingBox();
  expect(small?.width).toBeLessThan(large?.width ?? 0);
  expect(small?.height).toBeLessThan(large?.height ?? 0);

  await page.setViewportSize(PHONE);
  await expect(header).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const inMenu = page.locator('#menu').getByRole('link', { name: 'Start Booking' });
  await expect(inMenu).toHaveText(/^Start Booking\s*5$/, { useInnerText: true });
  await inMenu.click();
  await expect(page).toHaveURL('/checkout');
});

test('Start Booking shows no number while the wishlist is empty @header.badge', async ({
  page,
}) => {
  await page.goto('/');
  const header = headerBooking(page).filter({ visible: true });
  await expect(header).toHaveText('Start Booking', { useInnerText: true });
  await expect(header.locator('[data-wishlist-count]')).toBeHidden();
  await header.click();
  await expect(page).toHaveURL('/checkout');
});
