/**
 * What the server may answer to a request, and what the visitor is told. The answers are given in
 * place of the server where a server in good health would not give them.
 */
import { expect, test } from '../support/test.ts';
import { dateField, expectToast, newEmail, toasts, VISITOR } from '../support/visitor.ts';
import { fillForm, FORMS, keysSent } from './support/forms.ts';

// @form.logged
test.use({ allowedErrors: [/form was not sent/] });

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const refusal = (status: number, code: string, fields?: Record<string, string>) =>
  json(status, { error: { code, message: 'As it says.', fields }, requestId: 'r-1' });

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('a system that is down keeps it as typed, with phone and mail in words @form.failure', async ({
      page,
    }) => {
      const opened = await each.open(page);
      const { form, button } = opened;
      await fillForm(each, opened, newEmail());
      await page.route(each.api, (route) => route.fulfill(refusal(503, 'unavailable')));
      await button.click();
      await expectToast(page, 'Error', each.failure);
      await expect(form.getByRole('status')).toHaveText(
        'We can’t take your request online right now. Everything you typed is still here.',
      );
      await expect(form).toContainText(
        'You can also call (313) 555-0142 or email hello@woodward.example',
      );
      await expect(form.getByRole('link', { name: '(313) 555-0142' })).toBeVisible();
      await expect(form.getByRole('link', { name: 'hello@woodward.example' })).toBeVisible();
      await expect(form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
      await expect(form.getByLabel(each.ownField)).toHaveValue('Doors at six.');
      await expect(dateField(form)).toHaveValue(VISITOR.date);
    });

    test('too many requests are said with the reason @form.too-many', async ({ page }) => {
      const opened = await each.open(page);
      await fillForm(each, opened, newEmail());
      await page.route(each.api, (route) => route.fulfill(refusal(429, 'rate_limited')));
      await opened.button.click();
      await expectToast(page, 'Error', each.failure);
      await expect(opened.form.getByRole('status')).toContainText(
        'We’ve received too many requests from your connection. Please wait a few minutes and try again.',
      );
    });

    test('what the server finds wrong is said at the field @form.server-fields', async ({
      page,
    }) => {
      const opened = await each.open(page);
      const { form, button } = opened;
      await fillForm(each, opened, newEmail());
      const own = each.name === 'booking' ? 'additionalRequests' : 'message';
      const fields = { phone: 'Phone number is odd', [own]: 'This is too long' };
      await page.route(each.api, (route) => route.fulfill(refusal(400, 'bad_request', fields)));
      await button.click();
      await expectToast(page, 'Error', each.failure);
      await expect(form.getByLabel('Phone Number')).toHaveAccessibleDescription(
        'Phone number is odd',
      );
      await expect(form.getByLabel('Phone Number')).toBeFocused();
      await expect(form.getByLabel(each.ownField)).toHaveAccessibleDescription('This is too long');
      await expect(form.getByRole('status')).toContainText('check the highlighted fields');
    });

    test('a request that is kept aside is a success @request.two-places', async ({ page }) => {
      const opened = await each.open(page);
      await fillForm(each, opened, newEmail());
      await page.route(each.api, (route) => route.fulfill(json(202, { reference: 'WD-SPARE' })));
      await opened.button.click();
      await expect(toasts(page)).toContainText(each.success);
      await expect(toasts(page)).toContainText('Reference: WD-SPARE');
      await expect(page.getByText('Your reference number is WD-SPARE.')).toBeVisible();
    });

    test('a key that belongs to another request is no dead end @form.once', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      const keys = keysSent(page, each.api);
      const opened = await each.open(page);
      await fillForm(each, opened, email);
      await page.route(each.api, (route) => route.fulfill(refusal(422, 'idempotency_mismatch')));
      await opened.button.click();
      await expectToast(page, 'Error', each.failure);
      await page.unrouteAll();
      await opened.button.click();
      await expect(toasts(page)).toContainText(each.success);
      expect(new Set(keys).size).toBe(2);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });
  });
}
