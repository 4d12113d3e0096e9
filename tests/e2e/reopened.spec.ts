/**
 * What was just closed is opened again at once: the press counts, though the browser tells of the
 * closing only a task later.
 */
import { expect, test, type Locator } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';

const CHAIR = line({ id: 'chair', name: 'Gold Chair', price: '$8.50', quantity: 10 });

/** Closes the dialog and presses its button in one task, and waits for what that sets off. */
async function reopenAtOnce(dialog: Locator, button: Locator): Promise<void> {
  const opener = await button.elementHandle();
  await dialog.evaluate(
    async (element: HTMLDialogElement, pressed: HTMLElement | SVGElement | null) => {
      const told = new Promise((resolve) => element.addEventListener('close', resolve));
      element.close();
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await told;
      await new Promise(requestAnimationFrame);
    },
    opener,
  );
}

test('the wishlist panel', async ({ page }) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Your wishlist' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await expect(panel).toBeVisible();
  await reopenAtOnce(panel, button);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the booking dialog @access.dialogs', async ({ page }) => {
  await page.goto('/video-dance-floor');
  const button = page.getByRole('button', { name: /^Book This Floor/ }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Book ' });
  await dialog.getByLabel('Full Name').fill('Jane Doe');
  await reopenAtOnce(dialog, button);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Jane Doe');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the calendar', async ({ page }) => {
  await page.goto('/checkout');
  const button = page.getByRole('button', { name: 'Choose Event Date from a calendar' });
  await button.click();
  const calendar = page.getByRole('dialog', { name: 'Choose Event Date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await reopenAtOnce(calendar, button);
  await expect(calendar.getByRole('grid')).toBeVisible();
});
