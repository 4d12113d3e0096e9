/** What staff do with a booked event: money, changes by phone, pieces of partners, cancellation. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { forgetCallers, sendNewQuote } from '../../support/admin/sent-quotes.ts';
import { toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

/** Opens the page of an event that was booked by phone. @returns the quote and a link to it */
async function openBooked(page: Page, api: APIRequestContext) {
  const { quote, path } = await sendNewQuote(api);
  const said = { way: 'phone', name: 'Ada Okafor', on: '2026-01-15', isMailed: false };
  const accepted = await api.post(`/api/admin/quotes/${quote.id}/accept`, {
    data: { version: quote.version, ...said },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await page.goto(`/admin?inquiry=${quote.inquiryId}`);
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  return path;
}

test('a deposit that came is written down, and a slip is struck out @money.payments @money.balance', async ({
  page,
  api,
}) => {
  await openBooked(page, api);
  await expect(page.getByRole('article').getByText('Deposit due', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByLabel('Amount')).not.toHaveValue('');
  await dialog.getByLabel('Note').fill('4111 1111 1111 1111');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose how')).toBeVisible();
  await expect(dialog.getByText(/Please don’t enter a card number/)).toBeVisible();
  await expectAccessible(page, 'a payment');
  await dialog.getByLabel('How?').selectOption('Check');
  await dialog.getByLabel('Note').fill('No. 1042');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Payment saved');
  await expect(page.getByRole('article').getByText('Balance due', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Strike out:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Strike out' }).click();
  await expect(page.getByRole('article').getByText('Deposit due', { exact: true })).toBeVisible();
  await expectAccessible(page, 'payments');
});

test('what was agreed is changed by phone, and a partner lends a part @event.agreed @stock.rented-in', async ({
  page,
  api,
}) => {
  await openBooked(page, api);
  await page.getByRole('button', { name: 'Change items…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change what was agreed on' });
  const line = dialog.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Quantity').fill('120');
  const total = dialog.getByLabel('Total');
  await expect(total).not.toHaveValue('');
  const byLines = await total.inputValue();
  await total.fill('1,500');
  await expect(dialog.getByText(`The items add up to ${byLines}.`)).toBeVisible();
  await dialog.getByLabel('Email the customer about the change').check();
  await expect(dialog.getByLabel('Message')).toHaveValue(/The total is now \$1,500\.00\./);
  await expect(dialog).toContainText('No email server is set up');
  await expectAccessible(page, 'what was agreed');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Changed as agreed by phone on/)).toBeVisible();
  const now = 'Now: 120 × Gold Chiavari Chair at $9.00';
  await expect(page.getByText(now)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: now })).toContainText(
    /Email about the change/,
  );
  await page.getByRole('button', { name: 'Add rented-in items' }).click();
  const lent = page.getByRole('dialog', { name: 'Add rented-in items' });
  await lent.getByLabel('Find the item').fill('Checkered');
  await lent
    .getByRole('button', { name: /Checkered Dance Floor/ })
    .first()
    .click();
  await lent.getByLabel('Quantity').fill('1');
  await lent.getByLabel('Who lends them?').fill('Elm Rentals');
  await expectAccessible(page, 'rented-in items');
  await lent.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('From Elm Rentals')).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
});

test('what was typed into a dialog is there when it is opened again, until it is discarded @event.dialogs', async ({
  page,
  api,
}) => {
  await openBooked(page, api);
  const dialog = page.getByRole('dialog');
  const opened = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await expect(dialog).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const typed = [
    { button: 'Record payment', field: 'Note', text: 'No. 1042' },
    { button: 'Change items…', field: 'Total', text: '$1,234.00' },
    { button: 'Add rented-in items', field: 'Who lends them?', text: 'Elm Rentals' },
    {
      button: 'Cancel event…',
      field: 'Why?',
      text: 'The venue burned down',
      discard: 'Keep event and clear this form',
    },
  ];
  for (const { button, field, text, discard = 'Discard changes' } of typed) {
    await opened(button);
    await expect(dialog.getByRole('button', { name: discard })).toHaveCount(0);
    await dialog.getByLabel(field).fill(text);
    await close();
  }
  await page.reload();
  for (const { button, field, text, discard = 'Discard changes' } of typed) {
    await opened(button);
    await expect(dialog.getByLabel(field)).toHaveValue(text);
    await dialog.getByRole('button', { name: discard }).click();
    await expect(dialog).toHaveCount(0);
    await opened(button);
    await expect(dialog.getByLabel(field)).not.toHaveValue(text);
    await close();
  }
});

test('a moved day is told to the customer in words that name it @event.moved-mail @event.dialogs', async ({
  page,
  api,
}) => {
  await openBooked(page, api);
  await page.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByLabel('Event date').fill('2031-06-21');
  await dialog.getByLabel('Email the customer about the change').check();
  const message = dialog.getByLabel('Message');
  await expect(message).toHaveValue(/It’s now on Saturday, June 21, 2031 at /);
  await expect(dialog).toContainText('No email server is set up');
  await expectAccessible(page, 'details with a mail');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit details' }).click();
  await message.fill('See you then');
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Event date: 06/21/2031')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Event date: 06/21/2031' }),
  ).toContainText(/Email about the change/);
});

test('an event is canceled with its fee; its customer reads so, and it can be undone @event.cancel', async ({
  page,
  api,
  baseURL,
}) => {
  const path = await openBooked(page, api);
  await page.getByRole('button', { name: 'Cancel event…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel .* event\?$/ });
  await dialog.getByLabel('Why?').fill('The venue burned down');
  await dialog.getByLabel('We keep a fee').check();
  await dialog.getByRole('textbox', { name: 'Fee' }).fill('250');
  // Here mails are kept in files.
  await dialog.getByLabel('Email the customer').check();
  await expect(dialog).toContainText('No email server is set up');
  await dialog.getByLabel('Email the customer').uncheck();
  await expectAccessible(page, 'a cancellation');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('· Canceled')).toBeVisible();
  await expect(page.getByText(/^Canceled by the customer on .* Fee: \$250\.00/)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(globalThis, 'print', { value: () => {} }));
  await page.getByRole('button', { name: 'Print packing list' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.packing-list')).toContainText('CANCELED: nothing is delivered.');
  await expect(page.locator('.packing-list tr')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const customer = await page.context().newPage();
  await customer.goto(`${baseURL ?? ''}${path}`);
  await expect(customer.getByRole('heading', { name: 'This event was canceled' })).toBeVisible();
  await expect(customer.getByText(/Your date is reserved/)).toHaveCount(0);
  await expect(customer.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
  await customer.close();
  await page.getByRole('button', { name: /^Undo: back to booked/i }).click();
  await expect(page.getByRole('button', { name: 'Cancel event…' })).toBeVisible();
});

test('a move out of canceled offers no Undo, which would need a reason @inquiry.moves @event.cancel', async ({
  page,
  api,
}) => {
  await openBooked(page, api);
  await page.getByRole('button', { name: 'Cancel event…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel .* event\?$/ });
  await dialog.getByLabel('Why?').fill('The venue burned down');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('· Canceled')).toBeVisible();
  await page.getByRole('article').getByLabel('Status').selectOption({ label: 'Pending' });
  await expect(toast(page)).toContainText('is now marked as Pending');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
