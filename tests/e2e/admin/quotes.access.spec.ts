/** Quotes in the admin with the keyboard, on a phone and on paper. */
import { askFor, beginQuote, priceLines, quotesOf } from '../../support/admin/quotes.ts';
import { expectWell, SIZES } from '../../support/admin/sizes.ts';
import { toast } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';

test('a quote is written with the keyboard alone @admin.keyboard', async ({ page, api }) => {
  const inquiry = await askFor(api, 'Keyed');
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await page.getByRole('button', { name: 'Create Quote' }).focus();
  await page.keyboard.press('Enter');
  const quote = page.getByRole('article', { name: 'Quote 1' });
  await expect(quote.getByRole('heading', { level: 2 })).toBeFocused();
  const field = quote.getByLabel('Line 1: unit price');
  for (let presses = 0; presses < 30 && !(await isFocused(field)); presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('7');
  // As in any form, Enter saves.
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Quote saved');
  expect((await quotesOf(api, inquiry))[0]?.totals.rental).toBe(28_000);
});

const isFocused = (field: ReturnType<Page['getByLabel']>) =>
  field.evaluate((element) => element === document.activeElement);

test('section, editor, dialog and sent quote fit and axe finds nothing, on a laptop and on a phone @admin.phone', async ({
  page,
  api,
}) => {
  await page.setViewportSize(SIZES.phone);
  const inquiry = await askFor(api, 'Narrow');
  const quote = await beginQuote(page, inquiry);
  await priceLines(page, quote);
  await expectWell(page, 'editor');
  await quote.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Quote 1' });
  await dialog.getByText('What the customer sees').click();
  await expectWell(page, 'dialog');
  const number = dialog.getByText(/^\(\d{3}\) \d{3}-\d{4}$/);
  expect(await number.evaluate((each) => each.getClientRects().length)).toBe(1);
  await dialog.getByRole('button', { name: 'Finalize and get a link' }).click();
  await expect(quote.getByText('Awaiting answer', { exact: true })).toBeVisible();
  await expectWell(page, 'sent quote');
  await quote.getByRole('button', { name: 'Back to request' }).click();
  await expect(page.getByRole('button', { name: 'Revise Quote 1' })).toBeVisible();
  await expectWell(page, 'request');
});

test('on paper a draft is a document with letterhead, without the form @quote.editor-print', async ({
  page,
  api,
}) => {
  const quote = await beginQuote(page, await askFor(api, 'Printed'));
  await quote.getByLabel('Introduction').fill('Typed a moment ago.');
  await page.emulateMedia({ media: 'print' });
  await expect(quote.getByRole('heading', { name: 'Quote No. 1', exact: true })).toBeVisible();
  await expect(quote.getByText('Draft, not sent')).toBeVisible();
  await expect(
    quote.getByRole('paragraph').filter({ hasText: 'Typed a moment ago.' }),
  ).toBeVisible();
  await expect(quote.getByRole('button', { name: 'Save quote' })).toBeHidden();
  await expect(quote.getByLabel('Line 1: item')).toBeHidden();
});
