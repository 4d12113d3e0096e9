/** What a dialog reads for itself and does not get: it says so, and its retry keeps the focus. */
import { itemBulkEndpoints } from '#contracts/catalog/bulk.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { retryInVain } from '../../support/admin/retry.ts';
import { findRow, freshName, makeCategory, makeItem, openTab } from '../../support/admin/steps.ts';
import { expect, test, type Locator, type Page } from '../../support/admin/test.ts';

test.use({ allowedErrors: /ERR_FAILED/ });

/** Retries by key what is refused once more, then what arrives. */
async function retryTwice(page: Page, failure: Locator, path: string): Promise<void> {
  await retryInVain(page, failure, path);
  await page.unroute(`**${path}`);
  await page.keyboard.press('Enter');
  await expect(failure).toHaveCount(0);
}

test('the templates of a reply that are asked for in vain keep the focus @inquiry.reply @admin.failed-part', async ({
  page,
  api,
}) => {
  const { path } = workEndpoints.templates;
  const inquiry = await sendRequest(api, { name: freshName('Untemplated') });
  await page.route(`**${path}`, (route) => route.abort());
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await page.getByRole('button', { name: 'Write reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Reply to ${inquiry.name}` });
  const failure = dialog.getByRole('alert').filter({ hasText: 'The templates couldn’t be loaded' });
  await retryTwice(page, failure, path);
  await expect(dialog.getByLabel('Template')).toBeEnabled();
});

test('a reply that is opened again after its templates failed says that they load @inquiry.reply', async ({
  page,
  api,
}) => {
  const { path } = workEndpoints.templates;
  const inquiry = await sendRequest(api, { name: freshName('Reopened') });
  await page.route(`**${path}`, (route) => route.abort());
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const write = page.getByRole('button', { name: 'Write reply' });
  await write.click();
  const dialog = page.getByRole('dialog', { name: `Reply to ${inquiry.name}` });
  await expect(dialog.getByText('The templates couldn’t be loaded')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const slow = Promise.withResolvers<void>();
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, async (route) => {
    await slow.promise;
    await route.fallback();
  });
  await write.click();
  const template = dialog.getByLabel('Template');
  await expect(template).toContainText('Loading the templates');
  slow.resolve();
  await expect(template).toContainText('No template');
});

test('the preview of a change of many items that is asked for in vain keeps the focus @items.bulk-preview @admin.failed-part', async ({
  page,
  api,
}) => {
  const { path } = itemBulkEndpoints.preview;
  const category = await makeCategory(api, { name: freshName('Benches') });
  const item = await makeItem(api, { name: freshName('Bench'), categoryId: category.id });
  await page.route(`**${path}`, (route) => route.abort());
  const panel = await openTab(page, 'Rental Items');
  await (await findRow(panel, item.name)).getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 item' });
  const tags = dialog.getByLabel('Add tags');
  await tags.fill('oak');
  const failure = dialog.getByRole('alert').filter({ hasText: 'The preview couldn’t be loaded' });
  await expect(failure).toBeVisible();
  await expect(tags).toBeFocused();
  await retryTwice(page, failure, path);
  const preview = dialog.getByRole('region', { name: 'Before and after' });
  await expect(preview.getByRole('listitem')).toHaveCount(1);
});
