/** The list of previous versions, and one that is looked at before it is restored. */
import { NEVER_PUBLISHED } from '#contracts/publishing.fixtures.ts';
import {
  BUILT,
  LIVE,
  makeOffer,
  publishingBar,
  serveVersions,
} from '../../support/admin/publishing.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { limit } from '../../support/limits/limit.ts';

const { publishing: PATH, rentalItems } = ADMIN_API_PATHS;

const list = (page: Page) => page.getByRole('dialog', { name: 'Previous versions' });
const looked = (page: Page) => page.getByRole('dialog', { name: /^Version from/ });

/** Opens the list, and the newest version in it that is not live. */
async function look(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous versions' }).click();
  await list(page).getByRole('button', { name: 'Preview the version from' }).first().click();
}

test('Back leaves the version that is looked at, then the list @publish.look @admin.address', async ({
  page,
}) => {
  await serveVersions(page);
  // Being read, as long as it is looked at.
  await page.route(`**${PATH}/versions/old/pages`, () => undefined);
  await page.goto('/admin');
  await look(page);
  await expect(looked(page)).toBeVisible();
  await page.goBack();
  await expect(looked(page)).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(list(page)).toHaveCount(0);
});

test('a version that is live again says so and since when, one that was says when @publish.undo-since', async ({
  page,
}) => {
  const finishedAt = (minute: number) => `2026-11-21T21:1${minute}:00.000Z`;
  const earlier = [
    { id: 'made', finishedAt: finishedAt(2), current: true, changes: 1 },
    { id: 'edited', finishedAt: finishedAt(3), current: false, changes: 1 },
    { id: 'first', finishedAt: finishedAt(0), current: false, changes: 0 },
  ];
  await page.route(`**${PATH}`, (route) => {
    return route.fulfill({ json: { ...NEVER_PUBLISHED, siteUrl: '/', earlier } });
  });
  const nothing = { presses: [], total: 0, by: [] };
  const site = (id: string, againAt: string | null) => ({
    id,
    brought: nothing,
    since: nothing,
    againAt,
  });
  await page.route('**/activity/sites', (route) => {
    const sites = [site('first', finishedAt(1)), site('made', finishedAt(4)), site('edited', null)];
    return route.fulfill({ json: sites });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Previous versions' }).click();
  const rows = list(page).getByRole('listitem');
  await expect(rows.nth(2)).toContainText(
    /Version from Nov 21.* 4:10 PM.*Live again on Nov 21.* 4:11 PM/,
  );
  await expect(rows.nth(1)).toContainText(
    /Version from Nov 21.* 4:12 PM.*Live now.*Live again since Nov 21.* 4:14 PM/,
  );
  await expect(rows.nth(0)).toContainText(/Version from Nov 21.* 4:13 PM/);
  await expect(rows.nth(0)).not.toContainText('Live again');
});

test.describe('with builds', () => {
  test.describe.configure({ timeout: limit(180_000) });

  test('links in the frame lead to the pages of that version, listed or not @publish.look', async ({
    page,
    api,
  }) => {
    const { item, category } = await makeOffer(api);
    await page.goto('/admin');
    await expect(publishingBar(page)).toHaveText(LIVE, BUILT);
    const { name, slug, categoryId, shortDescription, version } = item;
    const change = { name, slug, categoryId, shortDescription, version, price: '9.00' };
    expect((await api.put(`${rentalItems}/${item.id}`, { data: change })).status()).toBe(200);
    await page.reload();
    await expect(publishingBar(page)).toHaveText(LIVE, BUILT);
    await look(page);
    const frame = looked(page).frameLocator('iframe');
    const heading = frame.getByRole('heading', { level: 1 });
    // The same as now, so it is not among those that are offered.
    await frame.getByRole('link', { name: 'Contact' }).first().click();
    await expect(heading).toHaveText(/Contact/);
    const pages = looked(page).getByRole('combobox', { name: 'Page' });
    await expect(pages.locator('option:checked')).toHaveText(/Contact/);
    // Then five dollars, now nine.
    await pages.selectOption(`/rental-services/${category.slug}`);
    await frame.getByRole('link', { name: item.name }).first().click();
    await expect(heading).toHaveText(item.name);
    await expect(frame.getByText('$5.00').first()).toBeVisible();
    await expect(frame.getByText('$9.00')).toHaveCount(0);
    // Pressed in the frame, it is added to a list that ends with the page.
    await frame.getByRole('button', { name: 'Add to Quote' }).first().click();
    await expect(frame.getByText('Added to Wishlist', { exact: true })).toBeVisible();
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('wishlist'));
    expect(await page.evaluate(kept)).toEqual([]);
    await page.goBack();
    await expect(looked(page)).toHaveCount(0);
    await expect(list(page)).toBeVisible();
  });
});
