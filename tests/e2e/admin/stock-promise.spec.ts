/** Two couples and one Saturday: what staff and customer see before and when a promise does not fit. */
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { quotesOf } from '../../support/admin/quotes.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { forgetCallers, sendQuote } from '../../support/admin/sent-quotes.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { acceptance, fillAcceptance } from '../support/quote-page.ts';

const SATURDAY = '2031-06-14';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));
// The refusals are what the tests are about.
test.use({ allowedErrors: /409/ });

/** 600 chairs, of which a first couple has 420 on the Saturday. */
async function chairsOf(api: Parameters<typeof sendRequest>[0]) {
  const category = await makeCategory(api, { name: freshName('Seats') });
  const chair = await makeItem(api, {
    name: freshName('Chair'),
    categoryId: category.id,
    availability: 600,
  });
  const like = await makeItem(api, {
    name: freshName('Bench'),
    categoryId: category.id,
    availability: 300,
  });
  const lines = [quoteLineOf({ itemId: chair.id, name: chair.name, quantity: 420 })];
  const ask = (name: string) => sendRequest(api, { name: freshName(name), eventDate: SATURDAY });
  const first = await ask('First');
  const { quote } = await sendQuote(api, first.id, { content: { eventDate: SATURDAY, lines } });
  const body = { version: quote.version, way: 'phone', name: 'Ada', on: '2026-01-02' };
  const booked = await api.post(`/api/admin/quotes/${quote.id}/accept`, { data: body });
  expect(booked.ok(), await booked.text()).toBe(true);
  return { chair, like, lines, first, ask };
}

test('a draft says what is short and for which other day it is, and is sent with a checked box @quote.editor-other-event @stock.short', async ({
  page,
  api,
}) => {
  const { chair, lines, first, ask } = await chairsOf(api);
  const second = await ask('Second');
  const path = `/api/admin/contact-submissions/${second.id}/quotes`;
  const drafted = await api.post(path, { data: { id: crypto.randomUUID() } });
  const draft = (await drafted.json()) as { id: string; version: number; content: object };
  const content = { ...draft.content, lines };
  await api.put(`/api/admin/quotes/${draft.id}`, {
    data: { version: draft.version, content, isReminded: false },
  });
  await page.goto(`/admin?inquiry=${second.id}`);
  await page.getByRole('button', { name: 'Edit Quote 1' }).click();
  const quote = page.getByRole('article', { name: 'Quote 1' });
  await expect(quote.getByText('You own 600 · 180 free')).toBeVisible();
  await expect(quote.getByText('240 short')).toBeVisible();
  await quote.getByText('Who has the rest (1)').click();
  const taker = quote.getByRole('button', { name: `420 for ${first.name}, booked` });
  await expect(taker).toBeVisible();
  await quote.getByLabel('Line 1: quantity').fill('180');
  await expect(quote.getByText('240 short')).toHaveCount(0);
  await quote.getByLabel('Line 1: quantity').fill('420');
  await quote.getByText('Days of this line').click();
  await quote.getByLabel('Line 1: leaves on').fill('2031-06-13');
  await quote.getByLabel('Line 1: comes back on').fill('2031-06-12');
  await quote.getByRole('button', { name: 'Save quote' }).click();
  await expect(quote.getByText('It comes back before it leaves')).toBeVisible();
  await quote.getByLabel('Line 1: comes back on').fill('');
  await expectAccessible(page, 'a draft with what is short');

  const otherDay = 'The request is for 06/14/2031, Belle Isle.';
  await expect(quote.getByText(otherDay)).toHaveCount(0);
  await quote.getByLabel('Event date').fill('2031-06-15');
  await expect(quote.getByText(otherDay)).toBeVisible();
  await quote.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Quote 1' });
  await expect(dialog.getByText(otherDay)).toBeVisible();
  await expect(dialog.getByText(`${chair.name}: 240 short (420 needed, 180 free)`)).toBeVisible();
  await expectAccessible(page, 'sending what is short');
  const send = dialog.getByRole('button', { name: 'Finalize and get a link' });
  await send.click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Send it for the other date or location').check();
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(await quotesOf(api, second)).toMatchObject([{ standing: 'open' }]);
});

test('the second customer reads what is missing and what is like it, and staff, who see it before they press, book it with a reason @quote.page-short @quote.accept-for @stock.confirm @stock.short @inquiry.unfit', async ({
  page,
  api,
}) => {
  const { chair, like, lines, first, ask } = await chairsOf(api);
  const second = await ask('Second');
  const { path } = await sendQuote(api, second.id, { content: { eventDate: SATURDAY, lines } });
  // Was sent later, so that it takes nothing from the second.
  const third = await ask('Third');
  const more = lines.map((line) => ({ ...line, quantity: 100 }));
  await sendQuote(api, third.id, { content: { eventDate: SATURDAY, lines: more } });
  await page.goto(path);
  await fillAcceptance(page);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  const form = acceptance(page);
  await expect(form.getByText(/there aren’t enough pieces left for your date/)).toBeVisible();
  await expect(form.getByText(`${chair.name}: 240 too few (you need 420, 180 left)`)).toBeVisible();
  await expect(form.getByRole('link', { name: like.name })).toBeVisible();
  await expect(page.getByLabel('Type your full name')).toHaveValue('Jordan Rivers');
  await expectAccessible(page, 'a quote that no longer fits');

  await page.goto(`/admin?view=unfit&q=${encodeURIComponent(second.name)}#contact-leads`);
  await page.getByRole('button', { name: second.name, exact: true }).click();
  const request = page.getByRole('article', { name: second.name });
  await expect(request.getByText(/tried to accept quote 1, but it no longer fits/)).toBeVisible();
  const quotes = request.getByRole('list', { name: 'Quotes' });
  await expect(quotes.getByText('Does not fit', { exact: true })).toBeVisible();
  await request.getByLabel('Status').selectOption('booked');
  // The timeline has what the customer could not accept.
  const booking = request.locator('form', { hasText: 'This accepts Quote 1 as it stands.' });
  const short = `${chair.name}: 240 short (420 needed, 180 free)`;
  await expect(booking.getByText(short)).toBeVisible();
  await expect(booking.getByText(/^You can still book it/)).toBeVisible();
  await expect(request.getByRole('alert')).toHaveCount(0);
  await request.getByRole('button', { name: 'Mark as booked' }).click();
  await expect(request.getByRole('alert')).toContainText(short);
  await expect(booking.getByText(short)).toHaveCount(1);
  await request.getByLabel('Why can it be booked anyway?').fill('A cousin has chairs');
  await request.getByRole('button', { name: 'Cancel', exact: true }).click();
  await request.getByLabel('Status').selectOption('booked');
  await request.getByRole('button', { name: 'Mark as booked' }).click();
  await expect(request.getByLabel('Why can it be booked anyway?')).toHaveValue(
    'A cousin has chairs',
  );
  await request.getByRole('button', { name: 'Discard changes' }).click();

  await request.getByRole('button', { name: 'Accept for customer: Quote 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept for customer: Quote 1' });
  await dialog.getByLabel('How did they accept?').selectOption('With a check');
  // Here mails are kept in files.
  const copy = dialog.getByLabel('Email the customer a copy');
  await expect(dialog).toContainText('No email server is set up');
  await copy.uncheck();
  await expect(dialog).not.toContainText('No email server is set up');
  await copy.check();
  await expect(dialog.getByText(short)).toBeVisible();
  await expect(dialog.getByText(/^You can still book it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  await expect(dialog.getByRole('alert')).toContainText('240 short');
  await expect(dialog.getByText(short)).toHaveCount(1);
  const taker = dialog.getByRole('button', { name: `420 for ${first.name}, booked` });
  await expect(taker).toBeVisible();
  await expectAccessible(page, 'accepting for a customer');
  await dialog.getByLabel('Why can it be booked anyway?').fill('A partner lends 240');
  // Whoever looks the other event up finds what they had typed.
  await taker.click();
  await expect(page.getByRole('article', { name: first.name })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: second.name, exact: true }).click();
  await request.getByRole('button', { name: 'Accept for customer: Quote 1' }).click();
  await expect(dialog.getByLabel('How did they accept?')).toHaveValue('check');
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  await expect(dialog.getByLabel('Why can it be booked anyway?')).toHaveValue(
    'A partner lends 240',
  );
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await expect(toast(page)).toContainText('Quote accepted');
  await expect(request.getByLabel('Status')).toHaveValue('booked');
  await expect(request.getByText('Booked beyond stock')).toBeVisible();
  await expect(request.getByText(/^By check on /)).toBeVisible();
  await request.getByRole('button', { name: 'Go to rented-in items' }).click();
  await expect(request.getByRole('heading', { name: 'Rented in' })).toBeFocused();
  // Beside what was agreed, who else has the chairs.
  await expect(request.getByText('· 240 short')).toBeVisible();
  await expect(request.getByLabel('Status').getByRole('option', { name: 'Lost' })).toHaveCount(0);
});

test('the reason for a day on which it does not fit is there when the dialog is opened again @event.dialogs @stock.confirm', async ({
  page,
  api,
}) => {
  const { chair, lines } = await chairsOf(api);
  const later = await sendRequest(api, { name: freshName('Later'), eventDate: '2031-06-21' });
  const { quote } = await sendQuote(api, later.id, { content: { eventDate: '2031-06-21', lines } });
  const body = { version: quote.version, way: 'phone', name: 'Ada', on: '2026-01-02' };
  const booked = await api.post(`/api/admin/quotes/${quote.id}/accept`, { data: body });
  expect(booked.ok(), await booked.text()).toBe(true);
  await page.goto(`/admin?inquiry=${later.id}`);
  const request = page.getByRole('article', { name: later.name });
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  const reason = dialog.getByLabel('Why can it be booked anyway?');
  await request.getByRole('button', { name: 'Edit details' }).click();
  await dialog.getByLabel('Event date').fill(SATURDAY);
  await expect(reason).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`${chair.name}: 240 short`);
  await reason.fill('A cousin has chairs');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await request.getByRole('button', { name: 'Edit details' }).click();
  await expect(dialog.getByLabel('Event date')).toHaveValue(SATURDAY);
  // Asked once more, because the stock may be another by now.
  await expect(reason).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(reason).toHaveValue('A cousin has chairs');
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(request.getByText('Booked beyond stock')).toBeVisible();
  await expect(request.getByText('A cousin has chairs')).toBeVisible();
});
