/**
 * The ways to hand a wishlist on: the device's own sheet, the clipboard, and by hand.
 */
import { stableId } from '#db/seed/stable-id.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, line, toasts } from '../support/visitor.ts';

const CHAIR = line({
  id: stableId('item', 'gold-chiavari-chair'),
  name: 'Gold Chiavari Chair',
  quantity: 160,
});

function own(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your Wishlist' });
}

/** Opens the panel and presses Share in it. */
async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await own(page).getByRole('button', { name: 'Share' }).click();
}

test('where the device can share, its own sheet opens; closing it is no error @share.link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = data?.url ?? '';
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await bringWishlist(page, CHAIR);
  await page.goto('/photo-booth');
  await share(page);
  await expect(page).toHaveTitle(/#list=2\./);
  await expect(own(page).getByRole('textbox', { name: 'Link to this list' })).toHaveCount(0);
  // An error would stay until it is seen, and keep this one waiting.
  await own(page).getByRole('button', { name: 'Copy Link' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Link Copied');
});

test('without the clipboard the link is shown, to be copied by hand @share.link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await bringWishlist(page, CHAIR);
  await page.goto('/photo-booth');
  await share(page);
  const field = own(page).getByRole('textbox', { name: 'Link to this list' });
  await own(page).getByRole('button', { name: 'Increase quantity of Gold Chiavari Chair' }).click();
  // It is the link of the list as it is now.
  const link = await field.inputValue();
  await page.goto(link);
  await expect(page.getByRole('dialog', { name: 'A Shared Wishlist' })).toContainText(
    'Quantity: 161',
  );
});
