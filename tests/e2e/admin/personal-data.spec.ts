/**
 * What people sent: the trash for requests, and what is stored about one person, as a file and erased.
 */
import { readFile } from 'node:fs/promises';
import { sendRequest } from '../../support/admin/requests.ts';
import { findRow, freshName, toast, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('a request goes into the trash, comes back by Undo, and from the trash by hand @inquiry.trash', async ({
  page,
  api,
}) => {
  const { name } = await sendRequest(api, { name: freshName('Trashed') });
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, name);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(toast(page)).toContainText('Request deleted successfully');
  await expect(row).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Pending');

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(row).toHaveCount(0);
  await panel.getByRole('button', { name: 'Trash', exact: true }).click();
  await row.getByRole('button', { name, exact: true }).click();
  const request = page.getByRole('article', { name });
  await expect(request).toContainText('Moved to the trash on');
  await request.getByRole('button', { name: 'Restore' }).click();
  await expect(request.getByLabel('Status')).toHaveValue('pending');
  await request.getByRole('button', { name: 'Back to requests' }).click();
  await panel.getByRole('button', { name: 'Back to requests' }).click();
  await findRow(panel, name);
});

test('an owner sees what is kept about a person, saves it, and erases it @person.find', async ({
  page,
  api,
}) => {
  const name = freshName('Forgotten');
  const email = `${crypto.randomUUID()}@example.com`;
  const inquiry = await sendRequest(api, { name, email });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Personal data' }).click();
  await page.getByLabel('Email').fill(email.replace('@', '+tag@'));
  await page.getByRole('button', { name: 'Find' }).click();
  const held = page.getByRole('region', { name: `Data about ${email}` });
  await expect(held).toContainText('1 request');
  await expect(held.getByRole('heading')).toBeFocused();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    held.getByRole('button', { name: 'Download file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    requests: [{ reference: inquiry.reference, email }],
    notInDatabase: [],
  });

  await held.getByRole('button', { name: 'Delete data' }).click();
  const question = page.getByRole('dialog', { name: `Delete the data about ${email}?` });
  await expect(question).toContainText('You can’t undo this');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(toast(page)).toContainText('Deleted: 1 request');
  await expect(held).toContainText('No requests');
  await expect(held.getByRole('button')).toHaveCount(0);
  for (const query of [`q=${name}`, `q=${name}&deleted=1`]) {
    const list = await api.get(`${ADMIN_API_PATHS.inquiries}?${query}`);
    expect(await list.json()).toEqual([]);
  }
});
