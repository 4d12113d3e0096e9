/** Previews in the browser: the page of what is typed, in a frame and by its link. */
import { freshName, makeCategory, makeItem, openTab, findRow } from '../../support/admin/steps.ts';
import { expect, NOBODY, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('a draft is seen before it is saved, on a phone and a computer, and by a link for a day @preview.true @preview.screens @preview.link @preview.apart', async ({
  page,
  api,
  browser,
  adminShop,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const category = await makeCategory(api, { name: freshName('Thrones') });
  const item = await makeItem(api, {
    name: freshName('Throne'),
    categoryId: category.id,
    isPublished: false,
  });
  const panel = await openTab(page, 'Rental Items');
  const row = await findRow(panel, item.name);
  await row.getByRole('button', { name: /^Edit/ }).click();
  const name = freshName('Unsaved throne');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const frame = dialog.locator('iframe');
  const heading = dialog.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(frame).toHaveCSS('width', '1440px');
  await dialog.getByRole('button', { name: 'Phone' }).click();
  await expect(frame).toHaveCSS('width', '390px');
  await expect(dialog.getByRole('button', { name: 'Phone' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('button', { name: 'Copy link for a day' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/preview#[\w-]{43}$/);
  const link = await copied();
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue(name);
  const stored = await api.get(`${ADMIN_API_PATHS.rentalItems}/${item.id}`);
  expect(await stored.json()).toMatchObject({ name: item.name, version: item.version });

  const stranger = await browser.newContext({ baseURL: adminShop.url, ...NOBODY });
  const opened = await stranger.newPage();
  await opened.goto(link);
  const seen = opened.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(seen).toHaveText(name);
  // It keeps nothing, and leads nowhere.
  const origin = await seen.evaluate(() => {
    try {
      return localStorage.length;
    } catch {
      return globalThis.origin;
    }
  });
  expect(origin).toBe('null');
  const left: string[] = [];
  opened.on('framenavigated', (each) => left.push(each.url()));
  opened.on('popup', (each) => left.push(each.url()));
  const contact = opened.frameLocator('iframe').getByRole('link', { name: 'Contact' }).first();
  await contact.click();
  // What the first press had begun would be noted by then.
  await contact.click();
  await expect(seen).toHaveText(name);
  expect(left).toEqual([]);
  expect(stranger.pages()).toHaveLength(1);

  await opened.goto('/preview#cut-off');
  await expect(opened.getByRole('alert')).toContainText('This link is incomplete.');
  await stranger.close();
});

test('Back closes the preview alone, then its editor, and both again after a reload @admin.address', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Benches') });
  const item = await makeItem(api, { name: freshName('Bench'), categoryId: category.id });
  const panel = await openTab(page, 'Rental Items');
  const row = await findRow(panel, item.name);
  await row.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('dialog', { name: `Edit ${item.name}` });
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const open = async () => {
    await editor.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(editor).toBeVisible();
  // Closed by its button, it leaves no entry that Back would only seem to do nothing in.
  await open();
  await preview.getByRole('button', { name: 'Close dialog' }).click();
  await expect(preview).toBeHidden();
  await expect(editor.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await open();
  await page.reload();
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(editor).toBeVisible();
  await page.goBack();
  await expect(editor).toBeHidden();
  await expect(row).toBeVisible();
});

test.describe('what is refused', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('a section is seen on its page, and what is refused is marked @preview.sections @preview.refused', async ({
    page,
  }) => {
    await page.goto('/admin?section=faq#settings');
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('textbox', { name: 'Question' }).last().fill('Do you haul pianos?');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please check: Questions and answers');
    const answer = page.getByRole('textbox', { name: 'Answer' }).last();
    await expect(answer).toBeFocused();
    await answer.fill('We do.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await expect(dialog.frameLocator('iframe').getByText('Do you haul pianos?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close dialog' }).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});

test('the email that confirms a request is seen as it will be sent @preview.sections', async ({
  page,
}) => {
  await page.goto('/admin?section=mails#settings');
  await page.getByLabel(/signature/i).fill('Your unsaved team');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const mail = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe');
  await expect(mail.getByText('Your unsaved team')).toBeVisible();
  await expect(mail.getByText('100 x Gold Chiavari Chair')).toBeVisible();
});
