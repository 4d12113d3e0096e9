/** Quotes in the admin: from the list of a request to what the customer is sent. */
import type { MeView } from '#contracts/accounts/staff.ts';
import {
  publicQuoteEndpoints,
  QUOTE_TOKEN_HEADER,
  quoteEndpoints,
  type PublicQuoteView,
} from '#contracts/quotes/quotes.ts';
import { readQuoteLink } from '#site/quotes/quote-link.ts';
import { askFor, beginQuote, priceLines, quotesOf } from '../../support/admin/quotes.ts';
import { forgetCallers } from '../../support/admin/sent-quotes.ts';
import { toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

test('a quote is made from a list, priced, sent, revised and withdrawn @quote.editor @quote.editor-send @quote.editor-links', async ({
  page,
  api,
}) => {
  const inquiry = await askFor(api, 'Quoted');
  const quote = await beginQuote(page, inquiry);
  await expect(page).toHaveURL(new RegExp(`quote=${inquiry.id}`));
  await expect(quote.getByLabel('Line 1: item')).toHaveValue('Gold Chair');
  await expect(quote.getByLabel('Line 1: quantity')).toHaveValue('40');
  await expect(quote.getByText(/without a price/)).toBeVisible();
  await priceLines(page, quote);
  await expect(quote.getByText(/without a price/)).toHaveCount(0);
  const totals = quote.getByLabel('Totals').first();
  await expect(totals).toContainText('$320.50');
  await quote.getByLabel('Discount', { exact: true }).fill('10');
  await quote.getByLabel('Discount: dollars or percent').selectOption('%');
  await expect(totals).toContainText('−$32.05');

  await quote.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Quote 1' });
  await expect(dialog).toContainText(`To: ${inquiry.email}`);
  await expect(dialog).toContainText(
    `No email server is set up, so ${inquiry.email} gets no email. You get a link to give to the customer instead`,
  );
  await expect(dialog).toContainText('The email is saved as a file with another link.');
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Hello Quoted,/);
  await dialog.getByText('What the customer sees').click();
  await expect(dialog.getByRole('rowheader', { name: 'Velvet Sofa' })).toBeVisible();
  await expect(dialog).toContainText('Quote No. 1');
  await expect(dialog).toContainText('Discount (10%)');
  await dialog.getByRole('button', { name: 'Finalize and get a link' }).click();
  await expect(quote.getByText('Awaiting answer', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText('Quote finalized');
  await expect(toast(page)).not.toContainText('waiting to be emailed');
  await expect(quote.getByLabel('Link to Quote 1', { exact: true })).toHaveValue(/\/quote/);
  expect(await quotesOf(api, inquiry)).toMatchObject([
    { standing: 'open', totals: { rental: 32_050, discount: 3_205 } },
  ]);

  await page.goBack();
  const request = page.getByRole('article', { name: inquiry.name });
  await expect(request.getByRole('button', { name: 'Open Quote 1' }).first()).toBeVisible();
  await expect(request.getByText('Quote 1 finalized', { exact: true })).toBeVisible();
  await expect(request.getByLabel('Status')).toHaveValue('quoted');
  await request.getByRole('button', { name: 'Revise Quote 1' }).click();
  const revised = page.getByRole('article', { name: 'Quote 2' });
  await expect(revised.getByLabel('Line 2: unit price')).toHaveValue('$120.50');
  await revised.getByRole('button', { name: 'Back to request' }).click();
  await request.getByRole('button', { name: 'Discard draft of Quote 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(request.getByRole('button', { name: 'Edit Quote 2' })).toHaveCount(0);
  await request.getByRole('button', { name: 'New link to Quote 1' }).click();
  await expect(request.getByLabel('Link to Quote 1', { exact: true })).toBeVisible();
  // The first one is in the mail, the second was shown when the quote was sent.
  await expect(request.getByText('3 working links')).toBeVisible();
  await request.getByRole('button', { name: 'Withdraw Quote 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(request.getByText('Quote 1 withdrawn', { exact: true })).toBeVisible();
  await expect(request.getByLabel('Link to Quote 1', { exact: true })).toHaveCount(0);
  await expect(request.getByRole('button', { name: 'New link to Quote 1' })).toHaveCount(0);
  await expect(request.getByText(/working link/)).toHaveCount(0);
  await expect(request.getByRole('button', { name: 'Revise Quote 1' })).toBeVisible();
});

test('what is typed outlives Back and a reload until it is saved @quote.editor-kept', async ({
  page,
  api,
}) => {
  const inquiry = await askFor(api, 'Kept');
  const quote = await beginQuote(page, inquiry);
  await quote.getByLabel('Introduction').fill('It was lovely to meet you.');
  await page.reload();
  await expect(quote.getByLabel('Introduction')).toHaveValue('It was lovely to meet you.');
  await page.goBack();
  await expect(toast(page)).toContainText('Not saved yet');
  const edit = page.getByRole('button', { name: 'Edit Quote 1' });
  await expect(edit).toBeFocused();
  await toast(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(quote.getByLabel('Introduction')).toHaveValue('It was lovely to meet you.');
  await quote.getByRole('button', { name: 'Save quote' }).click();
  await expect(quote.getByText('Everything is saved.')).toBeAttached();
  await quote.getByRole('button', { name: 'Back to request' }).click();
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: 'Back to requests' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Contact Leads' });
  await expect(panel.getByRole('searchbox')).toBeVisible();
});

test('lines are added, moved, removed and brought back @quote.editor', async ({ page, api }) => {
  const quote = await beginQuote(page, await askFor(api, 'Lined'));
  const search = quote.getByLabel('Add from the catalog');
  await search.click(); // Ends the smooth scroll, which would move the results away again.
  await search.fill('chair');
  const found = quote.getByRole('list', { name: 'Search results' });
  await expect(found.getByRole('button').first()).toBeVisible();
  // Clear of the bar at the end.
  const covered = () =>
    found.evaluate((element) => {
      const bar = document.querySelector('.form-end')?.getBoundingClientRect().top ?? 0;
      return element.getBoundingClientRect().bottom - bar;
    });
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await found.getByRole('button').first().click();
  await expect(quote.getByLabel('Line 3: item')).not.toHaveValue('');
  await quote.getByRole('button', { name: 'Add a custom line' }).click();
  await expect(quote.getByLabel('Line 4: item')).toBeFocused();
  await page.keyboard.type('Stairs');
  await quote.getByLabel('Add a package').selectOption({ index: 1 });
  await quote.getByRole('button', { name: 'Add package' }).click();
  await expect(quote.getByLabel('Line 5: item')).toHaveValue(/^Design Services: /);
  await expect(quote.getByLabel('Line 5: unit price')).toHaveValue(/^\$/);
  await quote.getByRole('button', { name: 'Move Velvet Sofa up' }).click();
  await expect(quote.getByLabel('Line 1: item')).toHaveValue('Velvet Sofa');
  await expect(quote.getByRole('button', { name: 'Move Velvet Sofa up' })).toBeFocused();
  await quote.getByRole('button', { name: 'Remove Gold Chair' }).click();
  await expect(quote.getByLabel('Line 5: item')).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(quote.getByLabel('Line 2: item')).toHaveValue('Gold Chair');
});

test('what is wrong is said at its field, and nothing is sent @quote.editor', async ({
  page,
  api,
}) => {
  const quote = await beginQuote(page, await askFor(api, 'Wrong'));
  await quote.getByLabel('Line 2: unit price').fill('12,50');
  await quote.getByLabel('Valid through').fill('2020-01-01');
  await quote.getByRole('button', { name: 'Send…' }).click();
  await expect(quote.getByRole('alert')).toContainText('Please check: Lines, Valid through');
  await expect(quote.getByLabel('Line 2: unit price')).toBeFocused();
  await expect(quote.getByText('Please enter a price such as 12.50')).toBeVisible();
  await expect(quote.getByText('Please choose today or a later day')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('lines below the minimum order of the day are named while they are typed, and can be saved @quote.minimum', async ({
  page,
  api,
}) => {
  const quote = await beginQuote(page, await askFor(api, 'Small'));
  const note = quote.getByText(/Below your minimum order/);
  await quote.getByLabel('Event date').fill('2031-06-14');
  await quote.getByLabel('Line 1: unit price').fill('5');
  await expect(note).toHaveText('Below your minimum order of $500');
  await quote.getByLabel('Event date').fill('2031-06-13');
  await expect(note).toHaveText('Below your minimum order of $250');
  await quote.getByRole('button', { name: 'Save quote' }).click();
  await expect(toast(page)).toContainText('Quote saved');
  await quote.getByLabel('Line 2: unit price').fill('50');
  await expect(note).toHaveCount(0);
});

test.describe('two at one quote', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('the second save asks about what both changed @quote.editor-conflict', async ({
    page,
    api,
  }) => {
    const inquiry = await askFor(api, 'Contested');
    const quote = await beginQuote(page, inquiry);
    const [seen] = await quotesOf(api, inquiry);
    if (!seen) throw new Error('The draft is missing');
    await quote.getByLabel('Introduction').fill('Mine.');
    await quote.getByLabel('Delivery').fill('45');
    const path = quoteEndpoints.change.path.replace('{id}', seen.id);
    const content = { ...seen.content, intro: 'Theirs.', setupCents: 2_000 };
    const answer = await api.put(path, {
      data: { version: seen.version, content, isReminded: true },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await quote.getByRole('button', { name: 'Save quote' }).click();
    const both = quote.getByRole('region', { name: 'Two versions' });
    await expect(both).toContainText('Mine.');
    await expect(both).toContainText('Theirs.');
    await both.getByRole('button', { name: 'Save these choices' }).click();
    await expect(toast(page)).toContainText('Quote saved');
    // The choice was seen; what came with it was not.
    await expect(toast(page)).toContainText(
      'changes made by someone else or in another tab: Setup',
    );
    expect(await quotesOf(api, inquiry)).toMatchObject([
      { content: { intro: 'Mine.', deliveryCents: 4_500, setupCents: 2_000 } },
    ]);
  });
});

test.describe('an acceptance meanwhile', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('the second quote says who accepted the first, and is sent by a second press @quote.editor-send', async ({
    page,
    api,
  }) => {
    const inquiry = await askFor(api, 'Accepted');
    // As where there is a mail server.
    await page.route(`**${ADMIN_API_PATHS.me}`, async (route) => {
      const response = await route.fetch();
      const me = (await response.json()) as MeView;
      await route.fulfill({ response, json: { ...me, mail: 'server' } satisfies MeView });
    });
    const quote = await beginQuote(page, inquiry);
    await priceLines(page, quote);
    await quote.getByRole('button', { name: 'Send…' }).click();
    await expect(page.getByRole('dialog')).not.toContainText('No email server');
    await page.getByRole('button', { name: 'Send quote' }).click();
    await expect(toast(page)).toContainText(`waiting to be emailed to ${inquiry.email}`);
    await quote.getByRole('button', { name: 'New link to Quote 1' }).click();
    const link = await quote.getByLabel('Link to Quote 1', { exact: true }).inputValue();
    await quote.getByRole('button', { name: 'Revise Quote 1' }).click();
    const revised = page.getByRole('article', { name: 'Quote 2' });
    await expect(revised.getByLabel('Line 1: item')).toBeVisible();

    const { id = '', token = '' } = readQuoteLink(new URL(link).hash) ?? {};
    const headers = { [QUOTE_TOKEN_HEADER]: token };
    const read = await api.get(publicQuoteEndpoints.read.path.replace('{id}', id), { headers });
    const { hash } = (await read.json()) as PublicQuoteView;
    const accepted = await api.post(publicQuoteEndpoints.accept.path.replace('{id}', id), {
      headers,
      data: { name: 'Ada Customer', agreed: true, hash },
    });
    expect(accepted.status(), await accepted.text()).toBe(200);

    await revised.getByRole('button', { name: 'Send…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Quote 2' });
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ada Customer accepted Quote 1 on');
    await dialog.getByRole('button', { name: 'Send anyway' }).click();
    await expect(revised.getByText('Awaiting answer', { exact: true })).toBeVisible();
  });
});
