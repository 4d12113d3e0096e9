/**
 * Two people at one thing, and a sign-in that ends meanwhile: nothing typed is lost, nothing is
 * overwritten unseen.
 */
import type { APIRequestContext } from '@playwright/test';
import {
  findRow,
  freshName,
  makeCategory,
  toast,
  openTab,
  signIn,
} from '../../support/admin/steps.ts';
import { expect, OWNER, test, type Page } from '../../support/admin/test.ts';

test.use({ allowedErrors: /status of 4\d\d|ERR_FAILED/ });

/** Makes a category, and changes its description without saving. @returns it, and its open dialog */
async function beginEdit(page: Page, api: APIRequestContext, name: string) {
  const category = await makeCategory(api, { name, description: 'At first.' });
  const panel = await openTab(page, 'Categories');
  await (await findRow(panel, name)).getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await dialog.getByLabel('Description', { exact: true }).fill('Mine.');
  return { category, dialog };
}

test('the second of two saves asks about what both changed, and keeps what one changed @admin.conflict', async ({
  page,
  api,
}) => {
  const name = freshName('Contested');
  const { category, dialog } = await beginEdit(page, api, name);
  await dialog.getByText('Title, description, and keywords').click();
  await dialog.getByLabel('SEO keywords').fill('my, words');
  await page.setViewportSize({ width: 390, height: 700 });
  const fields = { name, slug: category.slug, description: 'Theirs.', seoTitle: 'Their title' };
  const theirs = await api.put(`/api/admin/categories/${category.id}`, {
    data: { ...fields, version: category.version },
  });
  expect(theirs.status()).toBe(200);

  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const both = dialog.getByRole('region', { name: 'Two versions' });
  await expect(both).toBeFocused();
  await expect(both.getByRole('heading')).toBeInViewport();
  await expect(both).toContainText('Mine.');
  await expect(both).toContainText('Theirs.');
  await expect(dialog.getByRole('alert')).toContainText('Choose which version to keep.');
  await expect(toast(page)).toHaveCount(0);
  await expect(both.getByLabel('Description: your version')).toBeChecked();
  await expect(both.getByRole('group')).toHaveCount(1);
  await both.getByRole('button', { name: 'Save these choices' }).click();
  await expect(toast(page)).toContainText('Category updated successfully');
  expect(await (await api.get(`/api/admin/categories/${category.id}`)).json()).toMatchObject({
    description: 'Mine.',
    seoTitle: 'Their title',
    seoKeywords: 'my, words',
    version: category.version + 2,
  });
});

test('two saves of different fields are both kept, without a question @admin.conflict', async ({
  page,
  api,
}) => {
  const name = freshName('Shared');
  const { category, dialog } = await beginEdit(page, api, name);
  const fields = { name, slug: category.slug, description: 'At first.', seoTitle: 'Their title' };
  await api.put(`/api/admin/categories/${category.id}`, {
    data: { ...fields, version: category.version },
  });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Category updated successfully');
  await expect(dialog).toHaveCount(0);
  expect(await (await api.get(`/api/admin/categories/${category.id}`)).json()).toMatchObject({
    description: 'Mine.',
    seoTitle: 'Their title',
  });
});

for (const held of ['PUT', 'GET'])
  test(`what is typed until the ${held} of a save that is repeated above another one is saved with it @admin.conflict`, async ({
    page,
    api,
  }) => {
    const name = freshName(`Typed until ${held}`);
    const { category, dialog } = await beginEdit(page, api, name);
    await dialog.getByText('Title, description, and keywords').click();
    const fields = { name, slug: category.slug, description: 'At first.', seoTitle: 'Their title' };
    await api.put(`/api/admin/categories/${category.id}`, {
      data: { ...fields, version: category.version },
    });
    const sent = Promise.withResolvers<void>();
    const typed = Promise.withResolvers<void>();
    await page.route(`**/api/admin/categories/${category.id}`, async (route) => {
      if (route.request().method() === held) {
        sent.resolve();
        await typed.promise;
      }
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await sent.promise;
    await dialog.getByLabel('SEO keywords').fill('my, words');
    typed.resolve();
    await expect(toast(page)).toContainText('Category updated successfully');
    expect(await (await api.get(`/api/admin/categories/${category.id}`)).json()).toMatchObject({
      description: 'Mine.',
      seoTitle: 'Their title',
      seoKeywords: 'my, words',
    });
  });

test('the other version can be taken instead, and what only I changed stays', async ({
  page,
  api,
}) => {
  const name = freshName('Yielded');
  const { category, dialog } = await beginEdit(page, api, name);
  await dialog.getByText('Title, description, and keywords').click();
  await dialog.getByLabel('SEO keywords').fill('my, words');
  await api.put(`/api/admin/categories/${category.id}`, {
    data: { name, slug: category.slug, description: 'Theirs.', version: category.version },
  });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: 'Use their version' }).click();
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Theirs.');
  await expect(dialog.getByLabel('SEO keywords')).toHaveValue('my, words');
  await expect(dialog.getByRole('region', { name: 'Two versions' })).toHaveCount(0);
});

test('a sign-in that ends while something is typed: sign in above it, then save @signin.ended', async ({
  page,
  context,
}) => {
  const name = freshName('Typed Long');
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill(name);
  // The admin asks how things stand by itself, and would hear of it before anything is pressed.
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Create category' }).click();
  const again = page.getByRole('dialog', { name: 'You’ve been signed out' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await expect(again.getByLabel('Email')).toHaveValue(OWNER.email);
  await expect(again.getByLabel('Password')).toBeFocused();
  await signIn(page, OWNER);
  await expect(again).toHaveCount(0);
  await expect(dialog.getByText('You’ve been signed out')).toHaveCount(0);
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(page)).toContainText('Category created successfully');
});

test('a save that fails once its editor was closed is said in a toast @admin.failed-part', async ({
  page,
}) => {
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill('Left behind');
  const left = Promise.withResolvers<void>();
  await page.route('**/api/admin/categories', async (route) => {
    await left.promise;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  left.resolve();
  await expect(toast(page)).toContainText('Category was not saved');
});

test('a save that does not arrive is said, and the form stays @admin.failed-part', async ({
  page,
  context,
}) => {
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill('Offline');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing is lost');
  await expect(dialog.getByLabel('Name')).toHaveValue('Offline');
  await context.setOffline(false);
});
