/**
 * Answers that are lost on the way: nothing is tried again by itself, nothing typed is
 * lost, and however the visitor sends it again, there is one inquiry.
 */
import { expect, test, type Page } from '../support/test.ts';
import { expectToast, newEmail, toasts, VISITOR } from '../support/visitor.ts';
import { fillForm, FORMS, keysSent } from './support/forms.ts';

// @form.logged
test.use({ allowedErrors: [/form was not sent/] });

const CANNOT_TELL =
  'We didn’t get a response, so we can’t tell whether your request arrived. It’s safe to send it again; we’ll count it only once. Everything you typed is still here.';

/** The server stores what is sent to a path, and its answer is lost. */
async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('pressing again sends the same key, and counts once @form.once', async ({ page, db }) => {
      const email = newEmail();
      const keys = keysSent(page, each.api);
      const opened = await each.open(page);
      const { form, button } = opened;
      await fillForm(each, opened, email);
      await loseAnswers(page, each.api);
      await button.click();
      await expectToast(page, 'Error', each.failure);
      await expect(form.getByRole('status')).toHaveText(CANNOT_TELL);
      await expect(form.getByLabel(each.ownField)).toHaveValue('Doors at six.');
      await expect(button).toBeEnabled();
      expect(keys).toHaveLength(1);

      await page.unrouteAll();
      await button.click();
      await expect(toasts(page)).toContainText(each.success);
      expect(keys).toEqual([keys[0], keys[0]]);
      const inquiries = await db.inquiriesOf(email);
      expect(inquiries).toHaveLength(1);
      await expect(toasts(page)).toContainText(`Reference: ${inquiries[0]?.reference}`);
    });

    test('a tab closed while it is sending loses nothing and doubles nothing @form.closed-tab', async ({
      page,
      context,
      db,
    }) => {
      const email = newEmail();
      const opened = await each.open(page);
      await fillForm(each, opened, email);
      if (each.name === 'contact') {
        await opened.form.getByRole('checkbox', { name: 'Photo Booth' }).check();
      }
      const stored = Promise.withResolvers<void>();
      await page.route(each.api, async (route) => {
        await route.fetch();
        stored.resolve();
      });
      await opened.button.click();
      await stored.promise;
      await page.close();

      const later = await context.newPage();
      const { form, button } = await each.open(later);
      await expect(form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
      await expect(form.getByLabel(each.ownField)).toHaveValue('Doors at six.');
      await button.click();
      await expect(toasts(later)).toContainText(each.success);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });
  });
}

test('a server that says nothing for 30 seconds counts as a failure @form.no-answer', async ({
  page,
}) => {
  const [quote] = FORMS;
  if (!quote) throw new Error('There is no form.');
  await page.clock.install();
  const keys = keysSent(page, quote.api);
  const opened = await quote.open(page);
  await fillForm(quote, opened, newEmail());
  const asked = page.waitForRequest(`**${quote.api}`);
  await page.route(quote.api, () => undefined);
  await opened.button.click();
  await asked;
  await page.clock.runFor(29_000);
  await expect(opened.form.getByRole('button', { name: 'Sending Request...' })).toBeDisabled();
  await page.clock.runFor(1_500);
  await expect(opened.form.getByRole('status')).toHaveText(CANNOT_TELL);
  await expect(opened.button).toBeEnabled();
  expect(keys).toHaveLength(1);
});
