/**
 * Coming in and going out: mail and password, a code, a mailed link, and where one lands then.
 */
import { publishingBar } from '../../support/admin/publishing.ts';
import { signIn, freshName } from '../../support/admin/steps.ts';
import { expect, NOBODY, OWNER, test } from '../../support/admin/test.ts';
import { totpCode } from '../../support/admin/totp.ts';
import { checkEach } from '../../support/each-row.ts';

// A browser reports every 401, of whoever is not signed in yet too.
test.use({ ...NOBODY, allowedErrors: /status of (401|400|403)/ });

test('the page holds no data and no search engine takes it up @seo.unlisted @signin.page', async ({
  page,
}) => {
  const answer = await page.request.get('/admin');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<meta name="description"/g)).toHaveLength(1);
  expect(html).toContain('Admin Dashboard');
  // The card that shows when the address is shared describes an image.
  const body = html.replaceAll(/<meta [^>]*>/g, '');
  expect(body).not.toContain('Chiavari');
});

test('Enter twice asks once @signin.password', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill('not the password at all');
  // The second comes before React has drawn the first.
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole('alert')).toHaveText("That email or password isn't right.");
  expect(asked).toEqual(['/api/auth/sign-in/email']);
});

test('a wrong password is said in words, the right one opens the admin @signin.password', async ({
  page,
}) => {
  await page.goto('/admin');
  await signIn(page, { ...OWNER, password: 'not the password at all' });
  await expect(page.getByRole('alert')).toHaveText("That email or password isn't right.");
  await expect(page.getByLabel('Email')).toHaveValue(OWNER.email);
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Categories',
    'Rental Items',
    'Service Packages',
    'Contact Leads',
    'Settings',
  ]);
  await page.reload();
  await expect(page.getByRole('tab').first()).toBeVisible();

  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('an address that is not of the shop is not where signing in leads', async ({
  page,
  baseURL,
}) => {
  const addresses = ['//evil.example', '/\\evil.example', 'javascript:document.title="x"'];
  const rows = addresses.map((next) => [next, next] as const);
  await checkEach(rows, async (next) => {
    await page.context().clearCookies();
    await page.goto(`/admin?next=${encodeURIComponent(next)}`);
    await signIn(page, OWNER);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/admin`);
    await expect(page).toHaveTitle(/Admin Dashboard/);
  });
});

test('a forgotten password: the same answer for everybody, the link works once @signin.reset', async ({
  page,
  adminShop,
  api,
}) => {
  const email = `${freshName('editor').replaceAll(' ', '-')}@woodward.example`;
  await api.post('/api/admin/staff/invitations', { data: { email, role: 'editor' } });
  const invitation = await adminShop.mailedLink(email);

  await page.goto(invitation);
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Your name').fill('Ada Editor');
  await page.getByLabel('New password').fill('a first long password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Ada Editor' })).toBeVisible();

  // An editor has the four tabs, and neither staff nor previous versions.
  await page.getByRole('button', { name: 'Ada Editor' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Staff', exact: true })).toHaveCount(0);
  await expect(publishingBar(page)).toHaveText(/./);
  await expect(page.getByRole('button', { name: 'Previous versions' })).toHaveCount(0);
  // Not from the tab that it leads to.
  await page.goto('about:blank');
  await page.goto('/admin#staff');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Contact Leads');
  expect((await page.request.get('/api/admin/staff')).status()).toBe(403);

  // The link is void now.
  await page.goto('/admin');
  await page.goto(invitation);
  await expect(page.getByRole('alert')).toContainText('already been used');
  await expect(page.getByLabel('Your name')).toHaveCount(0);

  for (const address of ['nobody@woodward.example', email]) {
    await page.context().clearCookies();
    await page.goto('/admin');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('status')).toContainText(
      'If this address belongs to a staff account, the email with the link is saved as a file',
    );
  }
});

test('a mailed link that was not copied whole says so, and asks the server nothing', async ({
  page,
}) => {
  for (const link of ['#invitation=xyz', '#reset=']) {
    await page.goto('about:blank');
    await page.goto(`/admin${link}`);
    await expect(page.getByRole('alert')).toHaveText(
      'This link is incomplete. Copy the whole link from the email, or ask for a new one.',
    );
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole('button', { name: 'Sign in instead' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  }
});

test('a mailed link sets a new password', async ({ page, adminShop, api }) => {
  const email = `${freshName('reset').replaceAll(' ', '-')}@woodward.example`;
  await api.post('/api/admin/staff/invitations', { data: { email, role: 'editor' } });
  const token = new URL(await adminShop.mailedLink(email)).hash.split('=')[1];
  const made = await api.post('/api/staff-invitation', {
    data: { token, name: 'Rita', password: 'the first long password' },
  });
  expect(made.status()).toBe(201);
  await page.request.post('/api/auth/request-password-reset', {
    data: { email },
    headers: { Origin: adminShop.url },
  });
  const link = await adminShop.mailedLink(email, 'password-reset');
  await page.goto(link);
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('New password').fill('the second long password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await signIn(page, { email, password: 'the second long password' });
  await expect(page.getByRole('button', { name: 'Rita' })).toBeVisible();
});

test('two-factor: switched on with a QR code, asked for, backed up by codes @signin.two-factor', async ({
  page,
  adminShop,
  api,
}) => {
  const email = `${freshName('careful').replaceAll(' ', '-')}@woodward.example`;
  const password = 'a careful long password';
  await api.post('/api/admin/staff/invitations', { data: { email, role: 'editor' } });
  await page.goto(await adminShop.mailedLink(email));
  await page.getByLabel('Your name').fill('Cara');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Cara' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();

  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const first = page.getByRole('textbox', { name: 'Code' });
  await first.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toBeFocused();
  await first.fill(totpCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).not.toHaveCount(0);
  const backup = (await codes.first().textContent()) ?? '';
  // Another page of the admin does not lose them.
  await page.getByRole('tab', { name: 'Categories' }).click();
  await expect(codes).toHaveCount(0);
  await page.goBack();
  await expect(codes.first()).toHaveText(backup);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    backup,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy codes' }).click();
  const copied = (await codes.allTextContents()).join('\n');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText('It’s on')).toBeVisible();

  for (const by of ['app', 'backup'] as const) {
    await page.context().clearCookies();
    await page.goto('/admin');
    await signIn(page, { email, password });
    if (by === 'backup') {
      await page.getByRole('button', { name: 'Use a backup code instead' }).click();
    }
    const label = by === 'backup' ? 'Backup code' : 'Code from your authenticator app';
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('That code is wrong or has expired.').first()).toBeVisible();
    await page
      .getByLabel(label)
      .fill(by === 'backup' ? backup : totpCode(secret, Date.now() + 30_000));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Cara' })).toBeVisible();
  }
});
