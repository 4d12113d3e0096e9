/** What each role is offered: nothing that it may not do, at any width; and what the server says to who asks all the same. */
import { expectAccessible } from '../../support/accessibility.ts';
import { addColleague } from '../../support/admin/people.ts';
import { askFor, beginQuote } from '../../support/admin/quotes.ts';
import { expectNotWider } from '../../support/admin/sizes.ts';
import { freshName, makeCategory, openTab, showTab, toast } from '../../support/admin/steps.ts';
import { expect, test, type Locator, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.use({ allowedErrors: /status of 40\d|ERR_FAILED/ });

/** Buttons of what changes something, wherever they stand. */
const WRITES =
  /^(Add|Edit|Delete|Duplicate|Import|Change order|Create Quote|Write reply|Save|Publish|Move|Remove|Discard|Restore|Block|Record|Strike|Revise|Cancel event|Log call|Schedule)\b/;

/** @returns how many there are in the list, which is said once they are there */
const countOf = (page: Page) =>
  page.getByRole('tabpanel').getByRole('status').filter({ hasText: /^\d/ });

/**
 * Opens what staff look at, and checks that nothing there writes.
 * @param screens an address, and what its screen shows once it is read
 */
async function expectNothingToWrite(
  page: Page,
  screens: readonly (readonly [address: string, shown: Locator])[],
): Promise<void> {
  for (const [address, shown] of screens) {
    // Another fragment alone would leave the screen before in view for a while.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(shown.first(), address).toBeVisible();
    await expect(page.getByText(/Loading/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: WRITES }), address).toHaveCount(0);
    if (/category=\w+-|inquiry=/.test(address)) await expectAccessible(page, address);
    await expectNotWider(page, address);
  }
}

for (const width of [360, 1440]) {
  test(`${width} px wide, whoever only reads is offered nothing to write @staff.offered @admin.phone`, async ({
    browser,
    page: owners,
    api,
    adminShop: { url },
  }) => {
    const inquiry = await askFor(api, 'Read');
    await beginQuote(owners, inquiry);
    const category = await makeCategory(api, { name: freshName('Seen') });
    const { context } = await addColleague(browser, { api, url, role: 'reader' });
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    const binned = await makeCategory(api, { name: freshName('Binned') });
    await api.delete(`${ADMIN_API_PATHS.categories}/${binned.id}?version=${binned.version}`);
    const seen = page.getByRole('dialog', { name: category.name });
    await expectNothingToWrite(page, [
      ['/admin', countOf(page)],
      ['/admin#categories', countOf(page)],
      ['/admin#rental-items', countOf(page)],
      ['/admin#service-packages', countOf(page)],
      ['/admin?trash=1#categories', page.getByText(binned.name)],
      ['/admin?category=new#categories', countOf(page)],
      [`/admin?category=${category.id}#categories`, seen.getByLabel('Page heading')],
      [`/admin?inquiry=${inquiry.id}`, page.getByRole('heading', { name: 'Timeline' })],
      ['/admin?stock=2031-12', page.getByText('Balloon Garland Ring')],
      ['/admin?goods=2031-12-01', page.getByText('Nothing goes out that day.')],
      ['/admin#settings', page.getByRole('status').filter({ hasText: 'Only owners' })],
    ]);

    await page.goto(`/admin?category=${category.id}#categories`);
    const dialog = page.getByRole('dialog', { name: category.name });
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      category.name,
    );
    await expect(
      dialog.getByText('You can’t change this: your account is set to “Reads only”.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveCSS(
      'border-top-color',
      'rgba(0, 0, 0, 0)',
    );
    await page.goto(`/admin?inquiry=${inquiry.id}`);
    await expect(page.getByRole('definition').filter({ hasText: 'Unassigned' })).toBeVisible();
    // A draft is shown as the customer would see it.
    await page.getByRole('button', { name: 'Open Quote 1' }).click();
    const quote = page.getByRole('article', { name: 'Quote 1' });
    await expect(quote.getByText('Total', { exact: true }).first()).toBeVisible();
    await expect(quote.getByRole('textbox')).toHaveCount(0);
    await context.close();
  });
}

test('whoever answers requests writes there, and sees the catalog only; what is typed stays where the role is lowered @staff.offered @staff.roles @staff.lowered', async ({
  browser,
  api,
  adminShop: { url },
}) => {
  const inquiry = await askFor(api, 'Answered');
  const category = await makeCategory(api, { name: freshName('Seen') });
  const { context, id } = await addColleague(browser, { api, url, role: 'responder' });
  const page = await context.newPage();
  const panel = await openTab(page, 'Contact Leads');
  await expect(panel.getByRole('button', { name: 'Add request' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Export' })).toHaveCount(0);
  const seen = page.getByRole('dialog', { name: category.name });
  await expectNothingToWrite(page, [
    [`/admin?category=${category.id}#categories`, seen.getByLabel('Page heading')],
  ]);

  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await page.getByLabel('Add a note').fill('Called back.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Called back.')).toBeVisible();
  // Now they only read, and the page is still open, with what they type.
  await page.getByLabel('Next action').fill('Measure the tent.');
  await page.getByLabel(/^On\b/).fill('2031-06-12');
  await api.patch(`${ADMIN_API_PATHS.staff}/${id}`, { data: { role: 'reader' } });
  await page.getByLabel('Add a note').fill('Once more.');
  await page.getByRole('button', { name: 'Log call' }).click();
  await expect(toast(page)).toContainText('Your account doesn’t have permission to do this.');
  const told = page.getByRole('alert').filter({ hasText: 'Your role was changed' });
  await expect(told).toHaveText(
    'Your role was changed to “Reads only”. What you typed is still here, but you can no longer save it. Copy what you need.',
  );
  await expect(page.getByLabel('Add a note')).toHaveValue('Once more.');
  await expect(page.getByLabel('Next action')).toHaveValue('Measure the tent.');
  await page.getByRole('button', { name: 'Continue with my new role' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log call' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
  await showTab(page, 'Rental Items');
  await context.close();
});

test('the dialog in which somebody types says that their role was lowered @staff.lowered', async ({
  browser,
  api,
  adminShop: { url },
}) => {
  const category = await makeCategory(api, { name: freshName('Lowered') });
  const { context, id } = await addColleague(browser, { api, url, role: 'editor' });
  const page = await context.newPage();
  await page.goto(`/admin?category=${category.id}#categories`);
  const dialog = page.getByRole('dialog', { name: category.name });
  await dialog.getByLabel('Page heading').fill('Typed before');
  await api.patch(`${ADMIN_API_PATHS.staff}/${id}`, { data: { role: 'reader' } });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const told = dialog.getByRole('alert').filter({ hasText: 'Your role was changed' });
  await expect(told).toBeVisible();
  await expect(dialog.getByLabel('Page heading')).toHaveValue('Typed before');
  await dialog.getByRole('button', { name: 'Continue with my new role' }).click();
  await expect(told).toHaveCount(0);
  await expect(dialog.getByLabel('Page heading')).toBeDisabled();
  await context.close();
});

test('a dialog without a draft of an entity says so too, and is gone with what the role no longer may @staff.lowered', async ({
  browser,
  api,
  adminShop: { url },
}) => {
  const inquiry = await askFor(api, 'Lowered');
  const { context, id } = await addColleague(browser, { api, url, role: 'editor' });
  const page = await context.newPage();
  const lower = () => api.patch(`${ADMIN_API_PATHS.staff}/${id}`, { data: { role: 'reader' } });
  const raise = () => api.patch(`${ADMIN_API_PATHS.staff}/${id}`, { data: { role: 'editor' } });
  const expectTold = async (dialog: Locator) => {
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Copy what you need.' }),
    ).toBeVisible();
  };

  await test.step('a reply', async () => {
    await page.goto(`/admin?inquiry=${inquiry.id}`);
    await page.getByRole('button', { name: 'Write reply' }).click();
    const dialog = page.getByRole('dialog', { name: `Reply to ${inquiry.name}` });
    await dialog.getByLabel('Subject').fill('Your tent');
    await dialog.getByLabel('Message').fill('We have two.');
    await lower();
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expectTold(dialog);
    await expect(dialog.getByLabel('Message')).toHaveValue('We have two.');
    await dialog.getByRole('button', { name: 'Continue with my new role' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the frame of a photo', async () => {
    await raise();
    await page.goto('/admin#photos');
    await page.reload();
    await page.getByRole('button', { name: 'Focal point and crop' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Focal point and crop' });
    const fromLeft = dialog.getByLabel('From the left, in %');
    await fromLeft.fill('20');
    await lower();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectTold(dialog);
    await expect(fromLeft).toHaveValue('20');
  });
  await context.close();
});

test('an owner lets somebody only read, who hands over what is open; the list says when they came @staff.hand-over @staff.last-sign-in', async ({
  browser,
  page,
  api,
  adminShop: { url },
}) => {
  const inquiry = await askFor(api, 'Handed');
  const { context, name, id } = await addColleague(browser, { api, url, role: 'editor' });
  const work = `${ADMIN_API_PATHS.inquiries}/${inquiry.id}/work`;
  const given = await api.patch(work, { data: { version: inquiry.version, assigneeId: id } });
  expect(given.status(), await given.text()).toBe(200);
  await page.goto('/admin#staff');
  const row = page
    .getByRole('list', { name: 'Staff' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row).toContainText(/Last signed in .*\d:\d\d/);
  await page.getByLabel(`Role of ${name}`, { exact: true }).selectOption('Reads only');
  await page.getByRole('button', { name: `Save role of ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Let ${name} only read?` });
  await question.getByLabel('Hand over 1 open request to').selectOption('Owner');
  await question.getByRole('button', { name: 'Change role' }).click();
  await expect(toast(page)).toContainText(`${name} can now only read.`);
  const after = (await (await api.get(work)).json()) as { assignee: { name: string } };
  expect(after.assignee.name).toBe('Owner');
  await context.close();
});
