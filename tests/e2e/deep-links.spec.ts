/**
 * A link to the dialog of one package: `#book=<package>`.
 */
import { expect, test } from '../support/test.ts';

test('opens the dialog of the package, with the package in view behind it @services.link', async ({
  page,
}) => {
  await page.goto('/video-dance-floor#book=led-immersive');
  const dialog = page.getByRole('dialog', { name: 'Book Immersive' });
  await expect(dialog).toContainText('Video Dance Floor, starting at $4,500.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book This Floor: Immersive' })).toBeInViewport();
});

test('works from a page that is already open', async ({ page }) => {
  await page.goto('/photo-booth');
  await page.evaluate(() => {
    location.hash = '#book=photo-booth-classic';
  });
  // The first touch brings the page to life.
  await page.mouse.move(300, 300);
  const dialog = page.getByRole('dialog', { name: 'Book Classic' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('of no package opens nothing @services.link', async ({ page }) => {
  for (const slug of ['nothing', '3d', '-', 'content', 'packages-title']) {
    await page.goto('/design-services');
    await page.goto(`/photo-booth#book=${slug}`);
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(page.getByRole('dialog'), slug).toHaveAccessibleName('Your Wishlist');
    await page.keyboard.press('Escape');
  }
});
