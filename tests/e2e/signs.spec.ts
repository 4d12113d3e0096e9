/**
 * Signs that tell a person from a program, without asking the visitor anything.
 */
import { expect, test } from '../support/test.ts';
import { hydrated, newEmail, toasts, sentBody } from '../support/visitor.ts';
import { fillForm, FORMS } from './support/forms.ts';

for (const each of FORMS) {
  test.describe(`the ${each.name} form`, () => {
    test('no person meets the field for programs @spam.signs', async ({ page }) => {
      const opened = await each.open(page);
      const { form, button } = opened;
      const field = form.locator('input[name="website"]');
      await expect(field).toHaveAttribute('tabindex', '-1');
      await expect(field).toHaveAttribute('autocomplete', 'off');
      await expect(form.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
      const box = await field.evaluate((element) => {
        const { width, height } = element.closest('[aria-hidden]')?.getBoundingClientRect() ?? {};
        return { width, height };
      });
      expect(box).toEqual({ width: 1, height: 1 });

      await fillForm(each, opened, newEmail());
      const started = Date.now();
      const body = await sentBody(page, each.api, () => button.click());
      expect(body).toMatchObject({ website: '' });
      const { fillMs } = body as { fillMs: number };
      expect(fillMs).toBeGreaterThan(0);
      expect(fillMs).toBeLessThan(Date.now() - started + 60_000);
    });

    test('a program that fills it in is told the same @spam.quarantine', async ({ page, db }) => {
      const opened = await each.open(page);
      const email = newEmail();
      await fillForm(each, opened, email);
      const advertisement = 'A wedding [url=https://spam.example]';
      await opened.form.getByLabel(each.ownField).fill(advertisement);
      await opened.form.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      const body = await sentBody(page, each.api, () => opened.button.click());
      expect(body).toMatchObject({ website: 'https://spam.example' });
      await expect(toasts(page)).toContainText(each.success);
      expect(await db.inquiriesOf(email)).toMatchObject([{ status: 'quarantined' }]);
    });
  });
}

test('a form filled in from a draft goes on counting, one filled in from another form does not count', async ({
  page,
}) => {
  const [quote, , booking] = FORMS;
  if (!quote || !booking) throw new Error('A form is missing.');
  await fillForm(quote, await quote.open(page), newEmail());
  const waited = Date.now();
  const { button } = await quote.open(page);
  const untilPress = Date.now() - waited;
  const again = await sentBody(page, quote.api, () => button.click());
  expect((again as { fillMs: number }).fillMs).toBeGreaterThanOrEqual(untilPress);

  const dialog = await booking.open(page);
  const body = await sentBody(page, booking.api, () => dialog.button.click());
  expect(body).toMatchObject({ website: '' });
  expect(body).not.toHaveProperty('fillMs');
});

test('what was typed before the form came alive has no time that could be told', async ({
  page,
}) => {
  const [quote] = FORMS;
  if (!quote) throw new Error('The form is missing.');
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.locator('input[name="name"]').fill('Early Bird');
  release();
  await hydrated(page);
  const form = page.locator('form:has(input[name="name"])');
  const opened = { form, button: form.getByRole('button', { name: 'Get My Free Quote' }) };
  await fillForm(quote, opened, newEmail());
  const body = await sentBody(page, quote.api, () => opened.button.click());
  expect(body).toMatchObject({ website: '' });
  expect(body).not.toHaveProperty('fillMs');
});
