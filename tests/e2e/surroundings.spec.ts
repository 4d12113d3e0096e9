/**
 * Narrow screens, zoom, less motion, forced colors: what is done there. Every page is looked at in
 * `every-page.spec.ts`.
 */
import { PRODUCT_WITH_OPTIONS } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, expectToast, line } from '../support/visitor.ts';

const LONG = line({
  name: 'Hand-embroidered Champagne Lamour Tablecloth (132 inch round, floor length)',
  quantity: 9999,
});

/** How many pixels the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no dialog or panel scrolls sideways @access.zoom', async ({ page }) => {
    await bringWishlist(page, LONG);
    await page.goto('/photo-booth');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const dialog = page.getByRole('dialog');
    const overflow = () => dialog.evaluate((each) => each.scrollWidth - each.clientWidth);
    await expect(dialog).toContainText(LONG.name);
    expect(await overflow()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Book This Package: Classic' }).click();
    await expect(dialog).toHaveAccessibleName('Book Classic');
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Choose Event Date' });
    await expect(calendar.getByRole('grid')).toBeVisible();
    expect(await calendar.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    expect(await sideways(page)).toBe(0);
  });
});

test.describe('at 200 % zoom', () => {
  // A window of 1280 by 1024 pixels.
  test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

  test('an item gets into the list @access.zoom', async ({ page }) => {
    await page.goto('/rental-services/chairs/gold-chiavari-chair');
    await page
      .getByRole('button', { name: 'Add to Quote' })
      .filter({ visible: true })
      .first()
      .click();
    await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: no animation, no transition, no smooth scrolling @access.motion', async ({
    page,
  }) => {
    await page.goto('/rental-services/chairs');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
    await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
    await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the focus shows at every stop @access.forced-colors', async ({ page }) => {
    for (const path of ['/', '/rental-services/linens', PRODUCT_WITH_OPTIONS, '/checkout']) {
      await page.goto(path);
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          // A link may draw its ring around the whole card.
          const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
          const thumb = element.closest('.gallery-thumb');
          if (thumb) rings.push(getComputedStyle(thumb));
          const shows = rings.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          );
          return { shows, html: element.outerHTML.slice(0, 120) };
        });
        if (focus)
          expect(focus, `${path}, stop ${stop}: ${focus.html}`).toMatchObject({ shows: true });
      }
    }
  });
});
