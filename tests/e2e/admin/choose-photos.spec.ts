/** Images that “Photos” has already are chosen where an image is wanted, instead of being uploaded again. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freshName, makeCategory, makeItem } from '../../support/admin/steps.ts';
import { expect, test, type Locator, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose from Photos' });

/** Searches the photos until some are found. @returns the buttons of those photos */
async function search(page: Page, words: string): Promise<Locator> {
  const dialog = picker(page);
  await dialog.getByRole('searchbox', { name: 'Search photos' }).fill(words);
  // The search lies over a form, which Enter must not save.
  await page.keyboard.press('Enter');
  const photos = dialog.getByRole('list').getByRole('button');
  // Those of before stay until the answer.
  await expect(photos.first()).toContainText(new RegExp(words, 'i'));
  return photos;
}

for (const width of [360, 1440]) {
  test(`${width} px wide, several photos are chosen for an item and one for its option, by search and keyboard @photos.choose @admin.phone`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const category = await makeCategory(api, { name: freshName('Chosen') });
    const item = await makeItem(api, {
      name: freshName('Chosen thing'),
      categoryId: category.id,
      options: [{ name: 'Large', price: 5 }],
    });
    await page.goto(`/admin?item=${item.id}#rental-items`);
    const editor = page.getByRole('dialog', { name: `Edit ${item.name}` });
    const open = editor.getByRole('button', { name: 'Choose from Photos', exact: true });
    // The list of items has several pages too.
    await expect(page.getByRole('navigation', { name: 'Pages of rental items' })).toBeAttached();
    await open.click();
    const pages = picker(page).getByRole('navigation', { name: 'Pages of photos' });
    await expect(pages).toBeVisible();
    await expectAccessible(page, 'Choose from Photos');
    // Back closes it alone.
    await page.goBack();
    await expect(picker(page)).toBeHidden();
    await expect(editor).toBeVisible();

    await open.press('Enter');
    const photos = await search(page, 'chair');
    await expect(picker(page).getByRole('status').filter({ hasText: 'photos' })).toBeVisible();
    await photos.nth(0).press('Enter');
    await photos.nth(1).press(' ');
    await expect(photos.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await picker(page).getByRole('button', { name: 'Add 2 photos' }).click();
    await expect(picker(page)).toBeHidden();
    const descriptions = editor.getByLabel(/^Description of image/);
    await expect(descriptions).toHaveCount(2);
    // What the photo says of itself comes along.
    await expect(descriptions.first()).toHaveValue(/chair/i);

    await editor.getByRole('button', { name: 'Choose from Photos: Image of option 1' }).click();
    await (await search(page, 'tent')).first().click();
    await expect(picker(page)).toBeHidden();
    await expect(descriptions).toHaveCount(3);
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await expect(editor).toBeHidden();
    const saved = await api.get(`${ADMIN_API_PATHS.rentalItems}/${item.id}`);
    const { images, options } = (await saved.json()) as RentalItemAdminView;
    expect(images).toHaveLength(3);
    expect(options[0]?.image).toBe(images[2]);
    expect(new Set(images).size).toBe(3);
  });
}

test('a photo is chosen for a category, a package and a room, used ones or unused; what is chosen is marked and described @photos.choose @image.alt', async ({
  page,
}) => {
  const open = page.getByRole('button', { name: /^Choose from Photos/ });
  for (const address of ['/admin?category=new#categories', '/admin?package=new#service-packages']) {
    await page.goto(address);
    await open.last().click();
    await picker(page).getByLabel('Filter by what is missing').selectOption('Used');
    await (await search(page, 'tent')).first().click();
    await expect(picker(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove image', exact: true })).toBeVisible();
    // Its description is there too, and saved for all places at once.
    const described = page.getByLabel('Description of the image');
    await expect(described).toHaveValue(/tent/i);
    await expect(described).toHaveAccessibleDescription(
      'Saved at once, wherever this image is shown.',
    );
    await open.last().click();
    await expect((await search(page, 'tent')).first()).toContainText('Chosen already');
    await picker(page).getByRole('button', { name: 'Close dialog' }).click();
    // Leaving the dialog's entry of the history must not meet the next page.
    await page.waitForFunction(() => !(history.state as { layer?: string } | null)?.layer);
  }
  await page.goto('/admin?section=rooms#settings');
  await page.getByRole('button', { name: 'Add room' }).click();
  await open.last().click();
  await (await search(page, 'tent')).first().click();
  await expect(picker(page)).toBeHidden();
  await expect(page.getByText('Not saved yet')).toBeVisible();
});
