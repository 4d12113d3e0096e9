/**
 * What a visitor has given elsewhere: a line in place of its fields, in every form.
 */
import { holdScripts } from '../support/late-scripts.ts';
import { expect, test, type Page } from '../support/test.ts';
import {
  bringRemembered,
  dateField,
  expectToast,
  hydrated,
  KNOWN,
  newEmail,
  SENT_DATE,
  sentBody,
  toasts,
  unhurried,
  VISITOR,
} from '../support/visitor.ts';
import { FORMS, type PublicForm } from './support/forms.ts';

const [QUOTE] = FORMS as readonly [PublicForm];
const EVENT = { name: 'Change event details' };
const PERSON = { name: 'Change your details' };

/** The form of its page, brought to life without its first fields having the focus. */
async function open(page: Page, form: PublicForm) {
  if (form.name !== 'contact') return form.open(page);
  await page.goto('/');
  const contact = page.getByRole('region', { name: form.ownField }).locator('form');
  await contact.getByLabel(form.ownField).focus();
  await hydrated(page);
  return { form: contact, button: contact.getByRole('button', { name: 'Send Inquiry' }) };
}

for (const each of FORMS) {
  test(`the ${each.name} form folds what is known, and Change shows it @form.known`, async ({
    page,
  }) => {
    await bringRemembered(page, KNOWN);
    await unhurried(page);
    const { form, button } = await open(page, each);
    await expect(form).toContainText('Saturday, December 5, 2099');
    await expect(form).toContainText(VISITOR.place);
    await expect(form).toContainText(VISITOR.phone);
    await expect(form).toContainText('jordan@example.com');
    await expect(form.getByLabel('Event Location')).toBeHidden();
    await expect(form.getByLabel('Full Name')).toBeHidden();

    await form.getByRole('button', PERSON).click();
    await expect(form.getByLabel('Full Name')).toBeFocused();
    await expect(form.getByRole('button', PERSON)).toHaveCount(0);
    await expect(form.getByLabel('Event Location')).toBeHidden();
    const email = newEmail();
    await form.getByLabel('Email Address').fill(email);
    await form.getByLabel(each.ownField).fill('Doors at six.');
    const body = await sentBody(page, each.api, () => button.click());
    expect(body).toMatchObject({ email, eventDate: SENT_DATE, eventLocation: VISITOR.place });
    await expect(toasts(page)).toContainText(each.success);
  });
}

for (const each of FORMS) {
  test(`the guests that were given anywhere are part of the ${each.name} request @form.guests @form.known`, async ({
    page,
    db,
  }) => {
    const email = newEmail();
    await bringRemembered(page, { ...KNOWN, email, guestCount: '150' });
    await unhurried(page);
    const { form, button } = await open(page, each);
    await expect(form).toContainText(`150 guests · ${VISITOR.place}`);
    await expect(form.getByLabel('Guest Count (optional)')).toBeHidden();
    await form.getByLabel(each.ownField).fill('Doors at six.');
    const body = await sentBody(page, each.api, () => button.click());
    expect(body).toMatchObject({ guestCount: '150' });
    await expect(toasts(page)).toContainText(each.success);
    expect(await db.inquiriesOf(email)).toMatchObject([{ guestCount: '150' }]);
  });
}

test('only what is known whole folds, and not a day that is over @form.known', async ({ page }) => {
  await bringRemembered(page, { ...KNOWN, eventDate: '06/12/2021', email: '' });
  const { form } = await QUOTE.open(page);
  await expect(dateField(form)).toHaveValue('06/12/2021');
  await expect(dateField(form)).toBeVisible();
  await expect(form.getByLabel('Full Name')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Change/ })).toHaveCount(0);
});

/** Opens the home page while its scripts are held back: its form sleeps, and notes what is done to it. */
async function openAsleep(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  // Behind the form, which has been read then.
  await page.getByRole('contentinfo').waitFor();
  await page.waitForFunction(
    () => (globalThis as { Astro?: { intent?: unknown } }).Astro?.intent !== undefined,
  );
}

test('a form that awakes while its calendar’s button has the focus keeps its fields open @form.known', async ({
  page,
}) => {
  await bringRemembered(page, KNOWN);
  const release = await holdScripts(page);
  await openAsleep(page);
  const contact = page.locator('#contact');
  const calendar = contact.getByRole('button', { name: 'Choose Event Date from a calendar' });
  await calendar.focus();
  release();
  // The other group folds.
  await expect(contact).toContainText('jordan@example.com');
  await expect(calendar).toBeFocused();
});

for (const by of ['Enter', 'mouse'] as const) {
  test(`a calendar that is opened by ${by} before the form is awake keeps its fields open @form.known`, async ({
    page,
  }) => {
    await bringRemembered(page, KNOWN);
    const release = await holdScripts(page);
    await openAsleep(page);
    const calendar = page
      .locator('#contact')
      .getByRole('button', { name: 'Choose Event Date from a calendar' });
    if (by === 'Enter') await calendar.press(by);
    // As in browsers where a press gives a button no focus.
    else await calendar.dispatchEvent('click');
    await expect(calendar).toHaveAttribute('aria-busy', 'true');
    release();
    const dialog = page.getByRole('dialog', { name: 'Choose Event Date' });
    await expect(dialog.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(calendar).toBeVisible();
  });
}

test('what was begun in a form is as it was left after a reload @form.known @form.draft', async ({
  page,
}) => {
  await bringRemembered(page, KNOWN);
  const { form } = await QUOTE.open(page);
  await form.getByRole('button', EVENT).click();
  await form.getByLabel('Event Location').fill('Troy');
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel('Event Location')).toHaveValue('Troy');
  await expect(form.getByLabel('Event Location')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toBeHidden();
});

test('clearing shows the fields, and Undo folds them again @form.forget @form.clear-undo', async ({
  page,
}) => {
  await bringRemembered(page, KNOWN);
  const { form } = await QUOTE.open(page);
  await form.getByRole('button', { name: 'Clear saved details' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(form.getByLabel('Full Name')).toBeVisible();
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form).toContainText(VISITOR.place);
  await expect(form.getByLabel('Full Name')).toBeHidden();
});

test.describe('a server that finds fault with a folded field', () => {
  test.use({ allowedErrors: /status of 400|form was not sent/ });

  test('shows it, with the focus @form.known @form.server-fields', async ({ page }) => {
    await bringRemembered(page, KNOWN);
    await page.route('/api/contact', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({
          error: { code: 'invalid', message: 'No.', fields: { phone: 'Please check the number' } },
        }),
      }),
    );
    const { form, button } = await QUOTE.open(page);
    await button.click();
    await expect(form.getByText('Please check the number')).toBeVisible();
    await expect(form.getByLabel('Phone Number')).toBeFocused();
    await expectToast(page, 'Error', QUOTE.failure);
  });
});
