/** All images of the shop: several are dropped, one fails and is tried again; described, cropped, deleted. */
import type { Route } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { plainImage } from '../../support/admin/image-steps.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { expect, test, type Locator, type Page } from '../../support/admin/test.ts';
import { API_PATHS } from '../../support/api-paths.ts';

test.use({ allowedErrors: /status of 503|Failed to load resource/ });

async function openPhotos(page: Page): Promise<Locator> {
  await page.goto('/admin#photos');
  await expect(page.getByRole('heading', { name: 'Photos', level: 2 })).toBeVisible();
  return page.getByRole('main');
}

/** Uploads a photo of one color. @returns its card, once it is in the list of unused ones */
async function uploadUnused(page: Page, main: Locator, color: string): Promise<Locator> {
  const answer = page.waitForResponse((each) => each.url().endsWith(API_PATHS.uploadImage));
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await plainImage(color, 64) };
  await main.getByLabel('Upload photos').setInputFiles(file);
  const { url } = (await (await answer).json()) as { url: string };
  await main.getByLabel('Filter by what is missing').selectOption('Unused');
  const image = page.locator(`img[src*="${encodeURIComponent(url)}"]`);
  const card = main.getByRole('list').last().getByRole('listitem').filter({ has: image });
  await expect(card).toBeVisible();
  return card;
}

test('several photos are dropped, each with its progress; one that fails is tried again and offered to its item @photos.queue @photos.offer', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Seats') });
  const item = await makeItem(api, { name: freshName('Velvet throne'), categoryId: category.id });
  const main = await openPhotos(page);
  let refuse = true;
  await page.route('**/api/upload-image', async (route) => {
    const isThrone = (route.request().postDataBuffer() ?? Buffer.alloc(0)).includes(item.slug);
    if (!refuse || !isThrone) return route.fallback();
    refuse = false;
    return route.fulfill({ status: 503, json: {} });
  });
  const colors = ['#123456', '#345678', '#56789a', '#789abc'];
  const files = await Promise.all(
    colors.map(async (color, index) => ({
      name: index === 0 ? `${item.slug}-2.png` : `${color}.png`,
      mimeType: 'image/png',
      buffer: await plainImage(color, 50),
    })),
  );
  const pdf = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') };
  await main.getByLabel('Upload photos').setInputFiles([...files, pdf]);
  const queue = main.getByRole('region', { name: 'Uploads' });
  const rowOf = (name: string) => queue.getByRole('listitem').filter({ hasText: name });
  await expect(queue.getByRole('status')).toContainText('3 of 5 photos uploaded');
  await expect(queue.getByRole('status')).toContainText('2 failed.');
  await expect(rowOf('list.pdf')).toContainText('Invalid file type');
  await expect(rowOf('list.pdf').getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  await rowOf(item.slug)
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(queue.getByRole('status')).toContainText('4 of 5 photos uploaded');
  await rowOf(item.slug)
    .getByRole('button', { name: `Add to ${item.name}` })
    .click();
  await expect(rowOf(item.slug)).toContainText(`Added to ${item.name}`);
  // Its card says so too.
  await expect(main.getByRole('button', { name: item.name, exact: true })).toBeVisible();
  await expectAccessible(page, 'Photos');
});

test('a description that was not saved is kept, said to be, and saved with Enter alone @image.alt', async ({
  page,
  api,
}) => {
  const main = await openPhotos(page);
  const field = (await uploadUnused(page, main, '#7a0b75')).getByLabel('Description');
  const words = freshName('Plum square');
  const refused: { url: string }[] = [];
  const refuse = async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    refused.push(route.request().postDataJSON() as { url: string });
    return route.fulfill({ status: 503, json: {} });
  };
  await page.route('**/api/admin/media', refuse);
  await field.fill(words);
  await field.press('Enter');
  await expect(toast(page)).toContainText('Description not saved');
  await page.reload();
  await main.getByLabel('Filter by what is missing').selectOption('Unused');
  const kept = main.getByLabel('Description').and(page.locator(`[value="${words}"]`));
  await expect(kept).toHaveAccessibleDescription(/^Not saved yet/);
  // A colleague's words are named, and not replaced by passing the field.
  await api.patch('/api/admin/media', { data: { url: refused[0]?.url, alt: 'A square in plum' } });
  await page.reload();
  await main.getByLabel('Filter by what is missing').selectOption('Unused');
  await kept.focus();
  await page.keyboard.press('Tab');
  await expect(kept).toHaveAccessibleDescription(/it was changed to: A square in plum\./);
  expect(refused).toHaveLength(1);
  await page.unroute('**/api/admin/media', refuse);
  await kept.press('Enter');
  await expect(toast(page)).toContainText('Description saved');
  await expect(kept).toHaveAccessibleDescription('');
  await page.reload();
  await main.getByLabel('Search photos').fill(words);
  await expect(kept).toHaveAccessibleDescription('');
});

test('a description is the last one that was typed, and follows what was saved elsewhere @photos.list', async ({
  page,
  api,
}) => {
  const main = await openPhotos(page);
  const field = (await uploadUnused(page, main, '#5a2d0c')).getByLabel('Description');
  await expect(field).toHaveValue('');
  const saved: { url: string; alt: string }[] = [];
  const first = Promise.withResolvers<void>();
  await page.route('**/api/admin/media', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    saved.push(route.request().postDataJSON() as { url: string; alt: string });
    if (saved.length === 1) await first.promise;
    return route.fallback();
  });
  await field.fill('First words');
  await field.press('Enter');
  await field.fill('Second words');
  // Both saves are told in the same words.
  const stored = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('Second words') === true,
  );
  await field.blur();
  first.resolve();
  await expect.poll(() => saved.map(({ alt }) => alt)).toEqual(['First words', 'Second words']);
  await stored;
  await expect(toast(page).last()).toContainText('Description saved');
  await expect(field).toHaveValue('Second words');

  await api.patch('/api/admin/media', { data: { url: saved[0]?.url, alt: 'From elsewhere' } });
  // With another photo the list is read again.
  await uploadUnused(page, main, '#0c5a2d');
  await expect(field).toHaveValue('From elsewhere');
  await field.focus();
  await field.blur();

  // What came with the shop, and no more than a page names, has no frame.
  await main.getByLabel('Filter by what is missing').selectOption('');
  await main.getByLabel('Search photos').fill('hero-evening');
  const builtIn = main.getByRole('listitem').filter({ hasText: 'Came with the shop' }).first();
  await expect(builtIn).toBeVisible();
  await expect(builtIn.getByRole('button')).toHaveCount(0);
  // Whoever only looked into the field has saved nothing.
  expect(saved).toHaveLength(2);
});

test('photos that were dropped and cannot be read are said @photos.queue', async ({ page }) => {
  const main = await openPhotos(page);
  // As when a file has gone since it was dragged.
  await page.evaluate(() => {
    const gone = new DOMException('gone', 'NotFoundError');
    DataTransferItem.prototype.webkitGetAsEntry = () =>
      ({
        isFile: true,
        file: (_read: FileCallback, fail: ErrorCallback) => fail(gone),
      }) as unknown as FileSystemEntry;
  });
  await main.getByText('Or drop up to').evaluate((area) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.png'));
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  });
  await expect(toast(page)).toContainText('What you dropped couldn’t be read.');
});

test('a photo is described, cropped, and deleted with Undo @photos.list @photos.frame @photos.delete', async ({
  page,
}) => {
  const main = await openPhotos(page);
  const name = freshName('Teal square');
  const card = await uploadUnused(page, main, '#0b7a75');
  const grid = main.getByRole('list').last();
  await card.getByLabel('Description').fill(name);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Description saved');

  await grid.getByRole('button', { name: `Focal point and crop: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Focal point and crop' });
  await dialog.getByLabel('From the left, in %').fill('20');
  await dialog.getByLabel('Crop', { exact: true }).check();
  await dialog.getByLabel('Width, in %').fill('50');
  await expectAccessible(page, 'Photos');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Photo saved');
  await expect(dialog).toHaveCount(0);
  const shown = grid.getByRole('img', { name });
  // Until the crop has come, the browser shows the whole.
  const ratio = () =>
    shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(ratio).toBeCloseTo(32 / 30, 1);

  await grid.getByRole('button', { name: `Delete: ${name}` }).click();
  await expect(shown).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toBeVisible();
});
