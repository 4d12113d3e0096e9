/** A booked event that comes back from the trash, or by Undo, after its pieces were promised to another. */
import type { APIRequestContext } from '@playwright/test';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { forgetCallers, sendQuote, type SentQuote } from '../../support/admin/sent-quotes.ts';
import {
  findRow,
  freshName,
  makeCategory,
  makeItem,
  openTab,
  toast,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

const SATURDAY = '2031-08-16';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));
// The refusals are what the test is about.
test.use({ allowedErrors: /409/ });

/** @returns a function that quotes 420 of 600 chairs for the Saturday, and one that books them */
async function chairsOf(api: APIRequestContext) {
  const category = await makeCategory(api, { name: freshName('Seats') });
  const name = freshName('Chair');
  const fields = { name, categoryId: category.id, availability: 600 };
  const { id: itemId } = await makeItem(api, fields);
  const lines = [quoteLineOf({ itemId, name, quantity: 420 })];
  const quoted = async (customer: string) => {
    const inquiry = await sendRequest(api, { name: freshName(customer), eventDate: SATURDAY });
    const content = { eventDate: SATURDAY, lines };
    const { quote } = await sendQuote(api, inquiry.id, { content });
    return { inquiry, quote };
  };
  const book = async ({ quote }: Pick<SentQuote, 'quote'>) => {
    const data = { version: quote.version, way: 'phone', name: 'Ada', on: '2026-01-02' };
    const booked = await api.post(`/api/admin/quotes/${quote.id}/accept`, { data });
    expect(booked.ok(), await booked.text()).toBe(true);
  };
  return { name, quoted, book };
}

test('a booked event that no longer fits comes back from the trash with a reason @inquiry.trash @stock.confirm', async ({
  page,
  api,
}) => {
  const { name: chair, quoted, book } = await chairsOf(api);
  const [one, other] = [await quoted('First'), await quoted('Second')];
  const [first, second] = [one.inquiry, other.inquiry];
  await book(one);
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, first.name);
  await row.getByRole('button', { name: `Delete ${first.name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete the request from ${first.name}?` });
  await question.getByRole('button', { name: 'Delete request' }).click();
  await expect(toast(page)).toContainText('Request deleted successfully');
  // Keeps the toast open.
  await toast(page).hover();
  await book(other);

  const dialog = page.getByRole('dialog', { name: `Restore ${first.name}’s event?` });
  const reason = dialog.getByLabel('Why can it be booked anyway?');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `${chair}: 240 short (420 needed, 180 free)`,
  );
  await expectAccessible(page, 'restoring what no longer fits');
  await reason.fill('A partner lends 240');
  // Whoever looks the other event up leaves the dialog; what they had typed is kept.
  await dialog.getByRole('button', { name: `420 for ${second.name}, booked` }).click();
  await expect(page.getByRole('article', { name: second.name })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/admin?inquiry=${first.id}`);
  const request = page.getByRole('article', { name: first.name });
  await request.getByRole('button', { name: 'Restore' }).click();
  await expect(reason).toHaveValue('A partner lends 240');
  await dialog.getByRole('button', { name: 'Restore anyway' }).click();
  await expect(toast(page)).toContainText('Request restored successfully');
  await expect(dialog).toHaveCount(0);
  await expect(request.getByLabel('Status')).toHaveValue('booked');
  await expect(request.getByText('Booked beyond stock')).toBeVisible();
  await expect(request.getByText('A partner lends 240')).toBeVisible();
});

test('an undone move books an event that no longer fits with a reason @inquiry.moves @stock.confirm', async ({
  page,
  api,
}) => {
  const { name: chair, quoted, book } = await chairsOf(api);
  const [one, other] = [await quoted('First'), await quoted('Second')];
  const { id, name } = one.inquiry;
  await book(one);
  await page.goto(`/admin?inquiry=${id}`);
  const request = page.getByRole('article', { name });
  const status = request.getByLabel('Status');
  await status.selectOption('contacted');
  await expect(toast(page)).toContainText('Contacted');
  // Keeps the toast open.
  await toast(page).hover();
  await book(other);

  const dialog = page.getByRole('dialog', { name: `Book ${name}’s event again?` });
  const missing = dialog.getByText(`${chair}: 240 short (420 needed, 180 free)`);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(missing).toBeVisible();
  await dialog.getByLabel('Why can it be booked anyway?').fill('A partner lends 240');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(status).toHaveValue('contacted');

  await request.getByRole('button', { name: 'Undo: back to Booked' }).click();
  await expect(missing).toBeVisible();
  await expect(dialog.getByText(other.inquiry.name)).toBeVisible();
  await expectAccessible(page, 'undoing a move that no longer fits');
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(status).toHaveValue('booked');
  await expect(request.getByText('Booked beyond stock')).toBeVisible();
  await expect(request.getByText('A partner lends 240')).toBeVisible();
});
