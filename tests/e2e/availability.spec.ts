/** A visitor with a date: what is free that day, from the first card to the list that is sent. */
import { readDay } from '#domain/event-date.ts';
import { dayInWords } from '#site/stock/texts.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { changesWithin, translateFromStart, untranslated } from '../support/translator.ts';
import { dateField, newEmail, VISITOR } from '../support/visitor.ts';
import { bringDate, card, CHAIRS, DATE, DAY, questions, takeChairs } from './support/scarce-day.ts';

test.beforeAll(takeChairs);

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  return page.getByRole('dialog', { name: 'Your Wishlist' });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a visitor gives a date once, sees what is left, and sends the list @availability.date @availability.cards @availability.list @availability.offers', async ({
    page,
    db,
  }) => {
    const asked = questions(page);
    await page.goto(CHAIRS);
    const gold = card(page, 'Gold Chiavari Chair');
    const heart = gold.getByRole('button', { name: /wishlist/i });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('.card-day:not(:empty)')).toHaveCount(0);
    expect(asked).toEqual([]);

    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Add your event date' }).click();
    await dateField(panel).fill(DATE);
    await panel.getByLabel('Guest Count (optional)').fill('150');
    await panel.getByLabel('Event Location (optional)').fill(VISITOR.place);
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(`${readDay(DAY)} · 150 guests · ${VISITOR.place}`)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change event details' })).toBeFocused();
    const quantity = panel.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });
    await quantity.fill('20');
    await expect(panel).toContainText(
      'Only 12 left that day. We’ll source the rest or suggest an alternative.',
    );
    await expect(panel).toContainText(/Available on (\w{3} \w{3} \d+, ){2,}/);
    await expect(panel).toContainText('Like it, and available that day:');
    await expect(panel.getByRole('link', { name: 'White Chiavari Chair' })).toBeVisible();
    await quantity.fill('12');
    await expect(panel).not.toContainText('left that day');
    await quantity.fill('20');
    await page.keyboard.press('Escape');

    await expect(gold).toContainText('Only 12 left that day');
    await expect(card(page, 'Clear Ghost Chair')).toContainText('Ask us');
    await expect(card(page, 'White Chiavari Chair')).toContainText('Available that day');

    await page.goto(`${CHAIRS}/gold-chiavari-chair`);
    const main = page.getByRole('main');
    await expect(main.getByText('Only 12 left that day', { exact: true })).toBeVisible();

    await page.goto('/planner');
    const guests = page.getByRole('textbox', { name: 'Guests' });
    await guests.hover();
    await expect(guests).toHaveValue('150');
    await expect(main.getByText(`${readDay(DAY)} · ${VISITOR.place}`)).toBeVisible();

    const email = newEmail();
    await page.goto('/checkout');
    await expect(main.getByText(readDay(DAY))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change event details' })).toBeVisible();
    await expect(page.getByLabel('Event Location')).toHaveValue(VISITOR.place);
    await page.getByLabel('Full Name').fill(VISITOR.name);
    await page.getByLabel('Phone Number').fill(VISITOR.phone);
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByText(/Your reference number is/)).toBeVisible();
    expect(await db.inquiriesOf(email)).toMatchObject([{ eventDate: DAY }]);
  });
});

test('folded items of the checkout say how many are short or to ask about, and unfolded which @checkout.items @availability.list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await bringDate(page);
  await page.goto(CHAIRS);
  for (const name of ['Clear Ghost Chair', 'White Chiavari Chair']) {
    const heart = card(page, name).getByRole('button', { name: /wishlist/i });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/checkout');
  const panel = page.getByRole('region', { name: 'Selected Items' });
  await expect(panel).toContainText('1 item to ask us about that day');
  await expect(panel.getByText(/^Ask us about that day/)).toBeHidden();
  await panel.getByRole('button', { name: /^Show all/ }).click();
  await expect(panel.getByText(/^Ask us about that day/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Quantity of White Chiavari Chair' }).fill('5000');
  await expect(panel.getByText(/^We own/)).toBeVisible();
  await expect(panel).toContainText('1 item short that day, 1 to ask us about');
});

test('what is given in the panel fills the form behind it, and clearing forgets it @availability.date @form.forget', async ({
  page,
}) => {
  await page.goto('/checkout');
  await dateField(page).fill('01/02/2099');
  await page.getByLabel('Event Location').fill('Flint');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Change event details' }).click();
  await dateField(panel).fill('12/31/1999');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Event date cannot be in the past')).toBeVisible();
  await dateField(panel).fill(DATE);
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(dateField(page)).toHaveValue(DATE);
  await page.reload();
  await expect(page.getByRole('main').getByText(readDay(DAY))).toBeVisible();
  await page.getByRole('button', { name: 'Clear saved details' }).click();
  await openPanel(page);
  await expect(panel.getByRole('button', { name: 'Add your event date' })).toBeVisible();
});

test('what is typed into the small form of the event is kept until it is saved or given up @availability.date-draft', async ({
  page,
}) => {
  await bringDate(page);
  await page.goto('/checkout');
  const panel = await openPanel(page);
  const place = panel.getByLabel('Event Location (optional)');
  const change = panel.getByRole('button', { name: 'Change event details' });
  await change.click();
  const close = panel.getByRole('button', { name: 'Close dialog' });
  await dateField(panel).fill('12/31/2098');
  await close.click();
  await openPanel(page);
  // Not saved, but in view, without taking the focus.
  await expect(dateField(panel)).toHaveValue('12/31/2098');
  await expect(dateField(panel)).not.toBeFocused();
  await dateField(panel).fill(DATE);
  await place.fill('Flint');
  await close.click();
  await page.reload();
  await openPanel(page);
  await expect(place).toHaveValue('Flint');
  await expect(dateField(panel)).toHaveValue(DATE);

  await panel.getByRole('button', { name: 'Cancel' }).click();
  await change.click();
  await expect(place).toHaveValue('');
  await expect(dateField(panel)).toHaveValue(DATE);
});

test('the option that is chosen is told, and more than is left is said beside the quantity @availability.cards', async ({
  page,
}) => {
  await bringDate(page);
  await page.goto(`${CHAIRS}/gold-chiavari-chair`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Quantity/ }).fill('13');
  await expect(main).toContainText(
    'Only 12 left that day. We’ll source the rest or suggest an alternative.',
  );
});

test('more than is told of is to be confirmed @availability.quantity', async ({ page }) => {
  await bringDate(page);
  await page.goto(`${CHAIRS}/white-chiavari-chair`);
  const main = page.getByRole('main');
  const beside = main.locator('astro-island [data-day]');
  await expect(beside).toHaveText('Available that day');
  await main.getByRole('textbox', { name: /^Quantity/ }).fill('150');
  await expect(beside).toHaveText('We’ll confirm 150 for that day');
  await expect(main).toContainText('20 or more that day; we’ll confirm 150.');
});

test('without an answer nothing is said, and the list can be sent @availability.down', async ({
  page,
}) => {
  await bringDate(page);
  await page.route('**/api/availability?*', (route) => route.fulfill({ status: 503, body: '' }));
  const refused = page.waitForResponse('**/api/availability?*');
  await page.goto(CHAIRS);
  await (await refused).finished();
  const gold = card(page, 'Gold Chiavari Chair');
  await gold.getByRole('button', { name: /wishlist/i }).click();
  const panel = await openPanel(page);
  await expect(panel.getByRole('link', { name: /^Get My Free Quote/ })).toBeVisible();
  // The answer was there before the press, so it would be told by now.
  await expect(page.locator('[data-day]:not(:empty)')).toHaveCount(0);
});

test('a translated page says it, and comes to rest @availability.cards', async ({ page }) => {
  await translateFromStart(page, { digits: true });
  await bringDate(page);
  await page.goto(CHAIRS);
  const said = page.locator('.card-day:not(:empty)');
  await expect
    .poll(async () => (await said.allInnerTexts()).map(untranslated))
    .toContain('Only 12 left that day');
  expect(untranslated(await page.locator('.event-day').innerText())).toContain(dayInWords(DAY));
  await expect.poll(() => changesWithin(page, 500)).toBe(0);
});

test('where the browser has no storage, the date lives as long as the page @availability.date @wishlist.no-storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { value: null });
  });
  await page.goto(CHAIRS);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Add your event date' }).click();
  await dateField(panel).fill(DATE);
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Gold Chiavari Chair')).toContainText('Only 12 left that day');
});
