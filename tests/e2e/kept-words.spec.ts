/**
 * What somebody typed, pasted or kept is neither cut nor hidden, and what is understood is not refused.
 */
import { expect, test, type Locator } from '../support/test.ts';
import { dateField, fillInquirer, hydrated, toasts, VISITOR } from '../support/visitor.ts';

const PHONE = { width: 390, height: 844 };
const NOVEMBER = new Date('2026-11-26T15:00:00Z');

test('pasted words stay, are counted, and are refused when they are sent @form.length', async ({
  page,
}) => {
  await page.goto('/checkout');
  await fillInquirer(page);
  const details = page.getByLabel('Please provide more details about your event');
  await details.fill('word '.repeat(2_000));
  const said = 'Please use at most 4,000 characters. This has 9,999.';
  await expect(details).toHaveAccessibleDescription(said);
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(details).toBeFocused();
  await expect(details).toHaveValue('word '.repeat(2_000));
  await expect(details).toHaveAttribute('aria-invalid', 'true');
  await details.fill('Doors at six.');
  await expect(details).toHaveAccessibleDescription('');
});

test('a phone number and a day that look wrong are doubted and sent all the same @form.phone @form.date-remark', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Phone').last().fill('call me');
  await page.getByLabel('Email').last().focus();
  await expect(page.getByText('Is this number complete? You can send it as it is.')).toBeVisible();
  await page.goto('/checkout');
  await fillInquirer(page);
  await page.getByLabel('Phone Number').fill('12');
  await expect(page.getByText('That’s in 2099. Is the year right?')).toBeVisible();
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(toasts(page)).toContainText('Request Submitted Successfully!');
});

test('a day is understood as it is written, and June is chosen in November @form.date-typing @form.date-remark @form.calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOVEMBER);
  await page.goto('/checkout');
  const field = dateField(page);
  for (const written of ['June 26, 2027', '26.06.2027', '2027-06-26', '6/26', '26 June']) {
    await field.fill('');
    await field.pressSequentially(written);
    await field.blur();
    await expect(field, written).toHaveValue('06/26/2027');
  }
  // With dots, too, month and day are not swapped unseen.
  await field.fill('03.04.2027');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Thursday, March 4, 2027');
  await field.fill('');
  await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose Event Date' });
  await calendar.getByRole('combobox', { name: /month/i }).selectOption('June');
  await expect(calendar.getByRole('grid', { name: 'June 2027' })).toBeVisible();
});

test('Clear saved details stands behind the button, keeps the focus, and is taken back @form.clear-undo', async ({
  page,
}) => {
  await page.goto('/checkout');
  await fillInquirer(page);
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  const send = page.getByRole('button', { name: 'Get My Free Quote' });
  await send.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear saved details' })).toBeFocused();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Full Name');
  await expect(name).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(VISITOR.name);
  await expect(page.getByRole('button', { name: 'Clear saved details' })).toBeFocused();
  await page.reload();
  await expect(name).toHaveValue(VISITOR.name);
});

test('Undo of Clear saved details keeps the services that were ticked since @form.clear-undo', async ({
  page,
}) => {
  await page.goto('/');
  const [decor, booth] = ['Event Decor', 'Photo Booth'].map((name) =>
    page.getByRole('checkbox', { name, exact: true }),
  ) as [Locator, Locator];
  const awake = async () => {
    await decor.hover();
    await expect(page.locator('astro-island[ssr]:has(#contact-date)')).toHaveCount(0);
  };
  await awake();
  await page.getByLabel('Full Name').fill(VISITOR.name);
  await page.reload();
  await awake();
  await decor.check();
  await page.getByRole('button', { name: 'Clear saved details' }).click();
  await expect(decor).not.toBeChecked();
  await booth.check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(decor).toBeChecked();
  await expect(booth).toBeChecked();
  await page.reload();
  await awake();
  await expect(decor).toBeChecked();
  await expect(booth).toBeChecked();
});

test('a kept draft shows before anybody touches its form @form.draft-shown', async ({ page }) => {
  for (const [path, label] of [
    ['/contact', 'Your Question'],
    ['/', 'Tell us about your event'],
  ] as const) {
    await page.goto(path);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('Doors at six.');
    await hydrated(page);
    await field.pressSequentially('!');
    await page.reload();
    await expect(field).toHaveValue('Doors at six.!');
  }
});

test('the first field at fault is shown with its label @form.focus-label', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(page.getByRole('textbox', { name: 'Event Date' })).toBeFocused();
  await expect(page.getByText('Event Date', { exact: false }).first()).toBeInViewport({ ratio: 1 });
});

test('on a phone the bar waits until the page’s own button is out of view @product.bottom-bar', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rental-services/chairs/gold-chiavari-chair');
  const [own, inBar] = [0, 1].map((which) =>
    page.locator('button', { hasText: 'Add to Quote' }).nth(which),
  );
  if (!own || !inBar) throw new Error('There are two buttons');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await own.scrollIntoViewIfNeeded();
    await expect(inBar).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(inBar).toBeVisible();
  }
});

test('a quantity is understood with what is written beside it, and the badge has its separator @form.count', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs/gold-chiavari-chair');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });
  for (const [written, count] of [
    ['20 pcs', '20'],
    ['100.00', '100'],
    ['1,358 chairs', '1358'],
  ] as const) {
    await quantity.fill(written);
    await quantity.blur();
    await expect(quantity).toHaveValue(count);
  }
  await page.getByRole('button', { name: 'Add to Quote' }).first().click();
  await expect(page.locator('[data-wishlist-count]').first()).toHaveText('1,358');
});
