/** The form of the hero: what it asks, and who knows of it. */
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringRemembered, dateField, hydrated } from '../support/visitor.ts';

test('it asks for the day and the guests above the fold, without scripts, and the planner knows both @home.ask', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('button', { name: 'See what it takes' })).toBeInViewport({
    ratio: 1,
  });
  await expect(hero.getByRole('button', { name: 'Book Now' })).toBeInViewport({ ratio: 1 });
  await hero.getByLabel('Event date').fill('2031-06-14');
  await hero.getByLabel('Guests').fill('160');
  await hero.getByRole('button', { name: 'See what it takes' }).click();
  await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('160');
  await expect(page.getByText('06/14/2031')).toBeVisible();
  // The day is the visitor's own: who gets the address learns the guests alone.
  await expect(page).toHaveURL('/planner?guests=160');
  await page.goto('/checkout');
  await expect(page.getByRole('textbox', { name: 'Event Date' })).toHaveValue('06/14/2031');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await context.newPage();
  await still.goto('/');
  await still.getByLabel('Guests').fill('90');
  await still.getByRole('button', { name: 'See what it takes' }).click();
  await expect(still).toHaveURL('/planner?date=&guests=90');
  await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a day that is over, or none, is said on the planner until another one is saved @home.ask-past', async ({
  page,
}) => {
  for (const [typed, says] of [
    ['2024-06-03', 'June 3, 2024 is past. Pick a date from today.'],
    ['some day', 'Please enter the date as MM/DD/YYYY'],
  ] as const) {
    await page.goto(`/planner?${new URLSearchParams({ date: typed, guests: '160' }).toString()}`);
    await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('160');
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add your event date' }).click();
  await dateField(page).fill('06/14/2031');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('06/14/2031 (Saturday)')).toBeVisible();
  await expect(page.getByText('Please enter the date as MM/DD/YYYY')).toHaveCount(0);
});

/** What all forms of this device know. */
function rememberedBy(page: Page): Promise<unknown> {
  return page.evaluate(
    (key) => JSON.parse((localStorage[key] as string | undefined) ?? '{}') as unknown,
    REMEMBERED_KEY,
  );
}

test('what was typed into it is there again after Back and another page, and known to forms @home.ask-kept', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await hero.getByLabel('Guests').fill('160');
  await hero.getByLabel('Event date').fill('2031-06-14');
  await expect
    .poll(() => rememberedBy(page))
    .toEqual({ guestCount: '160', eventDate: '06/14/2031' });
  await page.goto('/faq');
  await page.goBack();
  await expect(hero.getByLabel('Guests')).toHaveValue('160');

  await page.goto('/faq');
  await page.getByRole('link', { name: 'Woodward, home' }).click();
  await expect(page).toHaveURL('/');
  await hero.getByRole('link', { name: 'Explore Our Services' }).hover();
  await expect(hero.getByLabel('Guests')).toHaveValue('160');
  await expect(hero.getByLabel('Event date')).toHaveValue('2031-06-14');
  // Once it has this, what is typed is kept.
  await expect(hero.getByLabel('Guests')).toHaveAttribute('autocomplete', 'off');
  await hero.getByLabel('Guests').fill('');
  await page.goto('/checkout');
  await expect(page.getByRole('textbox', { name: 'Event Date' })).toHaveValue('06/14/2031');
  expect(await rememberedBy(page)).toEqual({ eventDate: '06/14/2031' });
});

test('a count in words stays as it is, and what was typed before the scripts counts @home.ask-kept', async ({
  page,
}) => {
  await bringRemembered(page, { guestCount: 'about 120' });
  await page.goto('/');
  const release = await holdScripts(page);
  await page.getByLabel('Event date').first().fill('2031-06-14');
  release();
  await expect
    .poll(() => rememberedBy(page))
    .toEqual({ guestCount: 'about 120', eventDate: '06/14/2031' });
});

test('a day and guests that are known stand there before a touch @home.ask-kept', async ({
  page,
}) => {
  await bringRemembered(page, { eventDate: '06/14/2031', guestCount: '160' });
  await page.goto('/');
  await expect(page.getByLabel('Event date').first()).toHaveValue('2031-06-14');
  await expect(page.getByLabel('Guests').first()).toHaveValue('160');
});

test('what the hero sent is known, though the planner is left before its script has come @home.ask-kept', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Event date').first().fill('2031-06-14');
  await page.getByLabel('Guests').first().fill('160');
  await page.getByRole('button', { name: 'See what it takes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Event Planner' })).toBeVisible();
  await page.goto('/faq', { waitUntil: 'commit' });
  expect(await rememberedBy(page)).toEqual({ eventDate: '06/14/2031', guestCount: '160' });
});

for (const [what, act, left] of [
  ['typed in part', (form: Locator) => dateField(form).fill('12'), '12'],
  ['cleared', (form: Locator) => form.getByText('Clear saved details').click(), ''],
] as const) {
  test(`a date that is ${what} in a form stays so, though Back leads to a hero that had one @home.ask-kept @form.draft`, async ({
    page,
  }) => {
    await page.goto('/');
    const date = page.getByLabel('Event date').first();
    await date.fill('2031-06-14');
    await expect.poll(() => rememberedBy(page)).toEqual({ eventDate: '06/14/2031' });
    await page.goto('/checkout');
    await hydrated(page);
    const form = page.getByRole('main');
    await expect(dateField(form)).toHaveValue('06/14/2031');
    await act(form);
    await page.goBack();
    await page.getByRole('link', { name: 'Explore Our Services' }).hover();
    // The markup has no day either: once the field has this, its value is what the form knows.
    await expect(date).toHaveAttribute('autocomplete', 'off');
    await expect(date).toHaveValue('');
    await page.goto('/checkout');
    await hydrated(page);
    await expect(dateField(form)).toHaveValue(left);
  });
}
