/** What is wrong with what was typed: said at the field, listed beside Save, in the shop's own words. */
import sharp from 'sharp';
import {
  freshName,
  makeCategory,
  makeItem,
  toast,
  openNewItem,
  openTab,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test.use({ allowedErrors: /status of 4\d\d|ERR_FAILED/ });

test('fields that stop a save are named beside the button, and the first one has the focus @admin.required', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Faults') });
  const dialog = await openNewItem(page);
  const save = dialog.getByRole('button', { name: 'Create rental item' });
  const name = dialog.getByLabel('Name').first();
  const price = dialog.getByLabel('Price').first();
  await price.fill('12.345');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please check: Name, Category, Short description, Price',
  );
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(price).toHaveAccessibleDescription(/Please enter a number with up to two/);
  // The fields stay marked for whoever cannot see the star.
  await expect(name).toHaveAttribute('required');

  const title = freshName('Faultless');
  await name.fill(title);
  // Putting one right neither leaves its message nor takes the focus elsewhere.
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please check: Category, Short description, Price',
  );
  await dialog.getByLabel('Category').selectOption(category.name);
  await dialog.getByLabel('Short description').fill('Short.');
  await price.fill('$40');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await save.click();
  await expect(toast(page)).toContainText('Rental item created successfully');
});

test('words in place of a number are refused by the form itself, and nothing is sent @admin.required', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Words') });
  const { id } = await makeItem(api, { name: freshName('Wordy'), categoryId: category.id });
  await page.goto(`/admin?item=${id}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  const stock = dialog.getByLabel('Quantity in stock');
  await stock.fill('plenty');
  await dialog.getByLabel(/before the event/i).fill('some');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(stock).toHaveAccessibleDescription(/Please enter a whole number/);
  await expect(stock).toBeFocused();
  expect(sent).toEqual([]);
});

test('a name that is taken gets a numbered slug by itself; a slug that was typed is refused @admin.slug-taken', async ({
  page,
}) => {
  const name = freshName('Twice');
  const panel = await openTab(page, 'Categories');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  for (let time = 1; time <= 2; time += 1) {
    await panel.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').first().fill(name);
    await dialog.getByRole('button', { name: 'Create category' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await panel.getByRole('searchbox').fill(name);
  await expect(panel.getByText(`/${slug}-2`)).toBeVisible();
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').first().fill('Thrice');
  await dialog.getByLabel('Slug').fill(slug);
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(dialog.getByLabel('Slug')).toBeFocused();
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(/has the slug/);
  await expect(dialog.getByRole('alert')).toHaveText('Please check: Slug');
});

test('a press on Save while an image is on its way is kept until it has come @image.wait', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Waits') });
  const dialog = await openNewItem(page);
  await dialog.getByLabel('Name').first().fill(freshName('Patient'));
  await dialog.getByLabel('Category').selectOption(category.name);
  await dialog.getByLabel('Short description').fill('Short.');
  await expect(dialog.getByRole('status').filter({ hasText: 'Call for pricing' })).toBeVisible();
  await dialog.getByLabel('Price').first().fill('5');
  await expect(dialog.getByRole('status').filter({ hasText: 'Call for pricing' })).toHaveCount(0);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/upload-image', async (route) => {
    await held;
    await route.continue();
  });
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#aa0000' },
  })
    .png()
    .toBuffer();
  await dialog
    .getByLabel('Upload images')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Create rental item' }).click();
  await expect(dialog.getByRole('button', { name: 'Uploading…' })).toBeVisible();
  arrive();
  await expect(dialog).toHaveCount(0);
  const [saved] = (await (
    await api.get(`/api/admin/rental-items?category=${category.id}`)
  ).json()) as { images: string[]; price: string }[];
  expect(saved?.images).toHaveLength(1);
  expect(saved?.price).toBe('$5.00');
});

test('a creation whose answer was lost is pressed again, also after a reload, and makes one @admin.create-once', async ({
  page,
  api,
}) => {
  const name = freshName('Once');
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').first().fill(name);
  await page.route(
    '**/api/admin/categories',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server couldn’t be reached.');
  await page.reload();
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(page)).toContainText('Category created successfully');
  const list = await api.get(`/api/admin/categories?q=${encodeURIComponent(name)}`);
  expect(await list.json()).toHaveLength(1);
});
