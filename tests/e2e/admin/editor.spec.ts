/**
 * The editors on a phone and at 400 % zoom: sections, and no field under the buttons at the end.
 */
import { freshName, makeCategory, makeItem, openNewItem } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';

const SIZES = { 'a phone': [390, 740], 'a laptop at 400 %': [320, 256] } as const;

/** Expects that a press on the middle of what has the focus would reach it; a file input has no middle. */
async function expectFocusSeen(page: Page, when: string): Promise<void> {
  await expect.poll(() => page.evaluate(isFocusSeen), { message: when }).toBe(true);
}

/** Runs in the page. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  if (focused.matches('[type="file"]')) return true;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const y = Math.min(top + height / 2, innerHeight - 1);
  return focused.contains(document.elementFromPoint(left + width / 2, Math.max(0, y)));
}

for (const [name, [width, height]] of Object.entries(SIZES)) {
  test(`on ${name}, no field is under the buttons when it has the focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const dialog = await openNewItem(page);
    await expect(dialog.getByLabel('Name').first()).toBeFocused();
    await dialog.getByLabel('Active').focus();
    const save = dialog.getByRole('button', { name: 'Create rental item' });
    for (let steps = 0; steps < 60; steps += 1) {
      await expectFocusSeen(page, `after ${steps} steps`);
      if (await save.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(save).toBeFocused();
  });
}

test('on a phone, no field is under what is said of a save that failed', async ({
  page,
  api,
  context,
}) => {
  const category = await makeCategory(api, { name: freshName('Far') });
  const item = await makeItem(api, { name: freshName('Offline'), categoryId: category.id });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto(`/admin?item=${item.id}#rental-items`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').first().fill(freshName('Renamed'));
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing is lost');
  await dialog.getByLabel('Active').focus();
  for (let steps = 1; steps <= 10; steps += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page, `after ${steps} steps`);
  }
  await context.setOffline(false);
});

test('the sections of an item begin with its visibility', async ({ page }) => {
  const dialog = await openNewItem(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Visibility',
    'Basics',
    'Price and options',
    'Stock',
    'Images',
    'Details',
    'Search engines',
  ]);
});
