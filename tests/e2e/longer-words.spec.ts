import { checkEach } from '../support/each-row.ts';
/** Words of a third more letters, as a translation brings them, and letters of twice the size. */
import { cutOff, lengthenWords } from '../support/longer-words.ts';
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line, toasts } from '../support/visitor.ts';

const PAGES = [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS];
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1100, 1280, 1366, 1440];

test.beforeEach(({ page }) => bringWishlist(page, line({ quantity: 1200 })));

test('words of 35% more letters fit or wrap on every page at every width @translated.longer-words', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(lengthenWords);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** What opens above a page. The menu is there on narrow windows alone. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
  'the list': async (page) => {
    await page.goto('/rental-services/linens');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
    await panel.getByRole('button', { name: 'Share' }).click();
    await panel.getByRole('button', { name: 'New List' }).click();
  },
  'a shared list': async (page) => {
    await page.goto('/#list=2.PLhDK3jvABDvHXERcJIAFAce3627');
    await expect(page.getByRole('dialog', { name: 'A Shared Wishlist' })).toBeVisible();
  },
  'the booking dialog and its calendar': async (page) => {
    await page.goto('/design-services');
    await page
      .getByRole('button', { name: /^Book This Package/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
  'the search': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search rentals' }).click();
    await page.getByRole('search').last().getByRole('searchbox').fill('table');
    await expect(page.getByRole('search').last().getByRole('link').first()).toBeVisible();
  },
  'an enlarged image': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await page
      .getByRole('button', { name: /^View larger/ })
      .first()
      .click();
  },
  'a toast': async (page) => {
    await page.goto('/rental-services/linens');
    await page
      .getByRole('button', { name: /^Add .* to wishlist/ })
      .first()
      .click();
    await expect(toasts(page)).toBeVisible();
  },
  'the menu': async (page) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
  'errors of a form': async (page) => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  },
};

test('what opens above a page fits with longer words @translated.longer-words', async ({
  page,
}) => {
  test.slow();
  await checkEach(Object.entries(OPENED), async (open, name) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/accessibility');
    await open(page);
    await page.evaluate(lengthenWords);
    for (const width of name === 'the menu' ? [768, 360] : [1440, 1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // A toast finds its new place a moment later.
      await expect.poll(() => cutOff(page), { message: `${width} px` }).toEqual([]);
    }
  });
});

test('the heart and Start Booking stay in the header beside longer words @translated.longer-words', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(lengthenWords);
  for (const width of [1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = page.locator('header :is(a[href="/checkout"], [data-wishlist-open])');
    for (const part of await parts.filter({ visible: true }).all()) {
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    const header = page.getByRole('banner');
    const overflow = await header.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('letters of twice the size fit on a phone @translated.larger-letters', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of PAGES) {
    await page.goto(path);
    // Until the last style is there, a page may be wider for a moment.
    await expect.poll(() => cutOff(page), { message: path }).toEqual([]);
  }
});
