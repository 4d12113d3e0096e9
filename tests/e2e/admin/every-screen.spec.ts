/**
 * Every screen and every dialog, opened once and looked at in each size: on a laptop and on a phone axe
 * finds nothing and nothing is wider than the window, and longer words fit.
 */
import { expectAccessible } from '../../support/accessibility.ts';
import { ADMIN_SCREENS } from '../../support/admin/screens.ts';
import { expectWell, SIZES } from '../../support/admin/sizes.ts';
import { expect, NOBODY, test, type Page } from '../../support/admin/test.ts';
import { checkEach } from '../../support/each-row.ts';
import { cutOff, lengthenWords } from '../../support/longer-words.ts';
import { resizeWindow } from '../../support/window-size.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tables from 1,024 px on, cards below. */
const WIDTHS = [360, 768, 1280, 1440];

async function openFresh(
  page: Page,
  open: (page: Page) => Promise<void>,
  size: typeof SIZES.laptop,
): Promise<void> {
  await page.setViewportSize(size);
  // No dialog of the screen before.
  await page.goto('about:blank');
  await open(page);
}

async function expectLookedThrough(
  page: Page,
  name: string,
  sizes: Partial<typeof SIZES>,
  widths: readonly number[],
): Promise<void> {
  await expectWell(page, name, sizes);
  for (const width of widths) {
    // Cards become a table, whose words would stay as they are.
    await resizeWindow(page, { width, height: 800 });
    await page.evaluate(lengthenWords);
    expect(await cutOff(page), `longer words at ${width} px`).toEqual([]);
  }
}

const SCREENS = Object.entries(ADMIN_SCREENS);
/** On a phone another way leads to these, which stays open under the dialog. */
const OTHERWISE_ON_A_PHONE = new Set(['deletion of a category', 'a day of an item, and a block']);
const half = Math.ceil(SCREENS.length / 2);

// Two tests, for two workers.
for (const [which, screens] of [
  ['first', SCREENS.slice(0, half)],
  ['second', SCREENS.slice(half)],
] as const) {
  test(`on the ${which} half of screens and dialogs axe finds nothing, nothing is cut off, and longer words fit @admin.phone @translated.longer-words`, async ({
    page,
  }) => {
    await checkEach(screens, async (open, name) => {
      await openFresh(page, open, SIZES.laptop);
      await expectLookedThrough(page, name, SIZES, WIDTHS);
      if (!OTHERWISE_ON_A_PHONE.has(name)) return;
      await openFresh(page, open, SIZES.phone);
      await expectLookedThrough(page, name, { phone: SIZES.phone }, [360, 768]);
    });
  });
}

test('what can be done with a row stays in view where longer words widen the table @translated.longer-words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/admin#rental-items');
  const edit = page
    .getByRole('table')
    .getByRole('button', { name: /^Edit / })
    .first();
  await expect(edit).toBeVisible();
  await page.evaluate(lengthenWords);
  await expect(edit).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test.describe('signed out', () => {
  test.use({ ...NOBODY, allowedErrors: /status of 40[01]/ });
  test('axe finds nothing at the sign-in', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectAccessible(page, 'sign-in');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expectAccessible(page, 'forgotten password');
    await page.goto(`/admin#invitation=${'a'.repeat(43)}`);
    await expect(page.getByRole('alert')).toContainText('already been used');
    await expectAccessible(page, 'void invitation');
    await page.goto(`/admin#reset=${'a'.repeat(24)}`);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expectAccessible(page, 'new password');
  });
});
