/**
 * Where toasts of the admin lie: never on something that can be pressed.
 */
import type { Locator } from '@playwright/test';
import { BUILT, LIVE, publishingBar } from '../../support/admin/publishing.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { createUnderTakenSlug, freshName, toast, openTab } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';
import { coveredByToast } from '../../support/covered.ts';
import { checkEach } from '../../support/each-row.ts';
import { limit } from '../../support/limits/limit.ts';

const SIZES = (
  [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const
).map(([width, height]) => [`${width} px wide`, { width, height }] as const);

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Waits until the lists are read again, then looks a moment later. */
async function expectAllInReach(page: Page): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => coveredByToast(page), { timeout: limit(2_000) }).toEqual([]);
}

/** @returns whether two rectangles of the window have something in common */
function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of 4\d\d/ });

test('in a list @admin.toast-place', async ({ page }) => {
  const panel = await openTab(page, 'Categories');
  // While something is published its bar is large, and on a phone no place may be free.
  await expect(publishingBar(page)).toHaveText(LIVE, BUILT);
  await checkEach(SIZES, async (viewport) => {
    await page.setViewportSize(viewport);
    await panel.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('dialog').getByLabel('Name').first().fill(freshName('Kept'));
    await page.keyboard.press('Escape');
    await expect(toast(page)).toContainText('Not saved yet');
    await expectAllInReach(page);
    await closeToast(page);
  });
});

test('in an editor @admin.toast-place', async ({ page, api }) => {
  const { dialog } = await createUnderTakenSlug(page, api);
  await checkEach(SIZES, async (viewport) => {
    await page.setViewportSize(viewport);
    await dialog
      .getByLabel('Upload images')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expectAllInReach(page);
    // Nor on what the end of the form says.
    const message = dialog.getByText('Please check: Slug');
    const isCovered = async () => {
      const [told, shown] = await Promise.all([message.boundingBox(), toast(page).boundingBox()]);
      return told && shown && overlaps(told, shown);
    };
    await expect.poll(isCovered).toBe(false);
    await closeToast(page);
  });
});

test('in a request', async ({ page, api }) => {
  const inquiry = await sendRequest(api, { name: freshName('Reached') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const status = page.getByRole('article').getByLabel('Status');
  const steps = SIZES.map(
    ([name, viewport], index) =>
      [name, { viewport, next: ['Contacted', 'Quoted'][index % 2] ?? '' }] as const,
  );
  await checkEach(steps, async ({ viewport, next }) => {
    await page.setViewportSize(viewport);
    await status.selectOption(next);
    await expect(toast(page)).toContainText('Status changed');
    await expectAllInReach(page);
    await closeToast(page);
  });
});

/** The next one is another. */
async function closeToast(page: Page): Promise<void> {
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
}
