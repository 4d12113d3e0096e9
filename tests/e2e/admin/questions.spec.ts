/**
 * A question from the contact page to the list of inquiries.
 */
import { findRow, freshName, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test('a question is sent without a date, and staff find it as one @question.form @question.list', async ({
  page,
}) => {
  const name = freshName('Robin');
  const words = `${name} would like to know whether you deliver to Ann Arbor.`;
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Ask us a question' });
  await form.getByRole('button', { name: 'Send Question' }).click();
  for (const message of ['Name is required', 'Please enter your question']) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email Address').fill(`${crypto.randomUUID()}@example.com`);
  await form.getByLabel('Your Question').fill(words);
  await form.getByRole('button', { name: 'Send Question' }).click();
  const sent = page.getByRole('region', { name: 'Question received' });
  await expect(sent).toContainText(/WD-\w{5}/);
  await expect(sent).toContainText('We’ll get back to you within 24 hours by email at');
  await expect(sent).not.toContainText(/Event date|availability/);

  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, name);
  await expect(row).toContainText('Question');
  await row.getByRole('button', { name, exact: true }).click();
  const request = page.getByRole('article');
  await expect(request).toContainText(words);
  await expect(request).not.toContainText('Event date');
  await expect(request.getByRole('link', { name: /^Call/ })).toHaveCount(0);
});
