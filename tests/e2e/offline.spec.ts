/**
 * Being offline is said before anything is sent, and costs the visitor nothing.
 */
import { expect, test } from '../support/test.ts';
import { expectToast, newEmail, toasts, VISITOR } from '../support/visitor.ts';
import { fillForm, FORMS, keysSent } from './support/forms.ts';

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('without a connection it sends nothing and says so @form.offline', async ({
      page,
      context,
      db,
    }) => {
      const email = newEmail();
      const opened = await each.open(page);
      const { form, button } = opened;
      // The toasts' script is fetched while there is a connection, with what it needs itself.
      const fetched = page.waitForResponse(/\/_astro\/mount\.[\w-]+\.js$/);
      await fillForm(each, opened, email);
      const script = (await fetched).url();
      await page.evaluate(async (address) => {
        await import(address);
      }, script);

      const keys = keysSent(page, each.api);
      await context.setOffline(true);
      await button.click();
      await expect(form.getByRole('status')).toHaveText(
        'You’re offline, so nothing was sent. Everything you typed is still here.',
      );
      await expect(form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
      await expect(form.getByLabel(each.ownField)).toHaveValue('Doors at six.');
      expect(keys).toEqual([]);

      await context.setOffline(false);
      await expectToast(
        page,
        'You Are Offline',
        'Nothing was sent. Everything you typed is still here. Please send it again when you’re back online.',
      );
      await button.click();
      await expect(toasts(page)).toContainText(each.success);
      expect(keys).toHaveLength(1);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });
  });
}
