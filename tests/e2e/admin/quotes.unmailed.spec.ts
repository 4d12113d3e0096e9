/** A quote whose link staff pass on by hand. */
import { findRow, freshName, openTab } from '../../support/admin/steps.ts';
import { expect, test, type Locator, type Page } from '../../support/admin/test.ts';

/** @returns the dialog for a request that came by phone */
async function openAddDialog(page: Page): Promise<Locator> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add request' }).click();
  return page.getByRole('dialog', { name: 'Add a request' });
}

/** Adds the request of somebody who left a phone number alone. */
async function fillInCaller(add: Locator, name: string): Promise<void> {
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Phone').fill('(313) 555-0142');
  await add.getByRole('button', { name: 'Add request' }).click();
}

/** Gives a quote its only line, and asks for the dialog that sends it. */
async function sendBackdrop(page: Page, quote: Locator): Promise<void> {
  await quote.getByRole('button', { name: 'Add a custom line' }).click();
  await expect(quote.getByLabel('Line 1: item')).toBeFocused();
  await page.keyboard.type('Backdrop');
  await quote.getByLabel('Line 1: unit price').fill('300');
  await quote.getByRole('button', { name: 'Send…' }).click();
}

test('without an email address a quote is finalized, a link is shown once, and nothing says it was mailed @quote.editor-send @quote.unmailed @inquiry.by-hand @admin.kept-hidden', async ({
  page,
}) => {
  const name = freshName('By Hand');
  const add = await openAddDialog(page);
  await add.getByRole('button', { name: 'Add request' }).click();
  await expect(add.getByText('Name is required')).toBeVisible();
  await expect(add.getByText('Please enter a phone number or an email address')).toBeVisible();
  await expect(add.getByLabel('Name')).toBeFocused();
  await fillInCaller(add, name);
  // Of one who has no mailbox, the phone stands out.
  const added = page.getByRole('article', { name });
  await expect(added.getByRole('link', { name: /^Call/ })).toHaveClass(/button-night/);
  await added.getByRole('button', { name: 'Create Quote' }).click();
  const quote = page.getByRole('article', { name: 'Quote 1' });
  await expect(quote).toBeVisible();
  // Typed while there was an address: the dialog no longer shows it, and does not send it.
  await page.evaluate(() => {
    const [, id = ''] = new URLSearchParams(location.search).get('quote')?.split('.') ?? [];
    localStorage.setItem(`woodward:admin:text/quote/${id}`, ' ');
  });
  await sendBackdrop(page, quote);
  const dialog = page.getByRole('dialog', { name: 'Send Quote 1' });
  await expect(dialog).toContainText('has no email address');
  await dialog.getByRole('button', { name: 'Finalize and get a link' }).click();
  await expect(quote.getByLabel('Link to Quote 1', { exact: true })).toHaveValue(/\/quote/);
  await quote.getByRole('button', { name: 'Done' }).click();
  await expect(quote.getByLabel('Link to Quote 1', { exact: true })).toHaveCount(0);
  await expect(quote).toContainText('Finalized');
  await page.goBack();
  const request = page.getByRole('article', { name });
  await expect(request.getByText('Quote 1 finalized, to be shared by link')).toBeVisible();
  await expect(request).not.toContainText('reply to this email');
});

test('deleting a request asks first while its quote is open; a withdrawn one is said in the list @inquiry.delete-quoted @inquiry.withdrawn', async ({
  page,
}) => {
  const name = freshName('Withdrawn');
  const add = await openAddDialog(page);
  await fillInCaller(add, name);
  await page.getByRole('button', { name: 'Create Quote' }).click();
  const quote = page.getByRole('article', { name: 'Quote 1' });
  await sendBackdrop(page, quote);
  await page.getByRole('button', { name: 'Finalize and get a link' }).click();
  await expect(quote).toContainText('Finalized');
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, name);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete the request from ${name}?` });
  await expect(question).toContainText(
    'Quote 1 is still open. The customer’s link to it will stop working.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw Quote 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Quote 1 withdrawn')).toBeVisible();
  await page.goBack();
  await expect(row).toContainText('Quote withdrawn');
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(row).toHaveCount(0);
});
