/** Every screen of the admin and every dialog of it: what opens each, from whatever page. */
import { expect, type Page } from '@playwright/test';
import { openTab } from './steps.ts';

async function openDanceFloor(page: Page): Promise<void> {
  const panel = await openTab(page, 'Rental Items');
  await panel.getByRole('searchbox').fill('Checkered');
  await panel
    .getByRole('button', { name: 'Black and White Checkered Dance Floor', exact: true })
    .click();
}

export const ADMIN_SCREENS: Record<string, (page: Page) => Promise<void>> = {
  categories: async (page) => {
    await openTab(page, 'Categories');
  },
  'category dialog': async (page) => {
    const panel = await openTab(page, 'Categories');
    await panel.getByRole('button', { name: 'Add category' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'order of categories': async (page) => {
    const panel = await openTab(page, 'Categories');
    await panel.getByRole('button', { name: 'Change order' }).click();
    await expect(page.getByRole('button', { name: 'Move Chairs', exact: true })).toBeVisible();
  },
  'deletion of a category': async (page) => {
    const panel = await openTab(page, 'Categories');
    const more = panel.getByRole('button', { name: 'More actions for Chairs', exact: true });
    if (await more.isVisible()) await more.click();
    await panel.getByRole('button', { name: 'Delete Chairs', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'rental items': async (page) => {
    await openTab(page, 'Rental Items');
  },
  'rental item dialog': async (page) => {
    await openDanceFloor(page);
    await expect(page.getByRole('dialog').getByLabel('Name of option 1')).toBeVisible();
  },
  'change of several items': async (page) => {
    const panel = await openTab(page, 'Rental Items');
    await panel.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await panel.getByRole('button', { name: 'Change…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Change \d+ items$/ });
    await dialog.getByLabel('Active').selectOption({ label: 'No' });
    await expect(dialog.getByRole('region', { name: 'Before and after' })).toContainText('Active');
  },
  'scheduled change': async (page) => {
    const panel = await openTab(page, 'Rental Items');
    await panel.getByRole('searchbox').fill('Checkered');
    const row = panel.getByRole('button', { name: /^Schedule a change of .*Checkered/ });
    const more = panel.getByRole('button', { name: /^More actions for .*Checkered/ });
    await expect(row.or(more).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
    await row.click();
    await expect(page.getByRole('dialog').getByLabel('Day')).toBeVisible();
  },
  'preview of an item': async (page) => {
    await openDanceFloor(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('button', { name: 'Copy link for a day' })).toBeVisible();
  },
  'import of a spreadsheet': async (page) => {
    const panel = await openTab(page, 'Rental Items');
    await panel.getByRole('button', { name: 'Import rental items' }).click();
    await expect(page.getByRole('dialog').getByLabel('Choose a CSV file')).toBeAttached();
  },
  'service packages': async (page) => {
    await openTab(page, 'Service Packages');
  },
  'package dialog': async (page) => {
    const panel = await openTab(page, 'Service Packages');
    await panel.getByRole('button', { name: 'Add service package' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  inquiries: async (page) => {
    await openTab(page, 'Contact Leads');
  },
  'a request': async (page) => {
    const panel = await openTab(page, 'Contact Leads');
    await panel.getByRole('button', { name: 'Add request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a request' });
    await dialog.getByLabel('Name').fill('Ada Okafor');
    await dialog.getByLabel('Phone').fill('(313) 555-0100');
    await dialog.getByRole('button', { name: 'Add request' }).click();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  },
  stock: async (page) => {
    await page.goto('/admin?stock=2031-12#contact-leads');
    await expect(page.getByText('Balloon Garland Ring')).toBeVisible();
  },
  'a day of an item, and a block': async (page) => {
    await page.goto('/admin?stock=2031-12#contact-leads');
    const item = page.locator('summary', { hasText: 'Balloon Garland Ring' });
    const cell = page.getByRole('button', { name: /^Balloon Garland Ring, .*December 1,/ });
    await expect(item.or(cell)).toBeVisible();
    if (await item.isVisible()) {
      await item.click();
      await page.getByRole('button', { name: /^Mon, Dec 1/ }).click();
    } else await cell.click();
    await page.getByRole('button', { name: 'Block pieces' }).click();
    await expect(page.getByLabel('How many')).toBeVisible();
  },
  'what goes out and comes back': async (page) => {
    await page.goto('/admin?goods=2031-12-01#contact-leads');
    await expect(page.getByText('Nothing goes out that day.')).toBeVisible();
  },
  photos: async (page) => {
    await page.goto('/admin#photos');
    await expect(page.getByRole('button', { name: /^Focal point and crop/ }).first()).toBeVisible();
  },
  'crop of a photo': async (page) => {
    await page.goto('/admin#photos');
    await page
      .getByRole('button', { name: /^Focal point and crop/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/admin#settings');
    await expect(page.getByRole('navigation', { name: 'Sections of the settings' })).toBeVisible();
  },
  'history of a room': async (page) => {
    await page.goto('/admin?section=rooms#settings');
    await page.getByRole('button', { name: /^1\. / }).click();
    await page.getByText('History', { exact: true }).first().click();
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
  },
  'daily email': async (page) => {
    await page.goto('/admin?section=digest#settings');
    await expect(page.getByText(/^Every day at 8:00 AM, the next one /)).toBeVisible();
  },
  account: async (page) => {
    await page.goto('/admin#account');
    await expect(page.getByText('This device')).toBeVisible();
  },
  staff: async (page) => {
    await page.goto('/admin#staff');
    await expect(page.getByLabel('Role of Owner')).toBeVisible();
  },
  'personal data': async (page) => {
    await page.goto('/admin#personal-data');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('No requests')).toBeVisible();
  },
  activity: async (page) => {
    await page.goto('/admin#activity');
    await expect(page.getByLabel('Filter by person')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  },
  status: async (page) => {
    await page.goto('/admin#status');
    await expect(page.getByText('Errors in the last 7 days')).toBeVisible();
  },
  'person menu': async (page) => {
    await openTab(page, 'Categories');
    await page.getByRole('button', { name: 'Owner' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};
