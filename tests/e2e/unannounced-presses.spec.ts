/**
 * Presses that no pointer, focus or key announces, as a screen reader, a voice or a browser that
 * fills in forms makes them: they wake what they press, and happen once.
 */
import { openIdle } from '../support/open-idle.ts';
import { expect, test, type Locator } from '../support/test.ts';
import { expectToast, newEmail, toasts, VISITOR } from '../support/visitor.ts';

const PRODUCT = '/rental-services/chairs/gold-chiavari-chair';

async function activate(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
}

test('a heart', async ({ page }) => {
  await openIdle(page, '/rental-services/chairs');
  await activate(page.getByRole('button', { name: 'Add Clear Ghost Chair to wishlist' }));
  await expectToast(page, 'Added to Wishlist', 'Clear Ghost Chair added to your wishlist');
  await expect(page.getByRole('link', { name: 'Start Booking 1' })).toBeVisible();
});

test('the wishlist of the header', async ({ page }) => {
  await openIdle(page, '/rental-services');
  await activate(page.getByRole('button', { name: 'Your wishlist' }));
  await expect(page.getByRole('dialog', { name: 'Your Wishlist' })).toBeVisible();
});

test('Book Now and Book This Package', async ({ page }) => {
  await openIdle(page, '/');
  await activate(page.getByRole('button', { name: 'Book Now' }));
  await expect(page.getByRole('dialog', { name: 'Book Your Event' })).toBeVisible();
  await openIdle(page, '/photo-booth');
  await activate(page.getByRole('button', { name: 'Book This Package: Classic' }));
  await expect(page.getByRole('dialog', { name: 'Book Classic' })).toBeVisible();
});

test('the quantity and Add to Quote', async ({ page }) => {
  await openIdle(page, PRODUCT);
  await activate(page.getByRole('button', { name: /^Increase quantity/ }));
  await activate(page.getByRole('button', { name: 'Add to Quote' }).first());
  const name = 'Gold Chiavari Chair';
  await expectToast(page, 'Added to Wishlist', `${name} added to your wishlist`);
  await expect(page.getByRole('link', { name: 'Start Booking 2' })).toBeVisible();
});

test('a tag that is chosen', async ({ page }) => {
  await openIdle(page, '/rental-services/linens');
  const tag = page.getByRole('combobox', { name: 'Tag' });
  const chosen = await tag.evaluate((element: HTMLSelectElement) => {
    element.selectedIndex = 1;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return element.value;
  });
  await expect(page).toHaveURL(`/rental-services/linens?tag=${encodeURIComponent(chosen)}`);
  await expect(tag).toHaveValue(chosen);
});

test('a form that a browser has filled in and submits', async ({ page, db }) => {
  const email = newEmail();
  await openIdle(page, '/');
  const form = page.getByRole('region', { name: 'Tell us about your event' }).locator('form');
  await form.evaluate(
    (element: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = element.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
      }
      element.requestSubmit();
    },
    {
      name: VISITOR.name,
      phone: VISITOR.phone,
      email,
      eventDate: VISITOR.date,
      eventLocation: VISITOR.place,
      message: 'Doors at six.',
    },
  );
  await expect(toasts(page)).toContainText('Inquiry Sent Successfully!');
  expect(await db.inquiriesOf(email)).toHaveLength(1);
  await expect(page).toHaveURL('/');
});
