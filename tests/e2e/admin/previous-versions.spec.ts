/**
 * What people do about publishing by hand: "Publish now", and a previous version brought back.
 */
import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { RentalItemAdminView, RentalItemInput } from '#contracts/catalog/rental-items.ts';
import { NEVER_PUBLISHED } from '#contracts/publishing.fixtures.ts';
import type { PublishingView } from '#contracts/publishing.ts';
import { connect } from '#db/client.ts';
import { publications } from '#db/schema.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import {
  BUILT,
  LIVE,
  makeOffer,
  publishingBar as bar,
  serveVersions,
  shownPrice,
} from '../../support/admin/publishing.ts';
import { findRow, toast, openTab, signIn } from '../../support/admin/steps.ts';
import { expect, NOBODY, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { limit } from '../../support/limits/limit.ts';
import { addPersonWithPassword, PASSWORD } from '../../support/staff.ts';

const { publishing: PATH, rentalItems } = ADMIN_API_PATHS;
const EARLIER =
  /^Live since \d+:\d\d [AP]M: a previous version, from .+ go live with your next save, or when you press “Publish now”\.$/;

const publishNow = (page: Page) => page.getByRole('button', { name: 'Publish now' });
const previousVersions = (page: Page) => page.getByRole('button', { name: 'Previous versions' });
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

// Waits for several builds, on a machine that may do much else.
test.describe.configure({ timeout: limit(180_000) });

test('what waits is published at once by hand; an owner goes back to the site before, and on again @publish.now @publish.previous @publish.undo-since', async ({
  page,
  api,
  browser,
  adminShop,
}) => {
  const { item, address } = await makeOffer(api);
  const visitor = await newcomer(browser, adminShop.url);
  await expect.poll(async () => (await visitor.goto(address))?.status(), BUILT).toBe(200);
  await expect(shownPrice(visitor)).toHaveText('$5.00 per each, per event');
  const { db, close } = connect(adminShop.databaseUrl, { maxConnections: 1 });
  const { email } = await addPersonWithPassword(db);
  const editor = await newcomer(browser, adminShop.url);
  await editor.goto('/admin');
  await signIn(editor, { email, password: PASSWORD });
  await expect(bar(editor)).toHaveText(LIVE, BUILT);

  await test.step('a build that runs says for how long, and what is saved meanwhile waits', async () => {
    await db.insert(publications).values({ state: 'building', startedAt: minutesFromNow(-3) });
    const saved = await api.put(`${rentalItems}/${item.id}`, { data: atPrice(item, '9.00') });
    expect(saved.status(), await saved.text()).toBe(200);
    await editor.reload();
    await expect(bar(editor)).toHaveText(
      /^Publishing now \([3-9] min so far\)\. Your newer changes will be published next\.$/,
    );
    await expect(publishNow(editor)).toHaveCount(0);
  });

  await test.step('"Publish now" does not wait for what a failed build waits for', async () => {
    await db.transaction(async (tx) => {
      await tx
        .update(publications)
        .set({ dueAt: minutesFromNow(10) })
        .where(eq(publications.state, 'requested'));
      await tx.delete(publications).where(eq(publications.state, 'building'));
    });
    await expect(bar(editor)).toHaveText(
      /^1 unpublished change\. The next try is at \d+:\d\d [AP]M\. Press “Publish now” to try sooner/,
    );
    await publishNow(editor).click();
    await expect(toast(editor)).toContainText('Everything you saved is being published.');
    await expect(bar(editor)).toHaveText(LIVE, BUILT);
    await visitor.reload();
    await expect(shownPrice(visitor)).toHaveText('$9.00 per each, per event');
    const site = editor.waitForEvent('popup');
    await editor.getByRole('link', { name: 'View site' }).click();
    await expect(await site).toHaveURL(`${adminShop.url}/`);
  });

  await test.step('whoever is no owner does not go back', async () => {
    await expect(previousVersions(editor)).toHaveCount(0);
    const view = (await (await editor.request.get(PATH)).json()) as PublishingView;
    const refused = await editor.request.post(`${PATH}/rollback`, {
      headers: { Origin: adminShop.url },
      data: { id: view.earlier.find(({ current }) => !current)?.id },
    });
    expect(refused.status()).toBe(403);
    await editor.context().close();
  });

  const panel = await openTab(page, 'Rental Items');
  const row = await findRow(panel, item.name);
  const newer = page.getByRole('dialog', { name: 'Newer changes' });
  await test.step('visitors see the previous version at once, and the admin says so', async () => {
    await expect(row.getByText('Live', { exact: true })).toBeVisible();
    await previousVersions(page).click();
    const dialog = page.getByRole('dialog', { name: 'Previous versions' });
    await expect(dialog.getByRole('listitem').first()).toContainText('Live now');
    await expect(dialog.getByText('1 change by Owner').first()).toBeVisible();
    await expectAccessible(page, 'previous versions');
    await dialog.getByRole('button', { name: 'Restore the version from' }).first().click();
    await expect(toast(page)).toContainText('Visitors see it now.');
    await expect(dialog).toHaveCount(0);
    await expect(newer).toContainText('1 change by Owner');
    await expect(newer).toContainText('$9.00');
    await newer.getByRole('button', { name: 'Keep them' }).click();
    await expect(newer).toHaveCount(0);
    await visitor.reload();
    await expect(shownPrice(visitor)).toHaveText('$5.00 per each, per event');
    await expect(bar(page)).toHaveText(EARLIER);
    await expect(row.getByText('Unpublished edits', { exact: true })).toBeVisible();
    await previousVersions(page).click();
    await expect(dialog.getByRole('listitem').nth(1)).toContainText('Live now');
    await page.keyboard.press('Escape');
  });

  await test.step('the next publication brings what is saved, though nothing waits', async () => {
    await publishNow(page).click();
    await expect(bar(page)).toHaveText(LIVE, BUILT);
    await visitor.reload();
    await expect(shownPrice(visitor)).toHaveText('$9.00 per each, per event');
    await expect(row.getByText('Live', { exact: true })).toBeVisible();
  });

  await test.step('the edits behind it are undone, and the next publication brings none of them', async () => {
    await previousVersions(page).click();
    await page.getByRole('button', { name: 'Restore the version from' }).first().click();
    await expect(bar(page)).toHaveText(EARLIER);
    await newer.getByRole('button', { name: 'Undo this change' }).click();
    await expect(toast(page).filter({ hasText: '1 change taken back.' })).toBeVisible();
    await expect(row).toContainText('$5.00');
    await expect(bar(page)).toHaveText(LIVE, BUILT);
    await visitor.reload();
    await expect(shownPrice(visitor)).toHaveText('$5.00 per each, per event');
  });
  await visitor.context().close();
  await close();
});

test('the list stays as it was opened while a build ends; what was brought back is undone', async ({
  page,
}) => {
  const site = (id: string, minute: number, current = false) => ({
    id,
    finishedAt: `2026-11-21T12:0${minute}:00.000Z`,
    current,
    changes: 2,
  });
  let earlier = [site('one', 1), site('two', 2), site('three', 3, true)];
  const building = {
    id: 'four',
    state: 'building',
    requestedAt: '2026-11-21T12:04:00.000Z',
    dueAt: '2026-11-21T12:04:00.000Z',
    startedAt: '2026-11-21T12:04:00.000Z',
    finishedAt: null,
    changes: 1,
    tries: 1,
    error: '',
  };
  await page.route(`**${PATH}`, (route) => {
    return route.fulfill({ json: { ...NEVER_PUBLISHED, building, siteUrl: '/', earlier } });
  });
  const asked: unknown[] = [];
  await page.route(`**${PATH}/rollback`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await page.goto('/admin');
  await previousVersions(page).click();
  const dialog = page.getByRole('dialog', { name: 'Previous versions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByText('2 changes')).toHaveCount(3);
  const rows = await dialog.getByRole('listitem').allInnerTexts();
  earlier = [site('two', 2), site('three', 3), site('four', 4, true)];
  // Read again, as long as something is built.
  await expect(dialog.getByText('Live now')).toHaveCount(0);
  const times = await dialog.getByRole('listitem').allInnerTexts();
  expect(times.map((text) => text.split('\n')[0])).toEqual(rows.map((text) => text.split('\n')[0]));
  await dialog.getByRole('button', { name: 'Restore the version from' }).nth(1).click();
  await expect(dialog).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => asked).toEqual([{ id: 'two' }, { id: 'four' }]);
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('newer changes are those of now: one that came meanwhile is shown before it is undone @publish.undo-since', async ({
  page,
}) => {
  await serveVersions(page);
  await page.route(`**${PATH}/rollback`, (route) => route.fulfill({ json: {} }));
  let total = 1;
  await page.route('**/activity/sites', (route) => {
    const since = { presses: [], total, by: [] };
    return route.fulfill({ json: [{ id: 'old', brought: { ...since, total: 0 }, since }] });
  });
  await page.route('**/activity/sites/old/undo', (route) => {
    const { seen } = route.request().postDataJSON() as { seen: number };
    if (seen === 2) {
      total = 0;
      return route.fulfill({ json: { undone: 2, left: [] } });
    }
    total = 2;
    return route.fulfill({ status: 409, json: { error: 'More was changed.' } });
  });
  await page.goto('/admin');
  await previousVersions(page).click();
  await page.getByRole('button', { name: 'Restore the version from' }).click();
  const newer = page.getByRole('dialog', { name: 'Newer changes' });
  await newer.getByRole('button', { name: 'Undo this change' }).click();
  await newer.getByRole('button', { name: 'Undo these 2 changes' }).click();
  await expect(toast(page).filter({ hasText: '2 changes taken back.' })).toBeVisible();
  await expect(newer).toHaveCount(0);
});

/** @returns the page of somebody who is not signed in */
async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...NOBODY, baseURL });
  return context.newPage();
}

/** @returns what a form sends that changes the price */
function atPrice(
  { name, slug, categoryId, shortDescription, version }: RentalItemAdminView,
  price: string,
): RentalItemInput & { version: number } {
  return { name, slug, categoryId, shortDescription, price, version };
}
