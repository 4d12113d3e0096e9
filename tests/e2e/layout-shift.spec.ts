/**
 * Nothing moves when fonts, images or islands arrive: a cumulative layout shift of 0, on a slow
 * connection, on a small and a large screen.
 */
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, hydrated, line, VISITOR } from '../support/visitor.ts';

const LATE_MS = 250;

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  var shifts: Shift[];
}

/** Notes every shift of a page, also those after a visitor's own action. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent),
        );
        globalThis.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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
        // Shifts are told with the frame after.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
        );
        expect(await page.evaluate(() => globalThis.shifts), path).toEqual([]);
      }
    });

    test('nor does the quote form where details are known @form.known @weight.shift', async ({
      page,
    }) => {
      const known = {
        eventDate: VISITOR.date,
        eventLocation: VISITOR.place,
        name: VISITOR.name,
        phone: VISITOR.phone,
        email: 'jordan@example.com',
      };
      await watchShifts(page);
      await slowDown(page);
      for (const day of [VISITOR.date, '06/12/2021']) {
        await page.goto('/privacy');
        await page.evaluate(
          ([key, value]) => {
            localStorage[key] = value;
          },
          [REMEMBERED_KEY, JSON.stringify({ ...known, eventDate: day })] as const,
        );
        await page.goto('/checkout');
        await hydrated(page);
        await expect(page.getByRole('button', { name: 'Change your details' })).toBeVisible();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
        expect(await page.evaluate(() => globalThis.shifts), day).toEqual([]);
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
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
          expect(await page.evaluate(() => globalThis.shifts), path).toEqual([]);
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
      await expect.poll(() => page.evaluate(() => globalThis.shifts.length)).toBeGreaterThan(0);
    });
  });
}
