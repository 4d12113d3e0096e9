/**
 * What axe finds on every screen and in every dialog, on a laptop and on a phone; nothing is wider
 * than the phone.
 */
import { expectAccessible } from '../../support/accessibility.ts';
import { ADMIN_SCREENS } from '../../support/admin/screens.ts';
import { expect, NOBODY, test } from '../../support/admin/test.ts';
import { checkEach } from '../../support/each-row.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('axe finds nothing on any screen, nothing is cut off @admin.phone', async ({ page }) => {
      await checkEach(Object.entries(ADMIN_SCREENS), async (open, name) => {
        // No dialog of the screen before.
        await page.goto('about:blank');
        await open(page);
        await expectAccessible(page, `${name} on a ${size}`);
        const { content, width } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          width: innerWidth,
        }));
        expect(content).toBeLessThanOrEqual(width);
      });
    });
  });
}

test.describe('signed out', () => {
  test.use({ ...NOBODY, allowedErrors: /status of 40[01]/ });
  test('axe finds nothing at the sign-in', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectAccessible(page, 'sign-in');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expectAccessible(page, 'forgotten password');
    await page.goto(`/admin#invitation=${'a'.repeat(43)}`);
    await expect(page.getByRole('alert')).toContainText('already been used');
    await expectAccessible(page, 'void invitation');
    await page.goto(`/admin#reset=${'a'.repeat(24)}`);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expectAccessible(page, 'new password');
  });
});
