/** Passkeys in a browser, with the authenticator that Chromium simulates. */
import { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { addColleague, COLLEAGUE_PASSWORD } from '../../support/admin/people.ts';
import { toast } from '../../support/admin/steps.ts';
import { expect, NOBODY, test, type Page } from '../../support/admin/test.ts';

test.use({ allowedErrors: /status of 40[01]|ERR_FAILED/ });

/** Gives the page an authenticator that verifies its person, or one that does not. */
async function addAuthenticator(page: Page, isUserVerified = true) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

test('a passkey is added, named anew, signs in on a page of nobody, and is removed @account.passkeys @signin.passkey', async ({
  browser,
  api,
  adminShop: { url },
}) => {
  const { context, name } = await addColleague(browser, { api, url, role: 'editor' });
  const page = await context.newPage();
  const device = await addAuthenticator(page);
  await page.goto('/admin#account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name of the passkey').fill('My phone');
  await section.getByLabel('Your password').fill('not the password');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByLabel('Your password')).toHaveAccessibleDescription(/password/);
  const { client, authenticatorId } = device;
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await section.getByLabel('Your password').fill(COLLEAGUE_PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('alert')).toContainText('Nothing was chosen.');
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  const list = section.getByRole('list', { name: 'Your passkeys' });
  await expect(list).toContainText('not used yet');
  await list.getByRole('button', { name: 'Rename My phone' }).click();
  await list.getByLabel('Name of the passkey').fill('My laptop');
  await list.getByRole('button', { name: 'Save name' }).click();
  await expect(list).toContainText('My laptop');
  await expectAccessible(page, 'passkeys');

  // The device keeps it; this visit ends.
  await context.clearCookies();
  await page.goto('/admin');
  await page.getByLabel('Stay signed in on this device').uncheck();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  const session = (await context.cookies()).find((each) => each.name.includes('session_token'));
  expect(session?.expires, 'a cookie for this visit').toBe(-1);
  await page.goto('/admin#account');
  await expect(list).toContainText('last used');
  await list.getByRole('button', { name: 'Remove My laptop' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the passkey My laptop?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(toast(page)).toContainText('Passkey removed');

  await context.clearCookies();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey doesn’t sign anyone in here.');
  await client.send('WebAuthn.clearCredentials', { authenticatorId });
  await context.close();
});

test('a device without a passkey, without a person, or without a connection says what to do instead @signin.passkey', async ({
  browser,
  adminShop: { url },
}) => {
  const context = await browser.newContext({ ...NOBODY, baseURL: url });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  await addAuthenticator(page, false);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Try again, or use your password.');
  await page.route(`**${passkeyEndpoints.challenge.path}`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('connection');
  await context.close();
});
