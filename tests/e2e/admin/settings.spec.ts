/** The owner's settings in the browser: saved, undone, kept over a reload, and closed to editors. */
import { sendRequest } from '../../support/admin/requests.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { asOwnPage, expect, NOBODY, OWNER, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.use({ allowedErrors: /status of 4\d\d/ });

test('an owner changes the phone number and adds a question, and undoes it @settings.sections', async ({
  page,
  adminShop,
}) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Settings' }).click();
  const phone = page.getByLabel('Phone');
  const before = await phone.inputValue();
  await phone.fill('call us');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please check: Phone');
  await expect(phone).toBeFocused();
  // With a space at its end, which the server takes away.
  await phone.fill('(248) 555-0177 ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Settings saved');
  await expect(page.getByText('Last saved')).toContainText('by Owner');
  await expect(phone).toHaveValue('(248) 555-0177');
  await expect(page.getByText('No changes')).toBeVisible();

  await page.getByRole('button', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\?section=faq#settings$/);
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await expect(question).toBeFocused();
  await question.fill('Do you deliver on Sundays?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, until noon.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('FAQ');
  await expect(page.getByText('No changes')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Show previous versions' }).click();
  await page.getByRole('button', { name: /Restore the version: .*Owner/ }).click();
  const restored = page.getByRole('button', { name: /^\d+\. Do you deliver on Sundays\?/ });
  await expect(restored).toBeVisible();

  await page.goBack();
  await expect(phone).toHaveValue('(248) 555-0177');
  expect(before).not.toBe('(248) 555-0177');
  const answer = await page.request.get(`${adminShop.url}${ADMIN_API_PATHS.settings}`);
  expect(await answer.text()).toContain('Yes, until noon.');
});

test('what is typed stays over a reload, and another save meanwhile is asked about @settings.conflict', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin#settings');
  await page.getByRole('button', { name: /^Search engines/ }).click();
  const title = page.getByLabel('Title');
  await title.fill('My title');
  await page.reload();
  await expect(title).toHaveValue('My title');
  await expect(page.getByText('These changes haven’t been saved yet.')).toBeVisible();

  const views = (await (await api.get(ADMIN_API_PATHS.settings)).json()) as {
    section: string;
    value: object;
    version: number;
  }[];
  const seo = views.find(({ section }) => section === 'seo');
  const theirs = { value: { ...seo?.value, title: 'Their title' }, version: seo?.version };
  expect((await api.put(`${ADMIN_API_PATHS.settings}/seo`, { data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const both = page.getByRole('region', { name: 'Two versions' });
  await expect(both).toContainText('Their title');
  await both.getByRole('button', { name: 'Save these choices' }).click();
  await expect(toast(page)).toContainText('Settings saved');
  await expect(title).toHaveValue('My title');
  await page.getByRole('button', { name: 'All settings' }).click();
  await expect(page.getByRole('button', { name: /^Opening hours/ })).toBeVisible();
});

test('what is typed is dropped only when asked, too long a text is kept and refused @settings.kept', async ({
  page,
}) => {
  await page.goto('/admin?section=seo#settings');
  const title = page.getByLabel('Title');
  const before = await title.inputValue();
  const long = 'Tents and chairs. '.repeat(20);
  await title.fill(long);
  await expect(title).toHaveValue(long);
  await expect(page.getByText('360 of 200 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please check: Title');
  await expect(title).toHaveValue(long);

  await page.getByRole('button', { name: 'Discard changes' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue(long);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('No changes')).toBeVisible();
});

test('a save that is refused after its page was left is told @settings.refused', async ({
  page,
}) => {
  await page.goto('/admin?section=seo#settings');
  await page.getByLabel('Title').fill('Refused later');
  const left = Promise.withResolvers<void>();
  await page.route(`**${ADMIN_API_PATHS.settings}/seo`, async (route) => {
    await left.promise;
    const error = { code: 'invalid', message: 'Please check.', fields: { 'value.title': 'No.' } };
    await route.fulfill({ status: 400, json: { error } });
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'FAQ', level: 2 })).toBeVisible();
  left.resolve();
  await expect(toast(page)).toContainText('The settings were not saved');
});

test('empty rows are left out, and that is said @settings.kept', async ({ page }) => {
  await page.goto('/admin?section=search#settings');
  const add = page.getByRole('button', { name: 'Add group of words' });
  await add.click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Nothing to save');
  await expect(toast(page)).toContainText('1 empty row was removed.');
  await expect(page.getByText('No changes')).toBeVisible();
});

test('a section that is chosen further down begins at its heading @settings.sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin?section=services#settings');
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const chosen = page.getByRole('button', { name: 'Policies' });
  await expect(chosen).toBeInViewport();
  await chosen.click();
  await expect(page.getByRole('heading', { name: 'Policies', level: 2 })).toBeInViewport();
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
});

test('a row of the planner is called after its item and option, which is chosen @settings.sections', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Floors') });
  const options = [
    { name: 'Small', price: 90 },
    { name: 'Large', price: 190 },
  ];
  const item = await makeItem(api, {
    name: freshName('Oak floor'),
    categoryId: category.id,
    options,
  });
  await page.goto('/admin?section=planner#settings');
  await page.getByRole('button', { name: 'Add dance floor' }).click();
  const floors = page.getByRole('group', { name: 'Dance floors' });
  await floors.getByRole('searchbox').last().fill(item.name);
  await floors.getByRole('button', { name: item.name }).click();
  await floors.getByRole('combobox', { name: 'Option' }).selectOption('Large');
  await expect(floors.getByRole('button', { name: `${item.name} Large` })).toBeVisible();
});

test('an owner adds a template, with which a reply begins @settings.replies', async ({
  page,
  api,
}) => {
  await page.goto('/admin?section=replies#settings');
  await page.getByRole('button', { name: 'Add template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Delivered');
  await page.getByRole('textbox', { name: 'Subject' }).last().fill('{name}, it’s on its way');
  const text = page.getByRole('textbox', { name: 'Text' }).last();
  await text.fill('Hello {who}, {reference} is on its way.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('There is no field {who}.')).toBeVisible();
  await text.fill('Hello {name}, {reference} is on its way.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Settings saved');

  const inquiry = await sendRequest(api, { name: freshName('Delivered') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await page.getByRole('button', { name: 'Write reply' }).click();
  const reply = page.getByRole('dialog', { name: `Reply to ${inquiry.name}` });
  await expect(reply).toContainText(`No email server is set up, so ${inquiry.email} gets no`);
  await reply.getByLabel('Template').selectOption('Delivered');
  await expect(reply.getByLabel('Subject')).toHaveValue(`${inquiry.name}, it’s on its way`);
  await expect(reply.getByLabel('Message')).toHaveValue(
    `Hello ${inquiry.name}, ${inquiry.reference} is on its way.`,
  );
});

test.describe('somebody who changes their email', () => {
  test.use(NOBODY);

  test('as an editor sees no settings, and signs in with the new address @account.email @admin.owners-only', async ({
    page,
    api,
    adminShop,
  }) => {
    const email = `editor-${process.pid}@woodward.example`;
    const invited = await api.post(`${ADMIN_API_PATHS.staff}/invitations`, {
      data: { email, role: 'editor' },
    });
    const { link } = (await invited.json()) as { link: string };
    await page.goto(link);
    await page.getByLabel('Your name').fill('Edie Tor');
    await page.getByLabel('New password').fill(OWNER.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('tab')).toHaveCount(4);
    await page.goto('/admin?section=faq#settings');
    await expect(page.getByRole('tab', { name: 'Contact Leads' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await expect(page.getByText('Only owners can open “Settings”')).toBeInViewport();
    // A view without a request says what it would show, and offers no filter to clear.
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing assigned to you' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear search and filters' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Edie Tor' }).click();
    await page.getByRole('button', { name: 'Your account' }).click();
    const next = `edie-${process.pid}@woodward.example`;
    await expect(page.getByText('No email server is set up, so the new address')).toBeVisible();
    await page.getByLabel('New email').fill(next);
    await page
      .getByRole('region', { name: 'Email' })
      .getByLabel('Current password')
      .fill(OWNER.password);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
    await page.goto(await adminShop.mailedLink(next, 'email-change'));
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(toast(page)).toContainText(next);
    const own = asOwnPage(adminShop.url);
    const signedIn = await page.request.post(`${adminShop.url}/api/auth/sign-in/email`, {
      data: { email: next, password: OWNER.password },
      headers: own.extraHTTPHeaders,
    });
    expect(signedIn.status()).toBe(200);
  });
});
