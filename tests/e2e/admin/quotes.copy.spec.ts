/** A quote for another request. */
import { askFor, beginQuote, priceLines } from '../../support/admin/quotes.ts';
import { forgetCallers } from '../../support/admin/sent-quotes.ts';
import { expect, test } from '../../support/admin/test.ts';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

test('a quote is copied to another request, found by its name, where its draft opens @quote.copy', async ({
  page,
  api,
}) => {
  const first = await askFor(api, 'Copied');
  const second = await askFor(api, 'Receiving');
  const quote = await beginQuote(page, first);
  await priceLines(page, quote);
  await quote.getByRole('button', { name: 'Back to request' }).click();
  const request = page.getByRole('article', { name: first.name });
  await request.getByRole('button', { name: 'Copy to another request: Quote 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy to another request' });
  await dialog.getByRole('searchbox', { name: 'Search requests' }).fill(second.name);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: `Copy to ${second.reference}` }).click();
  await expect(page).toHaveURL(new RegExp(`quote=${second.id}`));
  const copy = page.getByRole('article', { name: 'Quote 1' });
  await expect(copy.getByLabel('Line 2: unit price')).toHaveValue('$120.50');
  await expect(dialog).toHaveCount(0);
});
