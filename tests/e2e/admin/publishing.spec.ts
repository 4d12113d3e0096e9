/**
 * From a save to what visitors see: the states on the way, and a build that fails.
 */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { categories } from '#db/schema.ts';
import {
  BUILT,
  LIVE,
  makeOffer,
  publishingBar as bar,
  shownPrice,
} from '../../support/admin/publishing.ts';
import { findRow, toast, openTab, signIn } from '../../support/admin/steps.ts';
import { expect, NOBODY, OWNER, test, type Page } from '../../support/admin/test.ts';
import { limit } from '../../support/limits/limit.ts';

// Both wait for several builds, on a machine that may do much else.
test.describe.configure({ mode: 'default', timeout: limit(180_000) });

/** Hides every category but one, as nobody does in the admin. @returns shows them again */
async function hideOthers(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  const { db, close } = connect(databaseUrl, { maxConnections: 1 });
  const hidden = await db
    .update(categories)
    .set({ isActive: false })
    .where(and(eq(categories.isActive, true), ne(categories.id, id)))
    .returning({ id: categories.id });
  const ids = hidden.map((category) => category.id);
  return async () => {
    await db.update(categories).set({ isActive: true }).where(inArray(categories.id, ids));
    await close();
  };
}

/** Writes down what the publishing bar says from now on. @returns what it said so far */
async function listenToBar(page: Page): Promise<() => Promise<string[]>> {
  const said = await bar(page).evaluateHandle((status) => {
    const texts: string[] = [];
    const note = () => texts.push(status.textContent);
    new MutationObserver(note).observe(status, { characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}

test.describe('in the admin of whoever just signed in', () => {
  // A browser reports every 401, of whoever is not signed in yet too.
  test.use({ ...NOBODY, allowedErrors: /status of 401/ });

  test('a price that is saved reaches visitors, and the states are seen on the way @publish.bar', async ({
    page,
    api,
    browser,
    adminShop,
  }) => {
    const { item, address } = await makeOffer(api);
    await page.goto('/admin');
    await signIn(page, OWNER);
    await expect(page.getByRole('tab').first()).toBeVisible();
    const panel = await openTab(page, 'Rental Items');
    const row = await findRow(panel, item.name);
    await expect(bar(page)).toHaveText(LIVE, BUILT);
    await expect(row.getByText('Live', { exact: true })).toBeVisible();

    const visitors = await browser.newContext({ ...NOBODY, baseURL: adminShop.url });
    const visitor = await visitors.newPage();
    await visitor.goto(address);
    const price = shownPrice(visitor);
    await expect(price).toHaveText('$5.00 per each, per event');

    const said = await listenToBar(page);
    await row.getByRole('button', { name: `Edit ${item.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${item.name}` });
    await dialog.getByLabel('Price').first().fill('$1,234.50');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('Rental item updated successfully');
    await expect
      .poll(async () => {
        await visitor.reload();
        return price.innerText();
      }, BUILT)
      .toBe('$1,234.50 per each, per event');
    await visitors.close();
    await expect(bar(page)).toHaveText(LIVE, BUILT);
    await expect(row.getByText('Live', { exact: true })).toBeVisible();
    const texts = await said();
    // The build may be over before the bar is read again.
    expect(texts[0]).toMatch(/^1 unpublished change\. |^Publishing now/);
    expect(texts.at(-1)).toMatch(LIVE);
  });
});

test('a build that fails keeps the site and says why; the next good save recovers @publish.failed', async ({
  page,
  api,
  adminShop,
}) => {
  const { category, address } = await makeOffer(api);
  const panel = await openTab(page, 'Categories');
  const row = await findRow(panel, category.name);
  await expect(bar(page)).toHaveText(LIVE, BUILT);
  await expect(row.getByText('Live', { exact: true })).toBeVisible();

  // Its category becomes the only one that visitors see, and then that goes too.
  const showOthers = await hideOthers(adminShop.databaseUrl, category.id);
  await row.getByRole('button', { name: `Edit ${category.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${category.name}` });
  await dialog.getByLabel('Active').uncheck();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Inactive');
  await expect(bar(page)).toContainText(
    'Publishing failed. Visitors still see the previous version. The database has no public category or rental item',
    BUILT,
  );
  for (const path of [address, '/rental-services/chairs', '/']) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }

  await showOthers();
  await row.getByRole('button', { name: `Edit ${category.name}` }).click();
  await dialog.getByLabel('Active').check();
  await dialog.getByLabel('Description', { exact: true }).fill('Back again.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(bar(page)).toHaveText(LIVE, BUILT);
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  const answer = await page.request.get(`/rental-services/${category.slug}`);
  expect(await answer.text()).toContain('Back again.');
});
