/**
 * The lists of the admin are sorted by their headings, and on a phone by "Sort by"; the address says how.
 */
import type { Locator, Page } from '@playwright/test';
import { sendRequest } from '../../support/admin/requests.ts';
import { freshName, makeCategory, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

/** @returns the heading of each row, from the first to the last */
function names(panel: Locator): Promise<string[]> {
  return panel.getByRole('rowheader').allInnerTexts();
}

/** Presses a heading until the list is sorted this way, and reads the page again. */
async function sortBy(
  page: Page,
  panel: Locator,
  name: string,
  direction: 'ascending' | 'descending',
): Promise<void> {
  const heading = panel.getByRole('columnheader', { name, exact: true });
  const read = page.waitForResponse((answer) => answer.url().includes('sort='));
  await heading.getByRole('button').click();
  await read;
  await expect(heading).toHaveAttribute('aria-sort', direction);
  await expect(page).toHaveURL(/[?&]sort=/);
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', direction);
  await expect(panel.getByRole('rowheader').first()).toBeVisible();
}

test('categories are sorted by their headings, and stay so @admin.lists', async ({ page, api }) => {
  // Other tests make some as well, more than a page has.
  const name = freshName('Sorted');
  for (const letter of ['B', 'A']) await makeCategory(api, { name: `${name} ${letter}` });
  const panel = await openTab(page, 'Categories');
  const headings = panel.getByRole('rowheader');
  await sortBy(page, panel, 'Rental items', 'descending');
  const counts = await panel.locator('tbody td:nth-of-type(3)').allInnerTexts();
  expect(counts.map(Number)).toEqual(counts.map(Number).toSorted((a, b) => b - a));
  await panel.getByRole('searchbox').fill(name);
  await expect(headings).toHaveCount(2);
  await sortBy(page, panel, 'Category', 'ascending');
  await expect(headings).toContainText([`${name} A`, `${name} B`]);
  await sortBy(page, panel, 'Category', 'descending');
  await expect(headings).toContainText([`${name} B`, `${name} A`]);
  await page.goBack();
  await expect(headings).toContainText([`${name} A`, `${name} B`]);
});

test('service packages are sorted by their headings, and stay so', async ({ page }) => {
  const panel = await openTab(page, 'Service Packages');
  await expect(panel.getByRole('rowheader').first()).toBeVisible();
  const before = await names(panel);
  await sortBy(page, panel, 'Starting price', 'ascending');
  const prices = await panel
    .locator('tbody')
    .getByText(/^\$[\d,.]+$/)
    .allInnerTexts();
  const dollars = prices.map((price) => Number(price.replaceAll(/[$,]/g, '')));
  expect(dollars.length).toBeGreaterThan(2);
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  expect(await names(panel)).not.toEqual(before);
});

test('requests are sorted by their headings, and on a phone by "Sort by" @inquiry.list', async ({
  page,
  api,
}) => {
  // Other tests send some as well, more than a page has.
  const name = freshName('Asked');
  const [late, soon] = [`${name} Late`, `${name} Soon`];
  await sendRequest(api, { name: soon, eventDate: '2031-06-12' });
  await sendRequest(api, { name: late, eventDate: '2031-06-13' });
  const panel = await openTab(page, 'Contact Leads');
  const headings = panel.getByRole('rowheader');
  await panel.getByRole('searchbox').fill(name);
  // A reload loses what is not searched for yet.
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(headings).toHaveCount(2);
  await expect(headings).toContainText([late, soon]);
  // "Pending first" is the order of no column.
  await expect(panel.locator('[aria-sort]')).toHaveCount(0);
  await sortBy(page, panel, 'Received', 'descending');
  await expect(headings).toContainText([late, soon]);
  await sortBy(page, panel, 'Received', 'ascending');
  await expect(headings).toContainText([soon, late]);
  await sortBy(page, panel, 'Event date', 'ascending');
  await expect(headings).toContainText([soon, late]);

  await page.setViewportSize({ width: 390, height: 844 });
  await panel.getByRole('button', { name: 'Filters', exact: true }).click();
  const first = panel.getByRole('listitem').first();
  await panel.getByLabel('Sort by').selectOption('Event date: latest first');
  await expect(first).toContainText('06/13/2031');
  await page.reload();
  await expect(first).toContainText('06/13/2031');
  await expect(panel.getByLabel('Sort by', { exact: true })).toHaveValue('event-desc');
});
