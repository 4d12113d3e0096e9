/**
 * Nothing moves when fonts, images or islands arrive: a cumulative layout shift of 0, on a slow
 * connection, on a small and a large screen.
 */
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, hydrated, KNOWN, line, VISITOR } from '../support/visitor.ts';

const LATE_MS = 250;

/** Lets fonts, images and scripts come late. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\.woff2$|\/\.netlify\/images|\/media\/|\/_astro\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

/** What brings the islands of a page to life. */
const TOUCHES: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const form = page.getByRole('region', { name: 'Tell us about your event' });
    await page.mouse.move(200, 200);
    // Half a window above the form: it is longer with a list, which has to come before it is seen.
    await form.locator('form').evaluate((each) => {
      const { top } = each.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * 1.5, behavior: 'instant' });
    });
    await expect(form.locator('astro-island')).not.toHaveAttribute('ssr');
    await form.getByRole('button', { name: 'Send Inquiry' }).hover();
    await expect(form.getByLabel('Include the item on my wishlist')).toBeVisible();
  },
  '/rental-services/linens': async (page) => {
    await page.getByRole('searchbox').hover();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  },
  [PRODUCT_WITH_OPTIONS]: async (page) => {
    await page.getByLabel('Select Option:').hover();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  },
  '/photo-booth': async (page) => {
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Next image' }).first()).toBeVisible();
  },
  '/checkout': async (page) => {
    await expect(page.getByRole('region', { name: 'Selected Items' })).toBeVisible();
  },
};

for (const [screen, viewport] of [
  ['large', { width: 1280, height: 800 }],
  ['small', { width: 360, height: 740 }],
] as const) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });

    test('nothing moves by itself @weight.shift', async ({ page }) => {
      test.slow();
      await bringWishlist(page, line());
      await watchShifts(page);
      await slowDown(page);
      for (const path of [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS]) {
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await TOUCHES[path]?.(page);
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });

    test('nor does the quote form where details are known @form.known @weight.shift', async ({
      page,
    }) => {
      await watchShifts(page);
      await slowDown(page);
      for (const day of [VISITOR.date, '06/12/2021']) {
        await page.goto('/privacy');
        await page.evaluate(
          ([key, value]) => {
            localStorage[key] = value;
          },
          [REMEMBERED_KEY, JSON.stringify({ ...KNOWN, eventDate: day })] as const,
        );
        await page.goto('/checkout');
        await hydrated(page);
        await expect(page.getByRole('button', { name: 'Change your details' })).toBeVisible();
        expect(await shiftsOf(page), day).toEqual([]);
      }
    });

    test('nor does the planner, which shows the guests and the day that are known @planner.known @weight.shift', async ({
      page,
    }) => {
      await watchShifts(page);
      await slowDown(page);
      for (const guests of ['20', '1500']) {
        await page.goto('/privacy');
        await page.evaluate(
          ([key, value]) => {
            localStorage[key] = value;
          },
          [REMEMBERED_KEY, JSON.stringify({ ...KNOWN, guestCount: guests })] as const,
        );
        await page.goto('/planner');
        await expect(page.getByLabel('Guests', { exact: true })).toHaveValue(guests);
        await expect(page.getByText('Saturday, December 5, 2099')).toBeVisible();
        expect(await shiftsOf(page), guests).toEqual([]);
      }
    });

    test.describe('a search without results', () => {
      // The second one is the answer to an address that is not there.
      test.use({ allowedErrors: /status of 404 .*\/404\)/ });

      test('moves nothing @search.page @weight.shift', async ({ page }) => {
        await watchShifts(page);
        await slowDown(page);
        for (const path of ['/search?q=trampoline', '/404']) {
          await page.goto(path, { waitUntil: 'load' });
          await expect(page.getByText(/^We found nothing for/)).toBeVisible();
          await expect(page.getByRole('main').getByText('Can’t find it?')).toBeVisible();
          expect(await shiftsOf(page), path).toEqual([]);
        }
      });
    });

    test('a shift would be noted', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/rental-services');
      await page.evaluate(() => {
        const block = document.createElement('p');
        block.textContent = 'Late';
        document.querySelector('main')?.prepend(block);
      });
      await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
    });
  });
}
