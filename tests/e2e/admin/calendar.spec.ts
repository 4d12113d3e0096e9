/** The calendar of events, on a laptop and on a phone. */
import { expectAccessible } from '../../support/accessibility.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { freshName, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const calendarOf = (page: Page) => page.getByRole('region', { name: 'Calendar', exact: true });

for (const [size, viewport] of [
  ['laptop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport });

    test('an event is found by month and week, opens its request, and Back leads to where one was @calendar.views', async ({
      page,
      api,
    }) => {
      const inquiry = await sendRequest(api, {
        name: freshName('Calendar'),
        eventDate: '2029-08-18',
        eventLocation: 'Belle Isle',
      });
      const panel = await openTab(page, 'Contact Leads');
      await panel.getByRole('button', { name: 'Calendar', exact: true }).click();
      await expect(page).toHaveURL(/\?calendar=\d{4}-\d\d#contact-leads$/);
      const calendar = calendarOf(page);
      await expect(calendar.getByText('Today', { exact: true })).toHaveCount(2);
      const month = await page.evaluate(() => location.search);
      await calendar.getByRole('button', { name: 'Next month' }).click();
      await expect(page).not.toHaveURL((url) => url.search === month);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.search === month);
      await expect(calendar.getByText('Today', { exact: true })).toHaveCount(2);

      await page.goto('/admin?calendar=2029-08#contact-leads');
      const event = calendar.getByRole('link', { name: inquiry.name });
      await expect(calendar.getByRole('heading', { name: 'August 2029' })).toBeVisible();
      await expect(event).toContainText('Pending');
      await expect(event).toContainText('Belle Isle');
      if (size === 'laptop') {
        const cell = calendar
          .getByRole('cell')
          .filter({ has: page.getByRole('link', { name: inquiry.name }) });
        await expect(cell.locator('time')).toHaveAttribute('datetime', '2029-08-18');
        await expect(calendar.getByRole('columnheader')).toHaveCount(7);
      } else {
        await expect(
          calendar.getByRole('heading', { name: 'Saturday, August 18, 2029' }),
        ).toBeVisible();
      }
      await expectAccessible(page, `calendar on a ${size}`);
      const { content, width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);

      // By the keyboard alone.
      await event.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toContainText(inquiry.reference);
      await page.goBack();
      await expect(page).toHaveURL(/\?calendar=2029-08#/);
      await expect(event).toBeFocused();
      await event.click();
      await page.getByRole('article').getByRole('button', { name: 'Back' }).first().click();
      await expect(event).toBeVisible();

      await page.goto('/admin?calendar=2029-08-15#contact-leads');
      await expect(event).toBeVisible();
      await page.reload();
      await expect(calendar.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(event).toBeVisible();
      await calendar.getByRole('button', { name: 'Next week' }).click();
      await expect(event).toHaveCount(0);
      await panel.getByRole('button', { name: 'All requests', exact: true }).click();
      await expect(panel.getByRole('searchbox')).toBeVisible();
      await expect(calendar).toHaveCount(0);
    });
  });
}

test('a private link is shown once, replaced and turned off @calendar.feed-secret', async ({
  page,
  playwright,
}) => {
  await page.goto('/admin?calendar=2029-08#contact-leads');
  const calendar = calendarOf(page);
  await calendar.getByRole('button', { name: 'Create link' }).click();
  const field = calendar.getByLabel('Your private link');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'link of the calendar');
  const link = await field.inputValue();
  const stranger = await playwright.request.newContext();
  expect(await (await stranger.get(link)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await page.reload();
  await expect(calendar.getByText(/Your link was created on/)).toBeVisible();
  await expect(field).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Create a new link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new link' }).click();
  await expect(field).not.toHaveValue(link);
  expect((await stranger.get(link)).status()).toBe(404);

  await calendar.getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(toast(page)).toContainText('Link turned off');
  await expect(calendar.getByText('You don’t have a link.')).toBeVisible();
  await stranger.dispose();
});
