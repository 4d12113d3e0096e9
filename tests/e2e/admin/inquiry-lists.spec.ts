/** Rows of the list of requests: what they mark, and what a click on them does. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { publicQuoteEndpoints, QUOTE_TOKEN_HEADER } from '#contracts/quotes/quotes.ts';
import { connect } from '#db/client.ts';
import { inquiries } from '#db/schema.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { readQuoteLink } from '#site/quotes/quote-link.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { sendNewQuote } from '../../support/admin/sent-quotes.ts';
import { findRow, freshName, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

/** Makes a request suspected spam. @returns the list of those, and its row */
async function amongSpam(page: Page, { id, name }: InquiryView, databaseUrl: string) {
  const { db, close } = connect(databaseUrl, { maxConnections: 1 });
  await db
    .update(inquiries)
    .set({ status: 'quarantined', spamReasons: ['Holds 3 links'] })
    .where(eq(inquiries.id, id));
  await close();
  const panel = await openTab(page, 'Contact Leads');
  await panel.getByLabel('Filter by status').selectOption({ value: 'quarantined' });
  return { panel, row: await findRow(panel, name) };
}

test('a click on a box of suspected spam ticks it and opens nothing; a click on the row opens it @inquiry.bulk @spam.list', async ({
  page,
  api,
  adminShop,
}) => {
  const request = await sendRequest(api, { name: freshName('Spammy') });
  const { id, name, message } = request;
  const { panel, row } = await amongSpam(page, request, adminShop.databaseUrl);
  await expect(row).toContainText('Holds 3 links');
  await expect(row).toContainText(messageWithoutList(message, []));
  const box = row.getByRole('checkbox', { name: `Select ${name}` });
  // As a pointer does it: whatever lies on top gets the click.
  await box.click({ force: true });
  await expect(box).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Not spam: mark 1 as pending' })).toBeVisible();
  await expect(page).not.toHaveURL(/inquiry=/);
  // The area of the button is the whole row: the click lands on it.
  await row.getByText('Belle Isle').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`inquiry=${id}`));
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('a move of suspected spam says where to and can be taken back; all on the page are asked about @inquiry.bulk', async ({
  page,
  api,
  adminShop,
}) => {
  const request = await sendRequest(api, { name: freshName('Junk') });
  const { panel, row } = await amongSpam(page, request, adminShop.databaseUrl);
  for (const [button, said] of [
    ['Not spam: mark 1 as pending', '1 request moved to Pending.'],
    ['Move 1 to the trash', '1 request moved to the trash.'],
  ] as const) {
    await row.getByRole('checkbox').check();
    await panel.getByRole('button', { name: button }).click();
    await expect(toast(page)).toContainText(said);
    await expect(row).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('1 request moved back to Suspected spam.');
    await expect(row).toHaveCount(1);
    await row.getByRole('checkbox').uncheck();
  }
  await panel.getByRole('button', { name: 'Move all on this page to the trash' }).click();
  const question = page.getByRole('dialog', { name: 'Move 1 request to the trash?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(row).toHaveCount(1);
});

test('a question about a quote is to be answered, marked as such, until it is @inquiry.unanswered', async ({
  page,
  api,
}) => {
  const { quote, path } = await sendNewQuote(api);
  const link = readQuoteLink(new URL(path, 'https://shop.example').hash);
  const asked = await api.post(publicQuoteEndpoints.ask.path.replace('{id}', quote.id), {
    headers: { [QUOTE_TOKEN_HEADER]: link?.token ?? '' },
    data: { id: randomUUID(), text: 'Are cushions included?' },
  });
  expect(asked.status()).toBe(204);
  const panel = await openTab(page, 'Contact Leads');
  await panel.getByRole('button', { name: 'To answer' }).click();
  const row = await findRow(panel, quote.content.customer);
  await expect(row).toContainText(/Question, (?:just now|\d+ min ago)/);
  await row.getByRole('button', { name: quote.content.customer, exact: true }).click();
  const request = page.getByRole('article', { name: quote.content.customer });
  const said = request.getByText('The customer asked about a quote.');
  await expect(said).toBeVisible();
  await request.getByLabel('Add a note').fill('Told her on the phone');
  await request.getByRole('button', { name: 'Log call' }).click();
  await expect(said).toHaveCount(0);
  await request.getByRole('button', { name: 'Back to requests' }).click();
  await expect(row).toHaveCount(0);
});

test('what a colleague did to a request meanwhile is in its row once it was opened @inquiry.fresh @admin.refetch', async ({
  page,
  api,
}) => {
  const { id, name, version } = await sendRequest(api, { name: freshName('Moved') });
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, name);
  await expect(row).toContainText('Pending');
  const moved = await api.patch(`${ADMIN_API_PATHS.inquiries}/${id}`, {
    data: { status: 'contacted', version },
  });
  expect(moved.ok()).toBe(true);
  await row.getByRole('button', { name, exact: true }).click();
  const request = page.getByRole('article', { name });
  await expect(request.getByLabel('Status')).toHaveValue('contacted');
  await request.getByRole('button', { name: 'Back to requests' }).click();
  await expect(row).toContainText('Contacted');
  await expect(row).not.toContainText('Pending');
});

test('what is chosen in a filter can be read in full, the longest sort included @admin.lists', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  const panel = await openTab(page, 'Contact Leads');
  const longest = { 'Sort by': 'touched-asc', 'Filter by status': 'quarantined' };
  for (const [label, value] of Object.entries(longest)) {
    await panel.getByLabel(label).selectOption(value);
    await expectReadInFull(panel.getByLabel(label), label);
  }
});

test('suspected spam is chosen from any view, which it leaves, and its number is what it shows @inquiry.views', async ({
  page,
  api,
  adminShop,
}) => {
  await amongSpam(
    page,
    await sendRequest(api, { name: freshName('Hidden') }),
    adminShop.databaseUrl,
  );
  const panel = await openTab(page, 'Contact Leads');
  await panel.getByRole('button', { name: 'To answer' }).click();
  const status = panel.getByLabel('Filter by status');
  const spam = await status.getByRole('option', { name: /^Suspected spam \(\d+\)$/ }).textContent();
  await status.selectOption('quarantined');
  await expect(panel.getByRole('button', { name: 'To answer' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(panel.getByRole('button', { name: 'All requests' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const count = /\d+/.exec(spam ?? '')?.[0];
  await expect(panel.getByRole('status')).toHaveText(`${count} request${count === '1' ? '' : 's'}`);
  await expectReadInFull(status, 'Filter by status');
  await panel.getByRole('button', { name: 'To answer' }).click();
  await expect(status).toHaveValue('');
});

/** Expects that all of what is chosen is seen, once the typeface has come. */
async function expectReadInFull(select: Locator, label: string): Promise<void> {
  await expect.poll(() => select.evaluate(hiddenPart), { message: label }).toBeLessThanOrEqual(0);
}

/** @returns by how many pixels the text of a select is wider than its room beside the arrow */
function hiddenPart(select: Element): number {
  if (!(select instanceof HTMLSelectElement)) throw new TypeError('It is no select');
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('No canvas');
  canvas.font = font;
  const text = canvas.measureText(select.selectedOptions[0]?.text ?? '').width;
  const arrow = 16;
  return (
    text +
    arrow +
    Number.parseFloat(paddingLeft) +
    Number.parseFloat(paddingRight) -
    select.clientWidth
  );
}

test('a request whose name cannot be seen is listed and opened by its reference @inquiry.unnamed', async ({
  page,
  api,
  adminShop,
}) => {
  const { id, reference } = await sendRequest(api, { name: freshName('Unseen') });
  const { db, close } = connect(adminShop.databaseUrl, { maxConnections: 1 });
  await db.update(inquiries).set({ name: '\u2800\u3164' }).where(eq(inquiries.id, id));
  await close();
  const row = await findRow(await openTab(page, 'Contact Leads'), reference);
  await expect(row.getByRole('button', { name: `Delete ${reference}` })).toBeVisible();
  await row.getByRole('button', { name: reference, exact: true }).click();
  await expect(page.getByRole('heading', { name: reference, exact: true })).toBeVisible();
});
