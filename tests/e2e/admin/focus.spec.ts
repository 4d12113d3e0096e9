/** Where the focus is: at what is to be done next, never on the page as a whole. */
import { askFor, beginQuote } from '../../support/admin/quotes.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { retryInVain } from '../../support/admin/retry.ts';
import { findRow, freshName, makeCategory, openTab } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.use({ allowedErrors: /status of 4\d\d/ });

/** Lets no call of the API arrive, while the scripts of the admin do. */
const cutReads = (page: Page) =>
  page.route(/\/api\//, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
const uncutReads = (page: Page) => page.unroute(/\/api\//);

test('what a reload opened gives the focus to its row', async ({ page, api }) => {
  const inquiry = await sendRequest(api, { name: freshName('Reloaded') });
  const panel = await openTab(page, 'Contact Leads');
  const open = (await findRow(panel, inquiry.name)).getByRole('button', {
    name: inquiry.name,
    exact: true,
  });
  await open.click();
  const request = page.getByRole('article');
  await expect(request).toContainText(inquiry.reference);
  await page.reload();
  await expect(request).toContainText(inquiry.reference);
  // The list below comes by itself.
  await expect(
    page.locator('.admin-table tbody > tr').filter({ hasText: inquiry.name }),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to requests' }).click();
  await expect(open).toBeFocused();
});

test('an editor begins at its first field', async ({ page, api }) => {
  const { id } = await makeCategory(api, { name: freshName('First Field') });
  await page.goto(`/admin?category=${id}`);
  await expect(page.getByRole('dialog').getByLabel('Active')).toBeFocused();
});

test('a current password that is wrong has the focus again, and it is said once', async ({
  page,
}) => {
  await page.goto('/admin#account');
  const password = page.getByRole('region', { name: 'Password' });
  const current = password.getByLabel('Current password');
  await current.fill('not my password at all');
  await password.getByLabel('New password').fill('lanterns over the orchard');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toBeFocused();
  await expect(page.getByText('That’s not your password.')).toHaveCount(1);
});

test('the menu of a person closes when the focus goes on, and stays while it is in it', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Owner', exact: true }).press('Enter');
  const menu = page.locator('#person-menu');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Photos' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeVisible();
  for (const entry of [
    'Photos',
    'Your account',
    'Staff',
    'Personal data',
    'Activity',
    'Status',
    'View site',
    'Sign out',
  ]) {
    await page.keyboard.press('Tab');
    await expect(menu.getByText(entry)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a dialog is closed by Back to another tab, which answers', async ({ page }) => {
  await openTab(page, 'Categories');
  await page.getByRole('tab', { name: /^Contact Leads/ }).click();
  await page.getByRole('button', { name: 'Add request' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a request' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('dialog', { name: 'New category' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: /INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/ });

  test('a request that does not arrive says so with the focus, and opens when asked for again @admin.failed-part', async ({
    page,
    context,
    api,
  }) => {
    const inquiry = await sendRequest(api, { name: freshName('Unreached') });
    const panel = await openTab(page, 'Contact Leads');
    const row = await findRow(panel, inquiry.name);
    await context.setOffline(true);
    await row.getByRole('button', { name: inquiry.name, exact: true }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'didn’t load' });
    await expect(failure).toBeFocused();
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toContainText(inquiry.reference);
    await expect(page.getByRole('heading', { name: inquiry.name })).toBeFocused();
  });
});

test.describe('where nothing can be read', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('a request opened by key says so with the focus, which stays there while it is asked for again @admin.failed-part', async ({
    page,
    api,
  }) => {
    const inquiry = await sendRequest(api, { name: freshName('Unread') });
    const panel = await openTab(page, 'Contact Leads');
    const row = await findRow(panel, inquiry.name);
    await cutReads(page);
    await row.getByRole('button', { name: inquiry.name, exact: true }).press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'The request couldn’t be loaded' });
    await expect(failure).toBeFocused();
    await retryInVain(page, failure, `${ADMIN_API_PATHS.inquiries}/${inquiry.id}/work`);
    await uncutReads(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: inquiry.name })).toBeFocused();
  });

  test('so do one opened from the calendar, a quote and the admin itself @admin.failed-part', async ({
    page,
    api,
  }) => {
    const inquiry = await askFor(api, 'Unquoted');
    await page.goto('/admin?calendar=2031-06#contact-leads');
    const event = page.getByRole('link', { name: new RegExp(inquiry.name) });
    await expect(event).toBeVisible();
    await cutReads(page);
    await event.press('Enter');
    const failure = (what: string) =>
      page.getByRole('alert').filter({ hasText: `The ${what} couldn’t be loaded` });
    await expect(failure('request')).toBeFocused();

    await page.reload();
    await expect(failure('admin')).toBeFocused();
    await retryInVain(page, failure('admin'), ADMIN_API_PATHS.me);

    await uncutReads(page);
    await beginQuote(page, inquiry);
    await page.route(/\/quotes$/, (route) => route.abort());
    await page.reload();
    await expect(failure('quotes')).toBeFocused();
    await page.unroute(/\/quotes$/);
    await failure('quotes').getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^Quote 1/ })).toBeFocused();
  });

  test('a month of the calendar that is asked for in vain keeps the focus @admin.failed-part', async ({
    page,
  }) => {
    await page.goto('/admin?calendar=2031-06#contact-leads');
    await expect(page.getByRole('heading', { name: 'June 2031' })).toBeFocused();
    await cutReads(page);
    await page.getByRole('button', { name: 'Next month' }).press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'The calendar couldn’t be loaded' });
    await retryInVain(page, failure, ADMIN_API_PATHS.calendar);
  });
});
