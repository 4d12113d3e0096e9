/**
 * Owners manage who works here: invite, change the role, disable; the last owner stays. Others leave.
 */
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { addColleague, COLLEAGUE_PASSWORD } from '../../support/admin/people.ts';
import { freshName, toast, signIn } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.use({ allowedErrors: /status of 4\d\d/ });

test('an owner invites, promotes and disables; whoever is disabled is out at once @staff.invite @staff.change', async ({
  page,
  browser,
  adminShop,
}) => {
  const email = `${freshName('new').replaceAll(' ', '-')}@woodward.example`;
  const password = 'a long enough password';
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Staff', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('Editor');
  await expect(page.getByText(/^No email server is set up, so whoever you invite/)).toBeVisible();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  // The shop of these tests has no mail server.
  await expect(toast(page)).toContainText('Invitation created');
  const open = page.getByRole('list', { name: 'Open invitations' });
  await expect(open).toContainText(email);
  const link = page.getByLabel(`Invitation link for ${email}`);
  await expect(link).toBeFocused();
  const first = await link.inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await open.getByRole('button', { name: `New link for ${email}` }).click();
  await expect(link).not.toHaveValue(first);
  const second = await link.inputValue();

  const theirs = await browser.newContext({
    baseURL: adminShop.url,
    storageState: { cookies: [], origins: [] },
  });
  const other = await theirs.newPage();
  await other.goto(first);
  await expect(other.getByRole('alert')).toContainText('already been used or has expired');
  await other.goto('about:blank');
  await other.goto(second);
  await expect(other.getByRole('status')).toContainText(email);
  await other.getByLabel('Your name').fill('Nora New');
  // The token is in the address no more, and a reload keeps the form and the name.
  await expect(other).toHaveURL(`${adminShop.url}/admin`);
  await other.reload();
  await expect(other.getByRole('status')).toContainText(email);
  await expect(other.getByLabel('Your name')).toHaveValue('Nora New');
  await other.getByLabel('New password').fill(password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByRole('button', { name: 'Nora New' })).toBeVisible();

  await page.reload();
  const changed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changed.push(request.url());
  });
  await page.getByLabel('Role of Nora New', { exact: true }).selectOption('Owner');
  await page.getByRole('button', { name: 'Save role of Nora New' }).click();
  const promote = page
    .getByRole('dialog', { name: 'Make Nora New an owner?' })
    .getByRole('button', { name: 'Make owner' });
  await expect(promote).toBeVisible();
  // Chosen only: the arrow keys go through the list.
  expect(changed).toEqual([]);
  await promote.click();
  await expect(toast(page)).toContainText('Nora New is now an owner');
  await page.getByLabel('Role of Nora New', { exact: true }).selectOption('Editor');
  await page.getByRole('button', { name: 'Save role of Nora New' }).click();
  await page
    .getByRole('dialog', { name: 'Make Nora New an editor?' })
    .getByRole('button', { name: 'Make editor' })
    .click();
  await expect(toast(page)).toContainText('Nora New is now an editor');
  await page.getByRole('button', { name: 'Disable Nora New' }).click();
  const question = page.getByRole('dialog', { name: 'Disable Nora New?' });
  await expect(question).toContainText(
    'Nora New will be signed out everywhere and won’t be able to sign in.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Disable Nora New' })).toBeFocused();
  await page.getByRole('button', { name: 'Disable Nora New' }).click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page)).toContainText('Nora New is disabled and signed out');
  await expect(page.getByRole('button', { name: 'Enable Nora New' })).toBeVisible();
  // While something is built the admin asks how it stands, and may have heard of it by itself.
  await other.getByRole('tabpanel').getByText('Refresh').dispatchEvent('click');
  await expect(other.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await signIn(other, { email, password });
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('disabled');
  await theirs.close();
});

test('the last owner cannot be removed @staff.last-owner', async ({ page }) => {
  await page.goto('/admin#staff');
  const disable = page.getByRole('button', { name: 'Disable Owner' });
  const role = page.getByLabel('Role of Owner', { exact: true });
  for (const control of [disable, role]) {
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription(/^The only owner\./);
  }
});

test('somebody closes their own account and is out @staff.leave', async ({
  browser,
  api,
  adminShop: { url },
}) => {
  const { context, name } = await addColleague(browser, { api, url, role: 'editor' });
  const page = await context.newPage();
  await page.goto('/admin#account');
  const readColleagues = `**${workEndpoints.assignees.path}`;
  await page.route(readColleagues, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Close my account' }).click();
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Close account' }) });
  await expect(form.getByRole('alert')).toContainText('Your colleagues couldn’t be loaded');
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByLabel('Current password').fill('not the password');
  await form.getByRole('button', { name: 'Close account' }).click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(/password/);
  await form.getByLabel('Current password').fill(COLLEAGUE_PASSWORD);
  await form.getByLabel('Hand over your open requests to').selectOption('Owner');
  await form.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const list = (await (await api.get(ADMIN_API_PATHS.staff)).json()) as {
    name: string;
    disabled: boolean;
  }[];
  expect(list.find((each) => each.name === name)).toMatchObject({ disabled: true });
  await context.close();
});
