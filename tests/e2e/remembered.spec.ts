/**
 * What was typed once stays on this device: drafts, prefilled forms, and Clear saved details.
 */
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { expect, test, type Page } from '../support/test.ts';
import {
  dateField,
  expectToast,
  fillInquirer,
  hydrated,
  newEmail,
  showFields,
  VISITOR,
} from '../support/visitor.ts';
import { WITHOUT_STORAGE } from './support/device.ts';

const FILLED_IN = 'We filled in details saved on this device.';

test('what was typed in one form is filled in in the others @form.remembered', async ({ page }) => {
  const email = newEmail();
  await page.goto('/checkout');
  await hydrated(page);
  await expect(page.getByText(FILLED_IN)).toHaveCount(0);
  await fillInquirer(page, email);

  await page.goto('/photo-booth');
  await page
    .getByRole('button', { name: /^Book This Package/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await showFields(dialog);
  for (const [label, value] of [
    ['Full Name', VISITOR.name],
    ['Phone Number', VISITOR.phone],
    ['Email Address', email],
    ['Event Location', VISITOR.place],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  }
  await expect(dateField(dialog)).toHaveValue(VISITOR.date);
  await expect(dialog.getByText(FILLED_IN)).toBeVisible();

  await page.goto('/');
  const contact = page.getByRole('region', { name: 'Tell us about your event' });
  await contact.getByLabel('Tell us about your event').click();
  await expect(contact.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await expect(contact).toContainText(`${VISITOR.name} · ${VISITOR.phone}`);
  await expect(contact).toContainText(email);
});

test('a remembered name is never mixed with one that is typed @form.remembered', async ({
  page,
}) => {
  await page.goto('/checkout');
  await fillInquirer(page);
  await hydrated(page);

  await page.goto('/');
  const contact = page.getByRole('region', { name: 'Tell us about your event' });
  const name = contact.getByLabel('Full Name');
  const email = contact.getByLabel('Email Address');
  const release = await holdScripts(page);
  // It looks empty.
  await expect(name).toHaveValue('');
  await email.fill('pat@example.com');
  await name.click();
  release();
  await expect(name).toHaveValue(VISITOR.name);
  await page.keyboard.type('Pat Lee');
  await expect(name).toHaveValue('Pat Lee');
  await expect(email).toHaveValue('pat@example.com');

  // It came between the look and the press.
  await showFields(contact);
  const place = contact.getByLabel('Event Location');
  await expect(place).toHaveValue(VISITOR.place);
  await place.click();
  await page.keyboard.type('Troy');
  await expect(place).toHaveValue('Troy');
  // What is typed is continued.
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type('r');
  await expect(name).toHaveValue('Pat Leer');
});

test('Clear saved details empties the form and what the device remembers @form.forget', async ({
  page,
}) => {
  await page.goto('/checkout');
  await fillInquirer(page);
  await hydrated(page);
  await page.goto('/photo-booth');
  await page
    .getByRole('button', { name: /^Book This Package/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Clear saved details' }).click();
  for (const field of await dialog.getByRole('textbox').all()) await expect(field).toHaveValue('');
  await expect(dialog.getByText(FILLED_IN)).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(VISITOR.name);
  expect(kept).not.toContain(VISITOR.place);

  await page.reload();
  await page
    .getByRole('button', { name: /^Book This Package/ })
    .first()
    .click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
});

test('a half-filled form survives a reload and a closed dialog @form.draft', async ({ page }) => {
  await page.goto('/checkout');
  await page.getByLabel('Full Name').fill('Jordan');
  await page.getByLabel('Please provide more details about your event').fill('Doors at six.');
  await hydrated(page);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Jordan');
  await expect(page.getByText(FILLED_IN)).toBeVisible();
  await expect(page.getByLabel('Please provide more details about your event')).toHaveValue(
    'Doors at six.',
  );

  await page.goto('/photo-booth');
  const book = page.getByRole('button', { name: /^Book This Package/ }).first();
  await book.click();
  await page.getByRole('dialog').getByLabel('Guest Count (optional)').fill('80');
  await page.keyboard.press('Escape');
  await book.click();
  await expect(page.getByRole('dialog').getByLabel('Guest Count (optional)')).toHaveValue('80');
});

test('a storage that is full or forbidden costs the visitor nothing', async ({ page, db }) => {
  await page.addInitScript(WITHOUT_STORAGE.full);
  const email = newEmail();
  await page.goto('/checkout');
  await fillInquirer(page, email);
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expectToast(
    page,
    'Request Submitted Successfully!',
    "We'll contact you within 24 hours with a detailed quote.",
  );
  expect(await db.inquiriesOf(email)).toHaveLength(1);
});

test('a draft that cannot be read counts as none', async ({ page }) => {
  await page.goto('/photo-booth');
  for (const stored of ['{', 'null', '[]', '7', '{"name":{"first":"x"},"phone":[]}']) {
    await page.evaluate((value) => {
      localStorage['woodward:draft:quote'] = value;
      localStorage['woodward:draft:remembered'] = value;
    }, stored);
    await page.goto('/checkout');
    await hydrated(page);
    await page.getByLabel('Event Location').fill('Detroit');
    await page.reload();
    await expect(page.getByLabel('Event Location'), stored).toHaveValue('Detroit');
    await expect(page.getByLabel('Full Name'), stored).toHaveValue('');
  }
});

test('after Back the hero shows the date that was given elsewhere meanwhile @home.ask-kept', async ({
  page,
}) => {
  await page.goto('/');
  const date = page.locator('main > section').first().getByLabel('Event date');
  await date.fill('2031-06-14');
  await expect.poll(() => remembered(page)).toBe('{"eventDate":"06/14/2031"}');
  await page.goto('/faq');
  await page.evaluate((key) => {
    localStorage[key] = '{"eventDate":"07/05/2031"}';
  }, REMEMBERED_KEY);
  await page.goBack();
  await page.getByRole('link', { name: 'Explore Our Services' }).hover();
  await expect(date).toHaveValue('2031-07-05');
  expect(await remembered(page)).toBe('{"eventDate":"07/05/2031"}');
});

test('the hero shows the date that another tab gives, and keeps what is over as it was typed @home.ask-kept', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await hero.getByLabel('Event date').fill('2020-06-14');
  await hero.getByLabel('Guests').fill('90');
  await expect.poll(() => remembered(page)).toBe('{"guestCount":"90"}');
  await expect(hero.getByLabel('Event date')).toHaveValue('2020-06-14');
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.evaluate((key) => {
    localStorage[key] = '{"eventDate":"07/05/2031","guestCount":"120"}';
  }, REMEMBERED_KEY);
  await expect(hero.getByLabel('Event date')).toHaveValue('2031-07-05');
  // It has the focus.
  await expect(hero.getByLabel('Guests')).toHaveValue('90');
});

function remembered(page: Page): Promise<unknown> {
  return page.evaluate((key) => localStorage[key] as unknown, REMEMBERED_KEY);
}
