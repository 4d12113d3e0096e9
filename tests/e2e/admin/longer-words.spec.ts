/** The admin with words of a third more letters. */
import { ADMIN_SCREENS } from '../../support/admin/screens.ts';
import { expect, test } from '../../support/admin/test.ts';
import { checkEach } from '../../support/each-row.ts';
import { cutOff, lengthenWords } from '../../support/longer-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const openedAt of [1440, 360]) {
  test(`longer words fit on every screen and in every dialog that was opened at ${openedAt} px @translated.longer-words`, async ({
    page,
  }) => {
    test.slow();
    await checkEach(Object.entries(ADMIN_SCREENS), async (open) => {
      await page.setViewportSize({ width: openedAt, height: 800 });
      await page.goto('about:blank');
      await open(page);
      await page.evaluate(lengthenWords);
      for (const width of openedAt === 360 ? [360, 768] : [1440, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await cutOff(page), `${width} px`).toEqual([]);
      }
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
