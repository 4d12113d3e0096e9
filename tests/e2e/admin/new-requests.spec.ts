/**
 * A request that arrives while the admin is open: it is said on every tab, in the title too, and what
 * is said is true.
 */
import type { Page } from '@playwright/test';
import { sendRequest } from '../../support/admin/requests.ts';
import { freshName, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ARRIVED_PATH } from '../../support/api-paths.ts';
import { hiddenWithFocus } from '../../support/hidden-with-focus.ts';

const MINUTE_MS = 60_000;
const show = (page: Page) => page.getByRole('button', { name: /^Show .* new requests?$/ });
const inquiriesTab = (page: Page) => page.getByRole('tab', { name: /^Contact Leads/ });

/** A minute passes in the admin. */
async function aMinuteLater(page: Page): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.url().includes(ARRIVED_PATH));
  await page.clock.fastForward(MINUTE_MS + 1_000);
  await asked;
}

/** Waits until the list is read and what came before is known to be read. */
async function openAdmin(page: Page): Promise<void> {
  await page.clock.install();
  const asked = page.waitForResponse((answer) => answer.url().includes(`${ARRIVED_PATH}?since=`));
  await page.goto('/admin');
  await asked;
  await expect(show(page)).toHaveCount(0);
}

for (const [size, use] of Object.entries({
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
})) {
  test.describe(size, () => {
    test.use(use);
    test('it is counted on another tab and in the title, a press shows it @inquiry.new', async ({
      page,
      api,
    }) => {
      await openAdmin(page);
      await expect(inquiriesTab(page)).toHaveAttribute('aria-selected', 'true');
      await expect(inquiriesTab(page)).toBeInViewport({ ratio: 1 });
      await page.getByRole('tab', { name: 'Categories' }).click();
      await expect(page).toHaveTitle(/^Categories - Admin Dashboard/);
      const first = await sendRequest(api, { name: freshName('Arriving') });
      await aMinuteLater(page);
      await expect(show(page)).toHaveText('Show 1 new request');
      await sendRequest(api, { name: freshName('Arriving') });
      await aMinuteLater(page);
      await expect(show(page)).toHaveText('Show 2 new requests');
      await expect(page).toHaveTitle(/^\(2\) Categories - Admin Dashboard/);
      await expect(inquiriesTab(page)).toHaveAccessibleName('Contact Leads 2 new');
      // The number makes the bar longer, never the page.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        use.viewport.width,
      );

      // With several pages, whose buttons stand at the end.
      await page.getByRole('tab', { name: 'Rental Items' }).click();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      expect(await hiddenWithFocus(page, show(page))).toEqual([]);

      await show(page).click();
      const panel = page.getByRole('tabpanel', { name: /^Contact Leads/ });
      await expect(panel.getByText(first.name)).toBeVisible();
      await expect(show(page)).toHaveCount(0);
      await expect(page).toHaveTitle(/^Contact Leads - Admin Dashboard/);
      await expect(inquiriesTab(page)).toBeFocused();
    });
  });
}

test('a view or a filter that may hide it leaves it new until the press, which shows all @inquiry.new', async ({
  page,
  api,
}) => {
  await openAdmin(page);
  const panel = page.getByRole('tabpanel', { name: /^Contact Leads/ });
  await panel.getByRole('button', { name: 'Mine' }).click();
  const inquiry = await sendRequest(api, { name: freshName('Filtered') });
  await aMinuteLater(page);
  await expect(show(page)).toHaveText('Show 1 new request');
  const read = page.waitForResponse((answer) => answer.url().includes('view=mine'));
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await read;
  await expect(show(page)).toHaveText('Show 1 new request');
  await page.reload();
  await expect(show(page)).toHaveText('Show 1 new request');
  await show(page).click();
  await expect(panel.getByText(inquiry.name)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Mine' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(show(page)).toHaveCount(0);
});

test('what one tab has read is not new in the other; nor is what a colleague has answered @inquiry.new', async ({
  page,
  context,
  api,
}) => {
  await openAdmin(page);
  const other = await context.newPage();
  await other.clock.install();
  await openTab(other, 'Categories');
  const inquiry = await sendRequest(api, { name: freshName('Twice') });
  const second = await sendRequest(api, { name: freshName('Twice') });
  await aMinuteLater(other);
  await expect(show(other)).toHaveText('Show 2 new requests');
  await api.patch(`/api/admin/contact-submissions/${second.id}`, {
    data: { status: 'contacted', version: second.version },
  });
  await aMinuteLater(other);
  await expect(show(other)).toHaveText('Show 1 new request');

  const panel = page.getByRole('tabpanel', { name: /^Contact Leads/ });
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel.getByText(inquiry.name)).toBeVisible();
  await expect(show(other)).toHaveCount(0);
  await expect(other).toHaveTitle(/^Categories/);

  // Opened by its link it is read. The list behind it is not.
  const third = await sendRequest(api, { name: freshName('Twice') });
  await sendRequest(api, { name: freshName('Twice') });
  await aMinuteLater(page);
  await expect(show(page)).toHaveText('Show 2 new requests');
  await page.goto(`/admin?inquiry=${third.id}#contact-leads`);
  await expect(page.getByRole('article').getByText(third.name).first()).toBeVisible();
  await expect(show(page)).toHaveText('Show 1 new request');
  await page.getByRole('button', { name: 'Back to requests' }).click();
  await expect(show(page)).toHaveCount(0);
});

test('the tab shows what it counts; a search or a list that shows it counts as seen', async ({
  page,
  api,
}) => {
  await openAdmin(page);
  const panel = page.getByRole('tabpanel', { name: /^Contact Leads/ });
  const inquiry = await sendRequest(api, { name: freshName('Tabbed') });
  await aMinuteLater(page);
  await expect(show(page)).toHaveText('Show 1 new request');
  await expect(panel.getByText(inquiry.name)).toHaveCount(0);
  // On the tab itself too.
  await inquiriesTab(page).click();
  await expect(panel.getByText(inquiry.name)).toBeVisible();
  await expect(show(page)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Categories' }).click();
  const second = await sendRequest(api, { name: freshName('Tabbed') });
  await aMinuteLater(page);
  await expect(inquiriesTab(page)).toHaveAccessibleName('Contact Leads 1 new');
  await inquiriesTab(page).click();
  await expect(panel.getByText(second.name)).toBeVisible();
  await expect(inquiriesTab(page)).toHaveAccessibleName('Contact Leads');

  const third = await sendRequest(api, { name: freshName('Tabbed') });
  await aMinuteLater(page);
  await expect(show(page)).toHaveText('Show 1 new request');
  await panel.getByRole('searchbox').fill(third.name);
  await expect(panel.getByText(third.name)).toBeVisible();
  await expect(show(page)).toHaveCount(0);
  const asked = page.waitForResponse((answer) => answer.url().includes(`${ARRIVED_PATH}?since=`));
  await page.reload();
  await asked;
  await expect(panel.getByText(third.name)).toBeVisible();
  await expect(show(page)).toHaveCount(0);
});

test('nothing is asked while the page is not seen, and at once when it is again @inquiry.new', async ({
  page,
  api,
}) => {
  await openAdmin(page);
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(ARRIVED_PATH)) asked.push(request.url());
  });
  await see('hidden');
  await page.clock.fastForward(10 * MINUTE_MS);
  await sendRequest(api, { name: freshName('Unseen') });
  expect(asked).toEqual([]);
  await see('visible');
  await expect(show(page)).toHaveText('Show 1 new request');
  expect(asked).toHaveLength(1);
});
