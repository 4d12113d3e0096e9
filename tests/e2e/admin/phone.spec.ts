/**
 * A day's work on a phone, and with the keyboard alone.
 */
import { BUILT, LIVE, publishingBar } from '../../support/admin/publishing.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { ADMIN_SCREENS } from '../../support/admin/screens.ts';
import {
  findRow,
  freshName,
  makeCategory,
  makeItem,
  openTab,
  showTab,
  toast,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { checkEach } from '../../support/each-row.ts';
import { crampedWords, cutOff, enlargeLetters } from '../../support/longer-words.ts';
import { resizeWindow } from '../../support/window-size.ts';

test('with letters of twice the size, lists and tabs on a phone break no word @admin.phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeLetters(page);
  for (const name of ['Categories', 'Rental Items', 'Service Packages'] as const) {
    const panel = await openTab(page, name);
    await expect(panel.locator('ul[aria-label] > li').first()).toBeVisible();
    await expect.poll(() => cutOff(page), { message: name }).toEqual([]);
    const words = await crampedWords(page);
    // An address has no spaces, and breaks anywhere.
    expect(
      words.filter((word) => !word.includes(' of "/')),
      name,
    ).toEqual([]);
  }
});

test('with letters of twice the size, no other page on a phone scrolls sideways @admin.phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeLetters(page);
  const pages = new Set('inquiries photos settings account staff activity status'.split(' '));
  await checkEach(
    Object.entries(ADMIN_SCREENS).filter(([name]) => pages.has(name)),
    async (open) => {
      await open(page);
      await expect.poll(() => cutOff(page)).toEqual([]);
    },
  );
});

test('what is in a row is pressed on a phone, also in the trash, which no view of requests shows @admin.phone @inquiry.trash @inquiry.views', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, version, name } = await sendRequest(api, { name: freshName('Binned') });
  await api.delete(`${ADMIN_API_PATHS.inquiries}/${id}?version=${version}`);
  await page.goto('/admin');
  for (const tab of ['Categories', 'Rental Items', 'Service Packages'] as const) {
    const rows = (await showTab(page, tab)).locator('ul[aria-label] > li');
    await expect(rows.first()).toBeVisible();
    expect(await rows.evaluateAll(coveredControls), tab).toEqual([]);
  }

  const panel = await showTab(page, 'Contact Leads');
  await panel.getByRole('button', { name: 'To answer' }).click();
  await panel.getByRole('button', { name: 'Trash', exact: true }).click();
  const restore = panel.getByRole('button', { name: `Restore ${name}` });
  await expect(restore).toBeVisible();
  expect(await panel.locator('ul[aria-label] > li').evaluateAll(coveredControls)).toEqual([]);
  const views = panel.getByRole('navigation', { name: 'Views' });
  await expect(views.locator('[aria-pressed="true"]')).toHaveCount(0);
  await restore.click();
  await expect(toast(page)).toContainText('restored successfully');
  await views.getByRole('button', { name: 'All requests' }).click();
  await expect(panel.getByRole('status')).not.toContainText('trash');
  await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();
});

test('the bar of selected items selects no page in the trash, nor one without items @items.bulk @admin.phone', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const category = await makeCategory(api, { name: freshName('Stools') });
  const fields = { categoryId: category.id };
  const { id, version, name } = await makeItem(api, { ...fields, name: freshName('Gone Stool') });
  await api.delete(`${ADMIN_API_PATHS.rentalItems}/${id}?version=${version}`);
  const kept = await makeItem(api, { ...fields, name: freshName('Kept Stool') });
  const panel = await openTab(page, 'Rental Items');
  const selectPage = panel.getByRole('button', { name: 'Select all on this page' });
  const box = (await findRow(panel, kept.name)).getByRole('checkbox');
  await box.check();
  await panel.getByRole('searchbox').fill(freshName('Nowhere'));
  await expect(panel.getByText('No rental items match')).toBeVisible();
  await expect(panel.getByText('1 item selected')).toBeVisible();
  await expect(selectPage).toBeHidden();

  await panel.getByRole('button', { name: 'Trash', exact: true }).click();
  await expect(panel.getByRole('button', { name: `Restore ${name}` })).toBeVisible();
  await expect(panel.getByText('1 item selected')).toBeVisible();
  await expect(selectPage).toBeHidden();

  await panel.getByRole('button', { name: 'Back to rental items' }).click();
  await expect(selectPage).toBeVisible();
});

/** @returns names of buttons and boxes in the rows that a press on their middle would not reach */
function coveredControls(rows: Element[]): string[] {
  return rows
    .flatMap((row) => [...row.querySelectorAll('button:not(.opens), input')])
    .filter((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !control.contains(hit);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

test('names in the list of items stand below each other on a phone, however many images each has @items.row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = (await openTab(page, 'Rental Items')).locator('ul[aria-label] > li');
  await expect(rows.filter({ hasText: /\+\d/ })).not.toHaveCount(0);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelectorAll('img').length,
      Math.round(row.querySelector('.opens')?.getBoundingClientRect().left ?? 0),
    ]),
  );
  // An item of another test may have none.
  expect(new Set(shown.map(([images]) => images)).difference(new Set([0]))).toEqual(new Set([1]));
  expect(new Set(shown.map(([, left]) => left)).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a category with an item in it is added, edited and deleted @admin.phone', async ({
    page,
  }) => {
    const panel = await openTab(page, 'Categories');
    const [category, item] = [freshName('Phone Shelf'), freshName('Phone Thing')];
    await panel.getByRole('button', { name: 'Add category' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(category);
    await dialog.getByRole('button', { name: 'Create category' }).tap();
    await expect(toast(page)).toContainText('Category created successfully');

    await page.getByRole('tab', { name: 'Rental Items' }).tap();
    const items = page.getByRole('tabpanel', { name: 'Rental Items' });
    await items.getByRole('button', { name: 'Add rental item' }).tap();
    await dialog.getByLabel('Name').first().fill(item);
    await dialog.getByLabel('Category').selectOption(category);
    await dialog.getByLabel('Short description').fill('Small.');
    await dialog.getByRole('button', { name: 'Create rental item' }).tap();
    await expect(toast(page)).toContainText('Rental item created successfully');
    const row = await findRow(items, item);
    await row.getByRole('button', { name: item, exact: true }).tap();
    await dialog.getByLabel('Price').first().fill('7.25');
    await dialog.getByRole('button', { name: 'Save changes' }).tap();
    await expect(row).toContainText('$7.25');
    await expect(row.getByRole('button', { name: `Delete ${item}` })).toHaveCount(0);
    await row.getByRole('button', { name: `More actions for ${item}` }).tap();
    await row.getByRole('button', { name: `Delete ${item}` }).tap();
    await expect(toast(page)).toContainText('Rental item deleted successfully');
    await toast(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(row).toHaveCount(1);
  });
});

test('all tabs are in view at any width, and the first row is near the top @admin.phone', async ({
  page,
}) => {
  await openTab(page, 'Categories');
  // While something waits to be published, that is said at more length.
  await expect(publishingBar(page)).toHaveText(LIVE, BUILT);
  const rows = [360, 390, 430].map((width) => [`${width} px wide`, width] as const);
  await checkEach(rows, async (width) => {
    await resizeWindow(page, { width, height: 740 });
    for (const tab of await page.getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const name of ['Categories', 'Rental Items', 'Service Packages']) {
      await page.getByRole('tab', { name }).click();
      const card = page.getByRole('tabpanel', { name }).getByRole('listitem').first();
      await expect(card).toBeVisible();
      const top = async () => (await card.boundingBox())?.y;
      await expect.poll(top, { message: name }).toBeLessThanOrEqual(300);
    }
  });
});

test('with the keyboard alone: tabs, a dialog, a save, an undo @admin.keyboard', async ({
  page,
}) => {
  await openTab(page, 'Categories');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Categories').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Rental Items')).toBeFocused();
  await expect(tab('Rental Items')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Settings')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('Categories')).toBeFocused();

  const name = freshName('Keyboard Shelf');
  await page.getByRole('button', { name: 'Add category' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Category created successfully');
  await expect(page.getByRole('button', { name: 'Add category' })).toBeFocused();

  const panel = page.getByRole('tabpanel', { name: 'Categories' });
  await (await findRow(panel, name)).getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await expect(toast(page)).toContainText('Category deleted successfully');
  // The row that had the focus is gone; what is next in the list has it.
  await expect(panel.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('F8');
  // The toast itself, then what is in it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Category restored successfully');
});
