import { expectAccessible } from '../support/accessibility.ts';
import { checkEach } from '../support/each-row.ts';
import { MISSING_PAGES, PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
/**
 * What axe finds: on every page, in every dialog, menu and error state, on a small and a large
 * screen. Nothing moves meanwhile, so that colors are those that stay.
 */
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line, toasts } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LINES = [
  line({ name: 'Gold Chair', quantity: 10 }),
  line({ id: 'tent', name: 'Reception Tent', price: 'Call for pricing', image: '' }),
];

/** Brings a page into a state that has to be looked at. */
type State = (page: Page) => Promise<void>;

const STATES: Record<string, State> = {
  'booking dialog with messages': async (page) => {
    await page.goto('/photo-booth');
    await page
      .getByRole('button', { name: /^Book This Package/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Send Booking Request' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  },
  calendar: async (page) => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  },
  'contact form with messages': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Please tell us about your event')).toBeVisible();
  },
  'empty wishlist panel': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your wishlist is empty');
  },
  'filtered category': async (page) => {
    await page.goto('/rental-services/linens?search=satin');
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
  'category without a match': async (page) => {
    await page.goto('/rental-services/linens?search=zzz');
    await expect(page.getByText('No items match your filters')).toBeVisible();
  },
  // With a list from here on, which stays on the device.
  'quote form with items, messages and a toast': async (page) => {
    await bringWishlist(page, ...LINES);
    await page.goto('/checkout');
    // On a phone the button leads to a form that lies below it (@checkout.bar).
    await page.locator('main form').evaluate((form) => form.scrollIntoView());
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(toasts(page)).toContainText('Required Fields Missing');
  },
  'wishlist panel with a toast': async (page) => {
    await bringWishlist(page, ...LINES);
    await page.goto('/');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await page.getByRole('button', { name: 'Remove Gold Chair' }).click();
    await expect(toasts(page)).toContainText('Removed from Wishlist');
  },
  'a product whose option was not chosen': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await page
      .getByRole('button', { name: 'Add to Quote' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('Please choose an option')).toBeVisible();
  },
  'tooltip and toast on a product': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await page.getByLabel('Select Option:').selectOption({ index: 1 });
    await page
      .getByRole('button', { name: 'Add to Quote' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(toasts(page)).toContainText('Added to Wishlist');
    await page.getByRole('button', { name: /^Increase quantity/ }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
};

/** Each state in turn, on one page. */
async function expectStatesAccessible(page: Page): Promise<void> {
  await checkEach(Object.entries(STATES), async (reach, name) => {
    await reach(page);
    await expectAccessible(page, name);
  });
}

test.describe('on a large screen axe finds nothing', () => {
  test('on any page @access.axe', async ({ page }) => {
    test.slow();
    for (const path of [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test('in dialogs, panels and forms @access.axe', async ({ page }) => {
    await expectStatesAccessible(page);
  });
});

test.describe('on a small screen axe finds nothing', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('on any page @access.axe', async ({ page }) => {
    test.slow();
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test('in the side menu', async ({ page }) => {
    await page.goto('/photo-booth');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'side menu');
  });

  test('in dialogs, panels and forms @access.axe', async ({ page }) => {
    await expectStatesAccessible(page);
  });
});

test.describe('on pages that are missing', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('axe finds nothing @access.axe', async ({ page }) => {
    for (const path of MISSING_PAGES) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
});
