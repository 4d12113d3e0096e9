/**
 * The Rental Items tab: the large dialog with all its editors, badges, thumbnails, search.
 */
import sharp from 'sharp';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import {
  createUnderTakenSlug,
  findRow,
  freshName,
  makeCategory,
  makeItem,
  toast,
  openTab,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test('an item with everything is created, shown and read back @admin.saved @items.fields @items.row', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Lamps') });
  const name = freshName('Brass Lamp');
  const panel = await openTab(page, 'Rental Items');
  await panel.getByRole('button', { name: 'Add rental item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rental item' });
  await expect(dialog.getByLabel('Price', { exact: false }).first()).toHaveValue('0');
  await expect(dialog.getByLabel('Quantity in stock')).toHaveValue('0');
  await expect(dialog.getByLabel('Active')).toBeChecked();
  await expect(dialog.getByLabel('Published')).toBeChecked();
  await expect(dialog.getByLabel('Featured')).not.toBeChecked();
  for (const label of ['Name', 'Category', 'Price', 'Quantity in stock', 'Short description']) {
    await expect(dialog.getByLabel(label).first()).toHaveAttribute('required');
  }

  await dialog.getByLabel('Name').first().fill(name);
  await dialog.getByLabel('Category').selectOption(category.name);
  await dialog.getByLabel('Price').first().fill('$1,250.50');
  await dialog.getByLabel('Quantity in stock').fill('12');
  await dialog.getByLabel('Short description').fill('It shines.');
  await dialog.getByLabel('Full description').fill('It shines all evening.');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByLabel('Name of option 1').fill('Tall');
  await dialog.getByLabel('Price of option 1, in dollars').fill('1300.25');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('gold');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('evening');
  // What is still in the field counts too.
  await dialog.getByRole('textbox', { name: 'Colors' }).fill('Brass');
  await dialog.getByRole('button', { name: 'Add specification' }).click();
  await dialog.getByLabel('Name of specification 1').fill('Weight');
  await dialog.getByLabel('Value of specification 1').fill('10 lb');
  await dialog.getByLabel('Dimensions').fill('12 in');
  const image = { create: { width: 20, height: 20, channels: 3, background: '#a80' } } as const;
  const buffer = await sharp(image).png().toBuffer();
  await dialog
    .getByLabel('Upload images')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer });
  await expect(toast(page)).toContainText('Image uploaded successfully');
  for (const [index, file] of ['charger-plate-gold-1', 'charger-plate-silver-1'].entries()) {
    await dialog
      .getByLabel('Image URL')
      .fill(`${new URL(page.url()).origin}/media/catalog/${file}.jpg`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('img', { name: `Image ${index + 2}` })).toBeVisible();
  }
  await dialog.getByLabel('Description of image 1').fill('A lamp');
  await dialog.getByRole('button', { name: 'Move image 1 later' }).click();
  await dialog.getByLabel('Featured').check();
  await dialog.getByLabel('Published').uncheck();
  await dialog.getByRole('button', { name: 'Create rental item' }).click();
  await expect(toast(page)).toContainText('Rental item created successfully');

  const row = await findRow(panel, name);
  await expect(row.locator('img')).toHaveCount(2);
  await expect(row).toContainText('+1');
  await expect(row).toContainText('Featured');
  await expect(row).toContainText('Draft');
  await expect(row).not.toContainText('Inactive');
  await expect(row).toContainText('$1,250.50');

  const answer = await api.get(`/api/admin/rental-items?q=${encodeURIComponent(name)}`);
  const list = (await answer.json()) as RentalItemAdminView[];
  expect(list).toMatchObject([
    {
      price: '$1,250.50',
      availability: 12,
      options: [{ name: 'Tall', price: 1300.25 }],
      tags: ['gold', 'evening'],
      colors: ['Brass'],
      specifications: { Weight: '10 lb' },
      dimensions: '12 in',
      isFeatured: true,
      isPublished: false,
    },
  ]);
  const [item] = list;
  expect(item?.images[0]).toBe('/media/catalog/charger-plate-gold-1.jpg');
  expect(Object.values(item?.imageAlts ?? {})).toContain('A lamp');
});

test('options, tags, specifications and images are put in order with the keyboard; the focus goes along @items.order-within', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Ordered') });
  const item = await makeItem(api, {
    name: freshName('Orderly'),
    categoryId: category.id,
    tags: ['gold', 'silver', 'brass'],
    options: [
      { name: 'Small', price: 1 },
      { name: 'Large', price: 3 },
    ],
    specifications: { Weight: '10 lb', Height: '3 ft' },
    images: ['/favicon.svg?1', '/favicon.svg?2'],
  });
  const panel = await openTab(page, 'Rental Items');
  await (await findRow(panel, item.name)).getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  await button('Move brass up').focus();
  await page.keyboard.press('Enter');
  await expect(button('Move brass up')).toBeFocused();
  await page.keyboard.press('Enter');
  const tags = dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(tags).toHaveText(['brass', 'gold', 'silver']);
  await expect(dialog.getByText('brass, position 1 of 3')).toBeAttached();
  // At the end of the list the focus has a place, and another press does nothing.
  await expect(button('Move brass up')).toBeFocused();
  await expect(button('Move brass up')).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['brass', 'gold', 'silver']);

  await button('Move Small down').focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('Name of option 2')).toHaveValue('Small');
  await expect(button('Move Small down')).toBeFocused();
  await button('Move Height up').focus();
  await page.keyboard.press('Enter');
  await expect(button('Move Height up')).toBeFocused();
  await button('Move image 1 later').focus();
  await page.keyboard.press('Enter');
  await expect(button('Move image 2 later')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Rental item updated successfully');
  const answer = await api.get(`/api/admin/rental-items/${item.id}`);
  const saved = (await answer.json()) as RentalItemAdminView;
  expect(Object.keys(saved.specifications)).toEqual(['Height', 'Weight']);
  expect(saved).toMatchObject({
    tags: ['brass', 'gold', 'silver'],
    options: [{ name: 'Large' }, { name: 'Small' }],
    images: ['/favicon.svg?2', '/favicon.svg?1'],
  });
});

test('what the server refuses is said beside the field and the button, and stays @admin.refused', async ({
  page,
  api,
}) => {
  const { dialog, slug } = await createUnderTakenSlug(page, api);
  await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(/Another rental item has/);
  await expect(dialog.getByLabel('Slug')).toBeFocused();
  await dialog.getByLabel('Slug').fill(`${slug}-2`);
  await dialog.getByRole('button', { name: 'Create rental item' }).click();
  await expect(toast(page)).toContainText('Rental item created successfully');
});
test.use({ allowedErrors: /status of 4\d\d/ });

test('a list is searched, filtered, sorted and paged @admin.lists', async ({ page }) => {
  const panel = await openTab(page, 'Rental Items');
  const rows = panel.getByRole('table', { name: 'rental items' }).getByRole('row');
  await expect(rows).toHaveCount(26);
  await panel.getByRole('button', { name: 'Page 2' }).click();
  await expect(panel.getByRole('status')).toContainText('26–50 of');
  // At the top of the rows, with the keyboard too.
  await expect(panel.getByText('26–50 of')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Export rental items' })).toBeFocused();
  await panel.getByLabel('Filter by category').selectOption('Chairs');
  await expect(panel.getByRole('status')).toHaveText(/^\d+ rental items$/);
  await panel.getByRole('searchbox').fill('no such thing anywhere');
  await expect(panel).toContainText('No rental items match your search and filters.');
  await panel.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows).toHaveCount(26);
  await expect(panel).toContainText(/Updated \d+:\d\d/);
});

test('a heading sorts the table, and says which way @admin.lists', async ({ page }) => {
  const panel = await openTab(page, 'Rental Items');
  const heading = (name: string) => panel.getByRole('columnheader', { name, exact: true });
  const first = panel.getByRole('row').nth(1);
  await expect(heading('Rental item')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading('Price')).not.toHaveAttribute('aria-sort');
  await heading('Price').getByRole('button').click();
  await expect(heading('Price')).toHaveAttribute('aria-sort', 'ascending');
  await expect(first.getByRole('cell', { name: /^\$[01](\.\d\d)?$/ })).toBeVisible();
  await heading('Price').getByRole('button').click();
  await expect(heading('Price')).toHaveAttribute('aria-sort', 'descending');
  await expect(first.getByRole('cell', { name: /^\$\d,?\d{2,}/ })).toBeVisible();
  await expect(heading('Rental item')).not.toHaveAttribute('aria-sort');
  await heading('Updated').getByRole('button').click();
  await expect(heading('Updated')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading('In stock').getByRole('button')).toHaveCount(0);
});

test('closing a dialog keeps what was typed on the device @admin.drafts', async ({ page }) => {
  const panel = await openTab(page, 'Rental Items');
  await panel.getByRole('button', { name: 'Add rental item' }).click();
  await page.getByRole('dialog').getByLabel('Name').first().fill('Half a lamp');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toContainText('What you typed is kept on this device.');
  await toast(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name').first()).toHaveValue('Half a lamp');
  // It is open still.
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('These changes haven’t been saved yet.');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog.getByLabel('Name').first()).toHaveValue('');
});

test('what goes with an item is found and picked, and found again by another form @items.goes-with', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Chairs') });
  const chair = await makeItem(api, { name: freshName('Folding chair'), categoryId: category.id });
  const cushion = await makeItem(api, { name: freshName('Cushion'), categoryId: category.id });
  await page.goto(`/admin?item=${chair.id}#rental-items`);
  const dialog = page.getByRole('dialog', { name: chair.name });
  const search = dialog.getByRole('searchbox', { name: 'Goes with' });
  await search.fill(cushion.name);
  await dialog.getByRole('list', { name: 'Search results' }).getByRole('button').click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await search.fill(cushion.name);
  await expect(dialog.getByText('No items found')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const saved = await api.get(`/api/admin/rental-items/${chair.id}`);
  expect(await saved.json()).toMatchObject({ goesWith: [cushion.id] });

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Event planner' }).click();
  await page.getByRole('button', { name: 'Add dance floor' }).click();
  const floors = page.getByRole('group', { name: 'Dance floors' });
  await floors.getByRole('searchbox').fill(cushion.name);
  await expect(floors.getByRole('button', { name: cushion.name })).toBeVisible();
});
