/**
 * The Contact Leads tab: what a visitor sent, beside the catalog, and what becomes of it.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { outbox } from '#db/schema.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import {
  findRow,
  freshName,
  makeCategory,
  makeItem,
  toast,
  openTab,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('a request is read as it was sent, beside the catalog, and answered @inquiry.view', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Asked') });
  const item = await makeItem(api, { name: freshName('Arch'), categoryId: category.id });
  const name = freshName('Maya <b>Brooks</b>');
  await sendRequest(api, {
    name,
    email: 'maya@example.com',
    message: `We marry in June.\n${interestedIn('Grand', '$750')}`,
    wishlistItems: [
      { id: item.id, name: item.name, quantity: 2, price: '$1.00' },
      { id: randomUUID(), name: 'Phantom', quantity: 1, price: '$9.00' },
    ],
  });
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, name);
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Inquiry, Grand, 2 items');
  await expect(row).toContainText(/Reply within 2[34] h/);
  await row.getByRole('button', { name, exact: true }).click();

  const request = page.getByRole('article');
  await expect(request.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/[?&]inquiry=/);
  await expect(request).toContainText('We marry in June.');
  await expect(request.getByRole('definition').filter({ hasText: 'Grand, $750' })).toBeVisible();
  await expect(request).toContainText('06/12/2031');
  await expect(request).toContainText('Price differs from the catalog');
  await expect(request).toContainText('$5.00');
  await expect(request).toContainText('Not in the catalog');
  await expect(request.getByRole('link', { name: 'Reply from your email app' })).toHaveAttribute(
    'href',
    /^mailto:maya@example\.com\?subject=/,
  );
  await expect(request.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:3135550199',
  );
  // One way to answer stands out.
  await expect(request.locator('.button-night:visible')).toHaveText(['Write reply']);
  await request.getByLabel('Status').selectOption('Quoted');
  await expect(toast(page)).toContainText('Status changed');
  await request.getByRole('button', { name: 'Back to requests' }).click();
  await expect(row).toContainText('Quoted');
  await expect(row).not.toContainText('Reply within');
  await expect(page).not.toHaveURL(/inquiry=/);

  await panel.getByLabel('Filter by status').selectOption({ value: 'booked' });
  await expect(row).toHaveCount(0);
  await panel.getByLabel('Filter by status').selectOption({ value: 'quoted' });
  await expect(row).toHaveCount(1);
});

test('a change of the status can be taken back @inquiry.status', async ({ page, api }) => {
  const inquiry = await sendRequest(api, { name: freshName('Undone') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const status = page.getByRole('article').getByLabel('Status');
  await status.selectOption('Quoted');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText(`${inquiry.name} is now marked as Pending`);
  await expect(status).toHaveValue('pending');
});

test('a link opens one request @inquiry.link', async ({ page, api }) => {
  const inquiry = await sendRequest(api, { name: freshName('Linked') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await expect(
    page.getByRole('article').getByRole('heading', { name: inquiry.name }),
  ).toBeVisible();
  await page.goto('/admin?inquiry=not-a-inquiry');
  const gone = page.getByRole('article');
  await expect(gone).toContainText('The request couldn’t be loaded');
  await expect(gone.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await gone.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(gone).toHaveCount(0);
  await expect(page).not.toHaveURL(/inquiry=/);
});

test('a status that somebody else changed is not overwritten unseen @inquiry.status', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Shared') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const status = page.getByRole('article').getByLabel('Status');
  await expect(status).toHaveValue('pending');
  await api.patch(`/api/admin/contact-submissions/${inquiry.id}`, {
    data: { status: 'contacted', version: inquiry.version },
  });
  await status.selectOption('Quoted');
  await expect(toast(page)).toContainText('The status was already changed');
  await expect(status).toHaveValue('contacted');
});
test.use({ allowedErrors: /status of 40[49]/ });

test('a mail that was not delivered is said in the list and in the request @mail.retries @inquiry.mail-state', async ({
  page,
  api,
  adminShop,
}) => {
  const name = freshName('Unreached');
  // An address gets one confirmation a day.
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`;
  const inquiry = await sendRequest(api, { name, email, message: `${name} marries.` });
  const { db, close } = connect(adminShop.databaseUrl, { maxConnections: 1 });
  const confirmation = and(
    eq(outbox.inquiryId, inquiry.id),
    eq(outbox.kind, 'inquiry-confirmation'),
    // Here every mail is kept in a file: the sender must be done with it.
    eq(outbox.state, 'filed'),
  );
  await expect
    .poll(async () => {
      // As the sender leaves it after its last try.
      const asGivenUp = { tries: 12, lastError: 'Error EENVELOPE 550', sentAt: null };
      return db
        .update(outbox)
        .set({ ...asGivenUp, state: 'dead' })
        .where(confirmation)
        .returning({ tries: outbox.tries });
    })
    .toEqual([{ tries: 12 }]);
  await close();
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, inquiry.name);
  await expect(row).toContainText('An email was not delivered');
  await row.getByRole('button', { name: inquiry.name, exact: true }).click();
  const request = page.getByRole('article');
  await expect(request).toContainText(
    'Confirmation to the customer: not delivered after 12 tries (the email server refuses the sender or the recipients). The address may be wrong. Try calling them.',
  );
  await expect(request).toContainText('Email to your team: ');
});

test('a request is printed as a sheet: all of it, nothing around it @inquiry.print', async ({
  page,
  api,
}) => {
  const wishlistItems = Array.from({ length: 60 }, (_, index) => ({
    id: randomUUID(),
    name: `Line ${index + 1}`,
    quantity: 1,
    price: '$1.00',
  }));
  const list = wishlistItems.map(({ name }) => `${name} (Qty: 1)`).join(', ');
  const message = `Not the Wishlist Items: of last year.\nWishlist Items:\n${list}`;
  const inquiry = await sendRequest(api, { name: freshName('Printed'), message, wishlistItems });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const request = page.getByRole('article');
  await expect(request.getByText('Line 60')).toBeAttached();
  await expect(
    request.getByText('Not the Wishlist Items: of last year.', { exact: true }),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden();
  await expect(request.getByRole('link', { name: 'Reply from your email app' })).toBeHidden();
  const sheet = await request.evaluate((element) => {
    const { overflow, color } = getComputedStyle(element);
    const { backgroundColor } = getComputedStyle(document.body);
    const isCut = element.scrollHeight > element.clientHeight + 1;
    return { overflow, backgroundColor, color, isCut };
  });
  expect(sheet).toEqual({
    overflow: 'visible',
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(0, 0, 0)',
    isCut: false,
  });
  // Of 60 lines, each with a remark: some pages, not the one that a screen would be.
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/g)?.length;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(7);
});

test('a printed request has the shop’s name, and nothing that staff wrote for each other @inquiry.print', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Handed on') });
  const path = `${ADMIN_API_PATHS.inquiries}/${inquiry.id}`;
  const write = async (kind: string, body: string) => {
    const answer = await api.post(`${path}/notes`, { data: { id: randomUUID(), kind, body } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await write('note', 'Haggles about everything');
  await write('call', 'Sounded unsure');
  const next = { text: 'Offer ten percent', on: '2031-01-02' };
  await api.patch(`${path}/work`, { data: { version: 1, next } });
  const lost = { version: 2, status: 'lost', reason: 'other', note: 'Cannot pay' };
  expect((await api.patch(path, { data: lost })).status()).toBe(200);
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const request = page.getByRole('article');
  const internal = [/Haggles/, /Sounded unsure/, /ten percent, /, /\(other\)/, /Cannot pay/];
  for (const text of internal) await expect(request.getByText(text)).toBeVisible();
  await expect(request.getByText('(313) 555-0142')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of internal) await expect(request.getByText(text)).toBeHidden();
  await expect(request.getByText('Woodward Event Decor')).toBeVisible();
  await expect(request.getByText('(313) 555-0142')).toBeVisible();
  await expect(request.getByText('Pending → Lost')).toBeVisible();
});

test('deleting a booked request asks first @inquiry.delete-quoted', async ({ page, api }) => {
  const inquiry = await sendRequest(api, { name: freshName('Booked') });
  const booked = { version: 1, status: 'booked', note: 'Deposit received' };
  const answer = await api.patch(`${ADMIN_API_PATHS.inquiries}/${inquiry.id}`, { data: booked });
  expect(answer.status(), await answer.text()).toBe(200);
  const row = await findRow(await openTab(page, 'Contact Leads'), inquiry.name);
  await row.getByRole('button', { name: `Delete ${inquiry.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It is booked for Thursday, June 12, 2031');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Delete ${inquiry.name}` }).click();
  await page.getByRole('button', { name: 'Delete request' }).click();
  await expect(row).toHaveCount(0);
});
