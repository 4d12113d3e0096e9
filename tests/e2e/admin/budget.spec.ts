import { BUILT, publishingBar } from '../../support/admin/publishing.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { openIdle } from '../../support/open-idle.ts';
import { weigh } from '../../support/page-weight.ts';

const KB = 1024;

test('the first load of the admin is at most 180 KB of script @admin.weight', async ({ page }) => {
  const weight = await weigh(page);
  await openIdle(page, '/admin');
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeVisible();
  const { script, parts } = await weight();
  // React is there.
  expect(script).toBeGreaterThan(40 * KB);
  expect(script, JSON.stringify(parts)).toBeLessThanOrEqual(180 * KB);
});

test('the admin has a style sheet of its own, and no public page carries it', async ({ page }) => {
  const sheets = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  };
  const [admin, home] = [await sheets('/admin'), await sheets('/')];
  expect(admin).toHaveLength(1);
  expect(home.length).toBeGreaterThan(0);
  expect(home).not.toContain(admin[0]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px the tabs stay in their place when how publishing stands is known`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(`**${ADMIN_API_PATHS.publishing}`, async (route) => {
      asked.resolve();
      await answer.promise;
      await route.fallback();
    });
    await page.goto('/admin');
    const tabs = page.getByRole('tablist');
    await expect(tabs).toBeVisible();
    await asked.promise;
    const before = await tabs.boundingBox();
    answer.resolve();
    await expect(publishingBar(page)).toContainText('Live since', BUILT);
    expect(await tabs.boundingBox()).toEqual(before);
  });
}
