/**
 * What axe finds on the pages and in the dialogs of booked events, on a laptop and on a phone; nothing is
 * wider than the phone, and whoever closes a dialog by the keyboard goes on at its button. Of two quick presses on
 * a box the last one holds.
 */
import type { Request } from '@playwright/test';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { goodsEndpoints } from '#contracts/stock/goods.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { forgetCallers, sendQuote } from '../../support/admin/sent-quotes.ts';
import { expectWell, SIZES } from '../../support/admin/sizes.ts';
import { freshName, makeCategory, makeItem } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { checkEach } from '../../support/each-row.ts';

// Everything is done on the phone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES.phone });
test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

/** An event in two days, whose chairs leave today. @returns when they come back, too */
async function bookedSoon(api: Parameters<typeof sendRequest>[0]) {
  const today = todayInDetroit(new Date());
  const eventDate = dayAfter(today, 2);
  const category = await makeCategory(api, { name: freshName('Seats') });
  const chair = await makeItem(api, {
    name: freshName('Chair with a rather long name for a phone'),
    categoryId: category.id,
    availability: 90,
  });
  const request = await sendRequest(api, { name: freshName('Couple'), eventDate });
  const line = quoteLineOf({ itemId: chair.id, name: chair.name, quantity: 80 });
  const { quote } = await sendQuote(api, request.id, {
    content: { eventDate, lines: [{ ...line, outOn: today, backOn: null }] },
  });
  const said = { way: 'phone', name: 'Ada', on: '2026-01-02', isMailed: false };
  const accepted = await api.post(`/api/admin/quotes/${quote.id}/accept`, {
    data: { version: quote.version, ...said },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  // When it comes back depends on the days on which the shop is closed.
  let back = dayAfter(eventDate, 1);
  const events = async (on: string) => {
    const answer = await api.get(`/api/admin/goods?on=${on}`);
    return ((await answer.json()) as { back: { inquiryId: string }[] }).back;
  };
  while (!(await events(back)).some(({ inquiryId }) => inquiryId === request.id)) {
    back = dayAfter(back, 1);
  }
  return { request, chair, today, back };
}

const DIALOGS = [
  'Record payment',
  'Change items…',
  'Add rented-in items',
  'Cancel event…',
  'Edit details',
];

test('the request of a booked event and its dialogs @admin.phone @event.dialogs', async ({
  page,
  api,
}) => {
  const { request } = await bookedSoon(api);
  await page.goto(`/admin?inquiry=${request.id}`);
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expectWell(page, 'a booked event');
  const rows = DIALOGS.map((name) => [name, name] as const);
  await checkEach(rows, async (name) => {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectWell(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('what goes out and comes back, and what it costs that some did not @goods.tick @goods.charge', async ({
  page,
  api,
}) => {
  const { request, chair, today, back } = await bookedSoon(api);
  await page.goto(`/admin?goods=${today}#contact-leads`);
  const box = page.getByRole('checkbox', { name: `80 ${chair.name}, ${request.name}` });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectWell(page, 'what goes out');
  await page.goto(`/admin?goods=${back}#contact-leads`);
  await box.click();
  const sheet = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: request.name }) });
  await sheet.getByText('Missing or damaged').click();
  await sheet.getByLabel('Missing', { exact: true }).fill('2.5');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByLabel('Missing', { exact: true })).toBeFocused();
  await expect(sheet.getByText('Please enter a whole number')).toBeVisible();
  await expectWell(page, 'a count that is none');
  await sheet.getByLabel('Missing', { exact: true }).fill('2 pcs');
  await sheet.getByLabel('Note', { exact: true }).fill('Legs');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Block 2' })).toBeVisible();
  await expect(sheet.getByLabel('Missing', { exact: true })).toHaveValue('2');
  // Unticked by mistake, nothing that was noted is lost.
  await box.click();
  await expect(sheet.getByRole('button', { name: 'Block 2' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('button', { name: 'Block 2' })).toBeVisible();
  await expect(sheet.getByLabel('Note', { exact: true })).toHaveValue('Legs');
  await expectWell(page, 'what comes back');
  await sheet.getByRole('button', { name: 'Block 2' }).click();
  const blocking = page.getByRole('dialog', { name: `Block ${chair.name}` });
  await expect(blocking.getByLabel('Note')).toHaveValue(`From ${request.reference}: Legs`);
  await blocking.getByLabel('Why').selectOption('Lost');
  await blocking.getByRole('button', { name: 'Save block' }).click();
  await expect(blocking).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: '2 blocked: change…' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Charge the customer…' }).click();
  const dialog = page.getByRole('dialog', { name: `Charge for 2 × ${chair.name}` });
  await dialog.getByRole('button', { name: 'Add to the total' }).click();
  await expect(dialog.getByText('Please enter an amount')).toBeVisible();
  await dialog.getByLabel('Price for each').fill('25');
  await expect(dialog.getByText('Adds $50.00 to the total.')).toBeVisible();
  await expectWell(page, 'a charge');
  await dialog.getByRole('button', { name: 'Add to the total' }).click();
  await expect(dialog).toHaveCount(0);
  await sheet.getByRole('button', { name: '$50.00 charged: change…' }).click();
  await expect(dialog.getByText('Changes the charge from $50.00 to $50.00.')).toBeVisible();
  await page.goto(`/admin?inquiry=${request.id}`);
  await expect(page.getByRole('row', { name: `Missing or damaged: ${chair.name}` })).toContainText(
    '$50.00',
  );
});

test('a box that is pressed twice is as the second press left it, however late the first arrives @goods.tick', async ({
  page,
  api,
}) => {
  const { request, chair, today } = await bookedSoon(api);
  await page.goto(`/admin?goods=${today}#contact-leads`);
  const box = page.getByRole('checkbox', { name: `80 ${chair.name}, ${request.name}` });
  const path = goodsEndpoints.tick.path;
  const isTicked = (asked: Request) => (asked.postDataJSON() as { isTicked: boolean }).isTicked;
  const late = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (isTicked(route.request())) await late.promise;
    await route.fallback();
  });
  const answers = [true, false].map((isOn) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith(path) && isTicked(answer.request()) === isOn,
    ),
  );
  await box.click();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  late.resolve();
  await Promise.all(answers);
  await page.reload();
  await expect(box).toBeVisible();
  await expect(box).not.toBeChecked();
});
