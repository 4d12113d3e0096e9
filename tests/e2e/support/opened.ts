/**
 * States of pages that have to be looked at besides the pages themselves: what opens above a page, or
 * comes into it.
 */
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { PRODUCT_WITH_OPTIONS } from '../../support/public-pages.ts';
import { expect, type Locator, type Page } from '../../support/test.ts';
import { toasts } from '../../support/visitor.ts';

/** Brings a page into a state. @returns what shows it */
export type State = (page: Page) => Promise<Locator>;

/** A page that names the day of the event, and says what is free then (@availability.day). */
const withDay =
  (path: string, shown = '[data-event-day]'): State =>
  async (page) => {
    const eventDate = formatEventDate(dayAfter(todayInDetroit(new Date()), 300));
    await page.evaluate(
      ([key, details]) => {
        localStorage[key] = details;
      },
      [REMEMBERED_KEY, JSON.stringify({ eventDate })] as const,
    );
    await page.goto(path);
    await expect(page.locator('[data-day]:not(:empty)').first()).toBeAttached();
    return page.locator(shown).first();
  };

/** Without a list on the device. */
export const WITHOUT_LIST: Record<string, State> = {
  'booking dialog with messages': async (page) => {
    await page.goto('/photo-booth');
    await page
      .getByRole('button', { name: /^Book This Package/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Send Booking Request' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    return page.getByRole('dialog');
  },
  calendar: async (page) => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    return page.getByRole('grid');
  },
  'contact form with messages': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Please tell us about your event')).toBeVisible();
    return page.locator('form [aria-invalid=true]').first();
  },
  'empty wishlist panel': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your wishlist is empty');
    return page.getByRole('dialog');
  },
  'filtered category': async (page) => {
    await page.goto('/rental-services/linens?search=satin');
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
    await listLoaded(page);
    return page.getByRole('searchbox').last();
  },
  'category without a match': async (page) => {
    await page.goto('/rental-services/linens?search=zzz');
    await expect(page.getByText('No items match your filters')).toBeVisible();
    return page.getByRole('searchbox').last();
  },
  // The last, because the date stays on the device.
  'category on a day': withDay('/rental-services/linens'),
  'product on a day': withDay(PRODUCT_WITH_OPTIONS, '[data-day]'),
  'room on a day': withDay('/rooms/loft-dinner'),
  'home page on a day': withDay('/'),
};

/** With a list, which brings what belongs to it. */
export const WITH_LIST: Record<string, State> = {
  'the list, shared and replaced by a new one': async (page) => {
    await page.goto('/rental-services/linens');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
    await panel.getByRole('button', { name: 'Share' }).click();
    await panel.getByRole('button', { name: 'New List' }).click();
    return page.getByRole('dialog');
  },
  'a shared list': async (page) => {
    await page.goto('/#list=2.PLhDK3jvABDvHXERcJIAFAce3627');
    await expect(page.getByRole('dialog', { name: 'A Shared Wishlist' })).toBeVisible();
    return page.getByRole('dialog');
  },
  'the booking dialog and its calendar': async (page) => {
    await page.goto('/design-services');
    await page
      .getByRole('button', { name: /^Book This Package/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    return page.getByRole('grid');
  },
  'the search': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search rentals' }).click();
    const search = page.getByRole('search').last();
    await search.getByRole('searchbox').fill('table');
    await expect(search.getByRole('link').first()).toBeVisible();
    return search.getByRole('link').first();
  },
  'an enlarged image': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await page
      .getByRole('button', { name: /^View larger/ })
      .first()
      .click();
    return page.getByRole('dialog');
  },
  'a product whose option was not chosen': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await addToQuote(page);
    await expect(page.getByText('Please choose an option')).toBeVisible();
    return page.getByRole('combobox').first();
  },
  'a toast': async (page) => {
    await page.goto('/rental-services/linens');
    await page
      .getByRole('button', { name: /^Add .* to wishlist/ })
      .first()
      .click();
    await listLoaded(page);
    return heldToast(page, 'Added to Wishlist');
  },
  'wishlist panel with a toast': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await heldToast(page, 'Removed from Wishlist');
    return page.getByRole('dialog');
  },
  'the planner': async (page) => {
    await page.goto('/planner?guests=2000&place=tent');
    const rentals = page.getByRole('region', { name: 'Your rentals' });
    await expect(rentals).toContainText('Larger tent');
    return rentals;
  },
  'quote form with items, messages and a toast': async (page) => {
    await page.goto('/checkout');
    // On a phone the button leads to a form that lies below it (@checkout.bar).
    await page.locator('main form').evaluate((form) => form.scrollIntoView());
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    return heldToast(page, 'Required Fields Missing');
  },
};

/** What is there in narrow windows alone. */
export const NARROW: Record<string, State> = {
  'the menu': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    return page.getByRole('navigation', { name: 'Menu' });
  },
  'the filters': async (page) => {
    await page.goto('/rental-services/linens');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await listLoaded(page);
    return page.getByRole('checkbox').first();
  },
};

/** What another size of the window takes away: a pointer stays where it is, not on its button. */
export const FLEETING: Record<string, State> = {
  'tooltip and toast on a product': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await page.getByLabel('Select Option:').selectOption({ index: 1 });
    await addToQuote(page);
    await expect(toasts(page)).toContainText('Added to Wishlist');
    await page.getByRole('button', { name: /^Increase quantity/ }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    return page.getByRole('tooltip');
  },
};

/** The list of a category, which a filter or a pointer has woken, shows its items: both look different to axe. */
async function listLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByText(/^Showing \d+ of \d+ items$/)).toBeVisible();
}

async function addToQuote(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Add to Quote' })
    .filter({ visible: true })
    .first()
    .click();
}

/** @returns the toast of this title, which stays while the focus is on it */
async function heldToast(page: Page, title: string): Promise<Locator> {
  await expect(toasts(page)).toContainText(title);
  await page.keyboard.press('F8');
  return toasts(page);
}
