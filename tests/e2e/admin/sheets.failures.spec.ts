/** What becomes of an import that fails, or whose dialog is closed. */
import type { Route } from '@playwright/test';
import { csv, openImport, png } from '../../support/admin/sheets.ts';
import { freshName, makeCategory, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';

/** What stores the rows of rental items. */
const STORE = new RegExp(`${ADMIN_API_PATHS.rentalItems}/sheet$`);

test('an image that is corrected after a failed import is the one that is stored @sheet.images', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Corrected') });
  const name = freshName('Lantern');
  const panel = await openTab(page, 'Rental Items');
  const dialog = await openImport(page, panel, 'rental items');
  const text = `Name,Category,Short description,Images\n${name},${category.slug},Short,lantern.png\n`;
  await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('new.csv', text));
  const uploaded: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith(API_PATHS.uploadImage)) return;
    uploaded.push(((await answer.json()) as { url: string }).url);
  });
  const storeWith = async (color: string) => {
    await dialog.getByLabel('Choose images').setInputFiles(await png('lantern.png', color));
    await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  };
  await page.route(STORE, (route) => route.abort(), { times: 1 });
  await storeWith('#a40');
  await expect(dialog.getByRole('alert')).toContainText('The server couldn’t be reached.');
  await storeWith('#04a');
  await expect(toast(page)).toContainText('1 created, 0 changed.');
  await expect.poll(() => uploaded).toHaveLength(2);
  const [, right] = uploaded;
  const found = await api.get(`${ADMIN_API_PATHS.rentalItems}?q=${encodeURIComponent(name)}`);
  expect(await found.json()).toMatchObject([{ images: [right] }]);
});

test('an import says how it ended after its dialog was closed, and leaves a newer one open @sheet.store', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Closed') });
  const text = `Name,Category,Short description\n${freshName('Crate')},${category.slug},Short\n`;
  const panel = await openTab(page, 'Rental Items');
  for (const end of ['abort', 'fallback'] as const) {
    const [sent, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = async (route: Route) => {
      sent.resolve();
      await go.promise;
      await route[end]();
    };
    await page.route(STORE, hold, { times: 1 });
    const dialog = await openImport(page, panel, 'rental items');
    await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('new.csv', text));
    await dialog.getByRole('button', { name: 'Import 1 row' }).click();
    await sent.promise;
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openImport(page, panel, 'rental items');
    go.resolve();
    const said = end === 'abort' ? 'The spreadsheet was not imported' : '1 created, 0 changed.';
    await expect(toast(page).filter({ hasText: said })).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a file that is none says why, and Back closes the import @sheet.read', async ({ page }) => {
  const panel = await openTab(page, 'Categories');
  const dialog = await openImport(page, panel, 'categories');
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await expect(dialog.getByRole('alert')).toContainText('This is a workbook.');
  await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('a.csv', 'a,b\n1,2\n'));
  await expect(dialog.getByRole('alert')).toContainText('None of the headings');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('what cannot be read, chosen or dropped, says so @sheet.read', async ({ page }) => {
  const panel = await openTab(page, 'Categories');
  const dialog = await openImport(page, panel, 'categories');
  // As when a file has gone since it was chosen.
  await page.evaluate(() => {
    const gone = new DOMException('gone', 'NotFoundError');
    File.prototype.arrayBuffer = () => Promise.reject(gone);
    DataTransferItem.prototype.webkitGetAsEntry = () =>
      ({
        isFile: true,
        file: (_read: FileCallback, fail: ErrorCallback) => fail(gone),
      }) as unknown as FileSystemEntry;
  });
  const problem = dialog.getByRole('alert');
  const words = 'What you chose couldn’t be read.';
  await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('a.csv', 'Name\nChair\n'));
  await expect(problem).toContainText(words);
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(problem).toHaveText('a.pdf is neither a CSV file nor an image.');
  await dialog.getByText('Or drop it here').evaluate((area) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.csv'));
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  });
  await expect(problem).toContainText(words);
});
