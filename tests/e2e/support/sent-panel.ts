/** What stands in the place of the quote form once it was sent. */
import { expect, type Page } from '../../support/test.ts';
import { fillInquirer, newEmail } from '../../support/visitor.ts';

export const heading = (page: Page) => page.getByRole('heading', { name: 'Request received' });
export const panel = (page: Page) => page.getByRole('region', { name: 'Request received' });
/** Asked where this device sent another list of late. */
export const question = (page: Page) => page.getByRole('group', { name: /^Does this replace/ });
export const press = (page: Page) =>
  page.getByRole('button', { name: 'Get My Free Quote' }).click();

/** Sends the list as it is. @returns the reference */
export async function send(page: Page, email = newEmail()): Promise<string> {
  await fillInquirer(page, email);
  await press(page);
  await expect(heading(page)).toBeVisible();
  const text = await panel(page).innerText();
  return /WD-\w{5}/.exec(text)?.[0] ?? '';
}
