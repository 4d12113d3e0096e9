/** One form open in two tabs, or beside another form of its page. */
import { expect, test, type Page } from '../support/test.ts';
import {
  bringRemembered,
  dateField,
  hydrated,
  KNOWN,
  newEmail,
  sentBody,
  unhurried,
  VISITOR,
} from '../support/visitor.ts';

const GUESTS = 'Guest Count (optional)';

async function openBoth(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/checkout');
    await hydrated(tab);
  }
  return other;
}

test('a date that is changed in another tab is changed in an open form, which says so and sends it @form.elsewhere', async ({
  page,
}) => {
  await bringRemembered(page, { ...KNOWN, email: newEmail(), guestCount: '150' });
  await unhurried(page);
  const other = await openBoth(page);
  await other.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = other.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Change event details' }).click();
  await dateField(panel).fill('06/14/2031');
  await panel.getByLabel(GUESTS).fill('');
  await panel.getByRole('button', { name: 'Save' }).click();

  const form = page.getByRole('main').locator('form');
  await expect(form).toContainText('06/14/2031 (Saturday)');
  await expect(form).not.toContainText('150 guests');
  await expect(form).toContainText(`Updated from another tab or form: Event Date, ${GUESTS}.`);
  const body = await sentBody(page, '/api/contact', () =>
    form.getByRole('button', { name: 'Get My Free Quote' }).click(),
  );
  expect(body).toMatchObject({ eventDate: '2031-06-14T12:00:00.000Z' });
  expect(body).not.toHaveProperty('guestCount');
});

test('what was typed here stays, and what another tab has is said @form.elsewhere @form.draft', async ({
  page,
}) => {
  const other = await openBoth(page);
  await page.getByLabel('Full Name').fill(VISITOR.name);
  await expect(other.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await other.getByLabel('Full Name').fill('Alex Rivers');
  await other.getByLabel('Please provide more details about your event').fill('Doors at six.');
  const form = page.getByRole('main').locator('form');
  await expect(form).toContainText(
    'You entered something else in another tab or form: Full Name. What you typed here stays.',
  );
  await expect(form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await expect(form.getByLabel('Please provide more details')).toHaveValue('');
  await form.getByLabel('Please provide more details').fill('Doors at seven.');
  await other.getByLabel('Please provide more details about your event').fill('Doors at eight.');
  await expect(form).toContainText('Full Name, Please provide more details about your event. What');
  await expect(form.getByLabel('Please provide more details')).toHaveValue('Doors at seven.');
});

test('a prefilled field that is emptied was not entered elsewhere @form.elsewhere', async ({
  page,
}) => {
  await bringRemembered(page, { ...KNOWN, email: newEmail() });
  await unhurried(page);
  await page.goto('/checkout');
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Change your details' }).click();
  await form.getByLabel('Full Name').fill('');
  await form.getByLabel('Please provide more details').fill('Doors at six.');
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(form).not.toContainText('You entered something else');
});

test('event details that were only shown are not kept as typed @availability.date @form.elsewhere', async ({
  page,
}) => {
  await bringRemembered(page, { ...KNOWN, email: newEmail(), guestCount: '150' });
  await page.goto('/planner');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change event details' }).click();
  await main.getByLabel('Event Location').first().fill('Hamtramck, MI');
  const draft = await page.evaluate(() => localStorage.getItem('woodward:draft:event'));
  expect(JSON.parse(draft ?? '{}')).toEqual({ eventLocation: 'Hamtramck, MI' });
});
