/**
 * A draft of each form stays on the device until the form is sent.
 */
import { expect, test, type Page } from '../support/test.ts';
import { fillInquirer, hydrated, newEmail, toasts, VISITOR } from '../support/visitor.ts';
import { fillForm, FORMS } from './support/forms.ts';

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('the draft is there after a reload, and gone after success @form.draft', async ({
      page,
    }) => {
      const first = await each.open(page);
      await fillForm(each, first, newEmail());
      const { form, button } = await each.open(page);
      await expect(form.getByLabel(each.ownField)).toHaveValue('Doors at six.');
      await button.click();
      await expect(toasts(page)).toContainText(each.success);

      const again = await each.open(page);
      // Who the visitor is stays known on this device, what was asked does not.
      await expect(again.form.getByLabel('Full Name')).not.toHaveValue('');
      await expect(again.form.getByLabel(each.ownField)).toHaveValue('');
      const kept = await page.evaluate(
        (name) => localStorage.getItem(`woodward:draft:${name}`),
        each.name,
      );
      expect(kept).toBeNull();
    });
  });
}

test('a message that was sent beside remembered details does not come back', async ({ page }) => {
  for (const each of FORMS) {
    const first = await each.open(page);
    if (each === FORMS[0]) await fillInquirer(first.form);
    await first.form.getByLabel(each.ownField).fill('Doors at six.');
    // Reloaded, the details come from what the device remembers.
    const { form, button } = await each.open(page);
    await expect(form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
    await expect(form.getByLabel(each.ownField)).toHaveValue('Doors at six.');
    await button.click();
    await expect(toasts(page)).toContainText(each.success);
    const again = await each.open(page);
    await expect(again.form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
    await expect(again.form.getByLabel(each.ownField)).toHaveValue('');
  }
});

test('the services that were ticked are part of the draft, a package too @contact.services-kept', async ({
  page,
}) => {
  await page.goto('/?service=Luxury&price=7500&type=design');
  const services = page.getByRole('group', { name: /^Services you’re interested in/ });
  await expect(services.getByRole('checkbox', { name: 'Luxury' })).toBeChecked();
  await services.getByRole('checkbox', { name: 'Photo Booth' }).check();
  await page.goto('/');
  await page.getByLabel('Full Name').focus();
  await expect(services.getByRole('checkbox', { name: 'Luxury' })).toBeChecked();
  await expect(services.getByRole('checkbox', { name: 'Photo Booth' })).toBeChecked();
  await expect(services.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('a package of the address that was left out is not chosen again by a reload @contact.services-kept', async ({
  page,
}) => {
  await page.goto('/?service=Luxury&price=7500&type=design');
  const services = page.getByRole('group', { name: /^Services you’re interested in/ });
  const luxury = services.getByRole('checkbox', { name: 'Luxury' });
  await hydrated(page);
  await luxury.uncheck();
  await page.reload();
  await page.getByLabel('Full Name').focus();
  await expect(page.locator('form[aria-busy], astro-island[ssr] form')).toHaveCount(0);
  await expect(services.getByRole('checkbox', { name: 'Photo Booth' })).not.toBeChecked();
  await expect(luxury).toHaveCount(0);
});

test('two tabs fill in one draft, and neither drops what the other typed @form.draft', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/checkout');
    await expect(tab.locator('astro-island[ssr]')).toHaveCount(0);
  }
  const referral = 'How did you hear about us? (optional)';
  const details = 'Please provide more details about your event';
  const kept = (tab: Page) =>
    expect.poll(() => tab.evaluate(() => localStorage.getItem('woodward:draft:quote')));
  await page.getByLabel(referral).fill('From a friend');
  await kept(other).toContain('From a friend');
  await other.getByLabel(details).fill('Doors at six.');
  await kept(page).toContain('Doors at six.');
  await page.getByLabel('Full Name').fill('Jordan Rivers');

  const third = await context.newPage();
  await third.goto('/checkout');
  await expect(third.getByLabel('Full Name')).toHaveValue('Jordan Rivers');
  await expect(third.getByLabel(details)).toHaveValue('Doors at six.');
  await expect(third.getByLabel(referral)).toHaveValue('From a friend');
});
