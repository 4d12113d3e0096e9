/**
 * The upload control: choosing, dropping, pasting, and its toasts.
 */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  HEIC_PHOTO,
  openDialogForImages as openDialog,
  plainImage as image,
} from '../../support/admin/image-steps.ts';
import { freshName, toast, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

// The tracer reads every `blob:` address that a page shows, and the page's policy refuses it.
test.use({ trace: 'off' });
test.use({ allowedErrors: /status of 4\d\d|ERR_|favicon|nothing-here/ });

test('several images are uploaded in their order, shown and kept @image.upload', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Upload images').setInputFiles([
    { name: 'red.png', mimeType: 'image/png', buffer: await image('#a00') },
    { name: 'wide.png', mimeType: 'image/png', buffer: await image('#0a0', 3200) },
  ]);
  await expect(toast(page)).toContainText('Image uploaded successfully');
  await expect(toast(page)).toContainText('Your image has been saved to the cloud');
  const previews = dialog.getByRole('img', { name: /^Image \d/ });
  await expect(previews).toHaveCount(2);
  for (const preview of await previews.all()) {
    await expect(preview).toHaveAttribute('src', /%2Fimg%2F/);
    await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
  }
  await dialog.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(previews).toHaveCount(1);
});

test('dropped and pasted images come too @image.upload', async ({ page }) => {
  const dialog = await openDialog(page);
  for (const [kind, color, count] of [
    ['drop', '#00a', 1],
    ['paste', '#0aa', 2],
    // The same image as the first one, which is no third.
    ['drop', '#00a', 2],
  ] as const) {
    const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/api/upload-image'));
    await dialog.getByText('Or drop or paste images here.').evaluate(
      (element, { bytes, type }) => {
        const transfer = new DataTransfer();
        const file = new File([new Uint8Array(bytes)], `${type}.png`, { type: 'image/png' });
        transfer.items.add(file);
        element.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
            : new ClipboardEvent('paste', { bubbles: true, clipboardData: transfer }),
        );
      },
      { bytes: [...(await image(color))], type: kind },
    );
    await uploaded;
    await expect(dialog.getByText('Uploading…')).toHaveCount(0);
    await expect(dialog.getByRole('img', { name: /^Image/ })).toHaveCount(count);
    await expect(toast(page)).toContainText('Image uploaded successfully');
  }
});

test('what is no image, too large, or refused is said @image.type', async ({ page }) => {
  const dialog = await openDialog(page);
  const input = dialog.getByLabel('Upload images');
  await input.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await expect(toast(page)).toContainText('Invalid file type');
  await expect(toast(page)).toContainText('Please select an image file (PNG, JPG, GIF, etc.)');

  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(toast(page)).toContainText('File too large');
  await expect(toast(page)).toContainText('Please select an image smaller than 5MB');

  // Named as an image, but none: the server finds out.
  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(toast(page)).toContainText('This image is damaged or empty.');
});

test('of several files each one that is refused says why beside its name @image.unreadable', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const input = dialog.getByLabel('Upload images');
  await expect(input).toHaveAttribute('accept', /image\/jpeg/);
  await expect(input).not.toHaveAttribute('accept', /heic|\*/);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await input.setInputFiles([
    { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
    { name: 'huge.png', mimeType: 'image/png', buffer: large },
    { name: 'fine.png', mimeType: 'image/png', buffer: await image('#0a0') },
    HEIC_PHOTO,
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(1);
  const tiles = dialog.getByRole('listitem').filter({ has: page.getByRole('alert') });
  await expect(tiles).toHaveCount(4);
  for (const [name, reason] of [
    ['list.pdf', 'Invalid file type. Please select an image file (PNG, JPG, GIF, etc.)'],
    ['huge.png', 'File too large. Please select an image smaller than 5MB'],
    [HEIC_PHOTO.name, 'Save the photo as a JPEG'],
    ['fake.png', 'This image is damaged or empty.'],
  ] as const) {
    const tile = tiles.filter({ hasText: name });
    await expect(tile).toContainText(reason);
    await expect(tile.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await tile.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await expect(tiles).toHaveCount(0);
});

test('images that did not come are said beside Save, and when it is saved @image.failed', async ({
  page,
}) => {
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(freshName('Imageless'));
  const input = dialog.getByLabel(/^Upload (a different )?image$/);
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('x') };
  // There is room for one: a new try takes the place of the one before.
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await input.setInputFiles({ name, ...pdf });
  await expect(dialog.getByText('1 image will not be added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove c.pdf' }).click();
  await expect(dialog.getByText('will not be added')).toHaveCount(0);
  await input.setInputFiles({ name: 'd.pdf', ...pdf });
  const png = { name: 'fine.png', mimeType: 'image/png', buffer: await image('#a0a') };
  await input.setInputFiles(png);
  await expect(dialog.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await expect(dialog.getByText('d.pdf')).toHaveCount(0);
  await input.setInputFiles({ name: 'e.pdf', ...pdf });
  await expect(dialog.getByText('1 image will not be added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(page)).toContainText('1 image was not added.');
  await expect(toast(page)).toContainText('Category created successfully');
});

test('a photo from a camera is shrunk before the limit of 5 MB applies @image.size-limit', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  // Noise, so that it does not compress.
  const size = 2400;
  const buffer = await sharp(randomBytes(size * size * 3), {
    raw: { width: size, height: size, channels: 3 },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await dialog
    .getByLabel('Upload images')
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(1);
});

test('an upload that does not arrive can be tried again @image.failed', async ({
  page,
  context,
}) => {
  const dialog = await openDialog(page);
  const file = { name: 'r.png', mimeType: 'image/png', buffer: await image('#0aa') };
  await context.setOffline(true);
  await dialog.getByLabel('Upload images').setInputFiles(file);
  await expect(toast(page)).toContainText('Upload failed');
  await expect(toast(page)).toContainText(
    'There was an error uploading your image. Please try again.',
  );
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText('Image uploaded successfully');
});

test('an address that shows no image is said @image.address', async ({ page, baseURL }) => {
  const dialog = await openDialog(page);
  const url = dialog.getByLabel('Image URL');
  await expect(url).toHaveAttribute('type', 'url');
  await url.fill(`${baseURL}/${freshName('nothing-here').replaceAll(' ', '')}.png`);
  await page.keyboard.press('Enter');
  // Before it is taken, and so before it is saved.
  await expect(url).toHaveAccessibleDescription(/No image loads from this address/);
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add anyway' }).click();
  await expect(toast(page)).toContainText('Image failed to load');
  await expect(toast(page)).toContainText('This image URL is no longer accessible');
});

test('an address that is typed over while it is looked at is added, and once', async ({
  page,
  baseURL,
}) => {
  const dialog = await openDialog(page);
  const url = dialog.getByLabel('Image URL');
  const asked = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  await page.route(/charger-plate-gold-1\.jpg/, async (route) => {
    asked.resolve();
    await loaded.promise;
    await route.fallback();
  });
  await url.fill(`${baseURL}/media/catalog/charger-plate-gold-1.jpg`);
  // Pressing leaves the field as well.
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await asked.promise;
  await url.fill(`${baseURL}/media/catalog/charger-plate-silver-1.jpg`);
  loaded.resolve();
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(1);
  await expect(url).toHaveValue(`${baseURL}/media/catalog/charger-plate-silver-1.jpg`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(2);
  await expect(url).toHaveValue('');
});
