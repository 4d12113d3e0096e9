/**
 * The wishlist panel: from any page, with a way back, an estimate and a print view.
 */
import { coveredByToast } from '../support/covered.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, dateField, expectToast, line, toasts } from '../support/visitor.ts';

const CHAIR = line({ id: 'chair', name: 'Gold Chair', price: '$8.50', quantity: 10 });
const LINEN = line({ id: 'linen', name: 'Satin Linen', price: '$16.00', quantity: 2 });
const TENT = line({ id: 'tent', name: 'Reception Tent', price: 'Call for pricing', image: '' });

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await expect(panel).toBeVisible();
  return panel;
}

test('opens from every page @wishlist.panel', async ({ page }) => {
  await bringWishlist(page, CHAIR);
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    const panel = await openPanel(page);
    await expect(panel.getByRole('listitem'), path).toHaveText(/Gold Chair\$8\.50/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Your wishlist' })).toBeFocused();
  }
});

test('is empty at first and leads to the rentals @wishlist.panel', async ({ page }) => {
  await page.goto('/photo-booth');
  const panel = await openPanel(page);
  await expect(panel).toContainText('Your wishlist is empty');
  await panel.getByRole('link', { name: 'Browse All Rentals' }).click();
  await expect(page).toHaveURL('/rental-services');
});

test('changes quantities, and the estimate with them, naming items without a price @wishlist.estimate', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR, LINEN, TENT);
  await page.goto('/');
  const panel = await openPanel(page);
  await expect(panel).toContainText('from $117.00');
  await expect(panel).toContainText('Priced in your quote: Reception Tent');
  await panel.getByRole('button', { name: 'Increase quantity of Satin Linen' }).click();
  await expect(panel).toContainText('from $133.00');
  await panel.getByRole('textbox', { name: 'Quantity of Gold Chair' }).fill('100');
  await expect(panel).toContainText('from $898.00');
  await expect(page.locator('[data-wishlist-count]:visible').first()).toHaveText('104');
});

test('names the minimum order of all days, then of the one that was given @wishlist.minimum-order', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const inForm = page.locator('form').getByText(/minimum order/);
  await expect(inForm).toContainText('$250, or $500 on Saturdays');
  await dateField(page).fill('6/14/2031');
  const thatDay = 'Our minimum order that day is $500, $415 more than your list so far.';
  await expect(inForm).toContainText(thatDay);
  await page.keyboard.press('Tab');

  await page.goto('/photo-booth');
  await expect((await openPanel(page)).getByText(/minimum order/)).toContainText(thatDay);
});

test('removes with Undo, which puts the line back in its place @wishlist.undo', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR, LINEN);
  await page.goto('/');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Remove Gold Chair' }).click();
  await expectToast(page, 'Removed from Wishlist', 'Gold Chair removed from your wishlist');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Gold Chair$' })).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  const names = panel.getByText(/^(Gold Chair|Satin Linen)$/);
  await expect(names).toHaveText(['Gold Chair', 'Satin Linen']);
  await expect(panel.getByRole('textbox', { name: 'Quantity of Gold Chair' })).toHaveValue('10');
});

test('clears with Undo, and says so @wishlist.clear', async ({ page }) => {
  await bringWishlist(page, CHAIR, LINEN);
  await page.goto('/');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expectToast(page, 'Wishlist Cleared', 'Your wishlist has been cleared');
  await expect(panel).toContainText('Your wishlist is empty');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('Gold Chair', { exact: true })).toBeVisible();
  await expect(panel.getByText('Satin Linen', { exact: true })).toBeVisible();
});

test('the focus stays in the list when a line goes: on the next one, the one before, the heading @wishlist.focus', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR, LINEN, TENT);
  await page.goto('/');
  const panel = await openPanel(page);
  const remove = (name: string) => panel.getByRole('button', { name: `Remove ${name}` });
  await remove('Satin Linen').focus();
  await page.keyboard.press('Enter');
  await expect(remove('Reception Tent')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('Gold Chair')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Your Wishlist' })).toBeFocused();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('Your wishlist is empty');
  await expect(panel.getByRole('heading', { name: 'Your Wishlist' })).toBeFocused();
});

test('leads to the quote form with the list @wishlist.to-checkout', async ({ page }) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/');
  const panel = await openPanel(page);
  await panel.getByRole('link', { name: 'Get My Free Quote' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('You have 1 item(s) in your wishlist')).toBeVisible();
});

test('prints the list alone, without its controls @wishlist.print', async ({ page }) => {
  await bringWishlist(page, CHAIR, TENT);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto('/rental-services');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText('Gold Chair', { exact: true })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Quantity of Gold Chair' })).toHaveValue('10');
  await expect(panel).toContainText('from $85.00');
  for (const part of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.locator('body').getByRole(part), part).toBeHidden();
  }
  await expect(panel.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(panel.getByRole('link').filter({ visible: true })).toHaveCount(0);
});

test('on paper a long list is a table whose head comes again on each sheet @wishlist.print', async ({
  page,
}) => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    line({ id: `item-${index}`, name: `Item ${index + 1}`, note: index === 0 ? 'Ivory' : '' }),
  );
  await bringWishlist(page, ...lines);
  await page.goto('/rental-services');
  const panel = await openPanel(page);
  await page.emulateMedia({ media: 'print' });
  const head = panel.getByText('Item', { exact: true });
  await expect(head).toBeVisible();
  await expect(head.locator('xpath=../..')).toHaveCSS('display', 'table-header-group');
  await expect(panel.getByText('Note: Ivory')).toBeVisible();
  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g);
  // At least twenty lines on a sheet.
  expect(sheets?.length).toBeLessThanOrEqual(3);
});

test('on a phone a long name that was removed fits between the buttons of two lines @toast.place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  const gone = 'Black Pleated Skirting, 14 foot, floor length';
  const names = ['Ivory Satin Linen', gone, 'Black Sequin Linen, 120 inch Round', 'Chair', 'Sash'];
  await bringWishlist(page, ...names.map((name, at) => line({ id: `item-${at}`, name })));
  await page.goto('/rental-services');
  const panel = await openPanel(page);
  await panel.locator('[data-remove]').nth(1).click();
  await expect(toasts(page)).toContainText('Black Pleated Skirting');
  await expect.poll(() => coveredByToast(page)).toEqual([]);
});

test('Escape in a toast gives the focus back to what had it in the list @toast.in-dialog', async ({
  page,
}) => {
  await bringWishlist(
    page,
    line({ id: 'chair', name: 'Gold Chair' }),
    line({ id: 'table', name: 'Table' }),
  );
  await page.goto('/rental-services');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Remove Table' }).click();
  await expect(toasts(page)).toContainText('Table');
  const before = panel.getByRole('button', { name: 'Remove Gold Chair' });
  await before.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(before).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your wishlist' })).toBeFocused();
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use(hasTouch ? { viewport: { width: 390, height: 844 }, hasTouch, isMobile: true } : {});

    test('an empty note moves nothing away from a press on another line @wishlist.note', async ({
      page,
    }) => {
      await bringWishlist(page, CHAIR, LINEN, TENT);
      await page.goto('/photo-booth');
      const panel = await openPanel(page);
      const press = async (name: string) => {
        const button = panel.getByRole('button', { name });
        await (hasTouch ? button.tap() : button.click());
      };
      await press('Add a note to Gold Chair');
      await expect(panel.getByLabel('Note for Gold Chair')).toBeFocused();
      await press('Increase quantity of Satin Linen');
      await expect(panel.getByLabel('Quantity of Satin Linen').getByRole('textbox')).toHaveValue(
        '3',
      );
      await panel.getByLabel('Note for Gold Chair').focus();
      await press('Remove Reception Tent');
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      // Left by the keyboard, it folds.
      await panel.getByLabel('Note for Gold Chair').focus();
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('button', { name: 'Add a note to Gold Chair' })).toBeVisible();
    });
  });
}
