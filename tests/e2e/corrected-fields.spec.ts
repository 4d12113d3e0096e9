/**
 * The message at a field goes when the field is right, in each of the three forms.
 */
import { expect, test } from '../support/test.ts';
import { dateField, newEmail, toasts, VISITOR } from '../support/visitor.ts';
import { FORMS } from './support/forms.ts';

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('a corrected field loses its message at once, the others keep theirs @form.corrected', async ({
      page,
    }) => {
      const { form, button } = await each.open(page);
      await button.click();
      const name = form.getByLabel('Full Name');
      const email = form.getByLabel('Email Address');
      await expect(name).toHaveAccessibleDescription('Name is required');

      await name.fill('J');
      await expect(name).toHaveAccessibleDescription('');
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(form.getByText('Name is required', { exact: true })).toHaveCount(0);
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');

      // Half an address is none yet.
      await email.pressSequentially('jordan@');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.pressSequentially('example.com');
      await expect(email).not.toHaveAttribute('aria-invalid');
      // What becomes wrong again is judged when it is sent, not before.
      await email.fill('jordan');
      await expect(email).not.toHaveAttribute('aria-invalid');
    });

    test('a marked date: no other message while it is typed, the right one when it is left', async ({
      page,
    }) => {
      const { form, button } = await each.open(page);
      await button.click();
      const date = dateField(form);
      await expect(date).toHaveAccessibleDescription('Event date is required');
      await date.focus();
      await page.keyboard.type('0102');
      await expect(date).toHaveAccessibleDescription('Event date is required');
      await page.keyboard.type('2001');
      await page.keyboard.press('Tab');
      await expect(date).toHaveAccessibleDescription('Event date cannot be in the past');

      // Picked, not typed.
      await form.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
      const calendar = page.getByRole('dialog', { name: 'Choose Event Date' });
      await calendar.getByRole('button', { name: /next month/i }).click();
      await calendar.locator('td:not(.rdp-outside)').getByRole('button', { name: / 17,/ }).click();
      await expect(date).not.toHaveAttribute('aria-invalid');
      await expect(date).toHaveAccessibleDescription('');
    });

    test.describe('what the server finds wrong', () => {
      test.use({ allowedErrors: /form was not sent\. 400/ });

      test('goes with the change, and the sentence about marked fields with the last mark', async ({
        page,
      }) => {
        await page.route(each.api, (route) =>
          route.fulfill({
            status: 400,
            json: { error: { fields: { name: 'No such name', phone: 'No such number' } } },
          }),
        );
        const { form, button } = await each.open(page);
        await form.getByLabel('Full Name').fill(VISITOR.name);
        await form.getByLabel('Phone Number').fill(VISITOR.phone);
        await form.getByLabel('Email Address').fill(newEmail());
        await dateField(form).fill(VISITOR.date);
        await form.getByLabel('Event Location').fill(VISITOR.place);
        await form.getByLabel(each.ownField).fill('Doors at six.');
        await button.click();
        await expect(toasts(page)).toContainText(each.failure);
        const said = form.getByText('Please check the highlighted fields.');
        await expect(said).toBeVisible();
        await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('No such name');

        await form.getByLabel('Full Name').press('End');
        await form.getByLabel('Full Name').pressSequentially('!');
        await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('');
        await expect(said).toBeVisible();
        await form.getByLabel('Phone Number').fill('(313) 555-0199');
        await expect(form.getByLabel('Phone Number')).not.toHaveAttribute('aria-invalid');
        await expect(said).toBeHidden();
      });
    });
  });
}
