/**
 * The reference of a stored request can be read in the toast, and stays after it.
 */
import { expect, test } from '../support/test.ts';
import { newEmail, toasts, VISITOR } from '../support/visitor.ts';
import { fillForm, FORMS } from './support/forms.ts';

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('the reference stays readable, and no browser translates it @form.reference @translated.badge', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      const opened = await each.open(page);
      await fillForm(each, opened, email);
      await opened.button.click();
      await expect(toasts(page)).toContainText(each.success);
      const [inquiry] = await db.inquiriesOf(email);
      expect(inquiry?.reference).toMatch(/^WD-/);
      await expect(toasts(page)).toContainText(`Reference: ${inquiry?.reference}`);
      const code = toasts(page).getByText(String(inquiry?.reference), { exact: true });
      await expect(code).toHaveAttribute('translate', 'no');
      await toasts(page).getByRole('button', { name: 'Close' }).click();
      await expect(toasts(page)).toHaveCount(0);
      await expect(
        page.getByText(`Your reference number is ${inquiry?.reference}.`),
      ).toBeInViewport();
    });
  });
}

test('the reference of a booking stands beside the button that was pressed @booking.reference', async ({
  page,
}) => {
  const booking = FORMS.find(({ name }) => name === 'booking');
  if (!booking) throw new Error('There is no booking form.');
  const opened = await booking.open(page);
  await fillForm(booking, opened, newEmail());
  await opened.form.getByLabel('Guest Count (optional)').fill('about 120');
  const other = page.getByRole('article').filter({ hasText: 'Essential LED' });
  const height = async () => (await other.boundingBox())?.height ?? 0;
  const before = await height();
  await opened.button.click();
  const card = page.getByRole('article').filter({ hasText: 'Interactive Video Floor' });
  await expect(card.getByRole('status')).toContainText(/^Your reference number is WD-\w+\./);
  await expect(card.getByRole('status')).toContainText('Interactive Video Floor');
  await expect(card.getByRole('status')).toContainText(VISITOR.date);
  await expect(card.getByRole('status')).toContainText(VISITOR.place);
  await expect(card.getByRole('status')).toContainText('about 120');
  // The cards beside it are not stretched.
  expect(before).toBeGreaterThan(0);
  expect(await height()).toBeLessThanOrEqual(before);
  await expect(card.getByRole('button', { name: /^Book This Floor/ })).toBeFocused();
});

test('a second booking comes into view as well, where the window was turned meanwhile @booking.reference', async ({
  page,
}) => {
  const booking = FORMS.find(({ name }) => name === 'booking');
  if (!booking) throw new Error('There is no booking form.');
  const opened = await booking.open(page);
  const button = page.getByRole('article').getByRole('button', { name: /Interactive Video Floor/ });
  await fillForm(booking, opened, newEmail());
  await opened.button.click();
  await expect(button).toBeFocused();
  await button.click();
  await fillForm(booking, opened, newEmail());
  await page.setViewportSize({ width: 390, height: 760 });
  await opened.button.click();
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});
