import type { StatusView } from '#contracts/status.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('the person menu leads to the errors of the last seven days @admin.status', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Owner' }).click();
  // The list has a heading of this name.
  await page.locator('#person-menu').getByRole('button', { name: 'Status' }).click();
  await expect(page).toHaveURL(/#status$/);
  const title = page.getByRole('heading', { name: /^Errors in the last 7 days: \d+$/ });
  await expect(title).toBeVisible();
  await expect(page.getByText('set up error reporting')).toBeVisible();

  // As after a bad day, which a shop of a test does not have.
  const status: StatusView = {
    host: { name: 'the server shop-pc', since: '2026-11-03T15:00:00Z' },
    errors: [
      { event: 'database-unavailable', count: 41, lastDay: '2026-11-21' },
      { event: 'mail-dead', count: 1, lastDay: '2026-11-20' },
    ],
    reportedTo: 'errors.example',
  };
  await page.route(`**${ADMIN_API_PATHS.status}`, (route) => route.fulfill({ json: status }));
  await page.reload();
  await expect(title).toHaveText('Errors in the last 7 days: 42');
  await expect(page.getByText('On the server shop-pc, since Nov 3, 2026.')).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect(rows.filter({ hasText: 'database-unavailable' })).toContainText(
    '41 times, last on Nov 21, 2026',
  );
  await expect(rows.filter({ hasText: 'mail-dead' })).toContainText('1 time, last on Nov 20, 2026');
  await expect(page.getByText('reported to errors.example')).toBeVisible();
});
