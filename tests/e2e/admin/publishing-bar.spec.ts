/**
 * The bar that says how publishing stands: what is below it stays where it is while that changes.
 */
import { NEVER_PUBLISHED, PUBLICATION } from '#contracts/publishing.fixtures.ts';
import type { PublicationView, PublishingView } from '#contracts/publishing.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { resizeWindow } from '../../support/window-size.ts';

const ONE: PublicationView = { ...PUBLICATION, dueAt: PUBLICATION.requestedAt };
const NONE: PublishingView = { ...NEVER_PUBLISHED, live: ONE, siteUrl: '/' };
const EARLIER: PublishingView['earlier'] = [
  { id: 'a', finishedAt: '2026-11-21T11:56:00.000Z', current: false, changes: 1 },
  { id: 'b', finishedAt: '2026-11-21T11:58:00.000Z', current: true, changes: 1 },
];
const STATES: Record<string, Partial<PublishingView>> = {
  live: {},
  waiting: { waiting: ONE },
  building: { building: ONE },
  'building, more waits': { building: ONE, waiting: ONE },
};

test('the tabs stay in their place whatever is said, at any width', async ({ page }) => {
  let state: Partial<PublishingView> = {};
  await page.route(`**${ADMIN_API_PATHS.publishing}`, (route) =>
    route.fulfill({ json: { ...NONE, earlier: EARLIER, ...state } }),
  );
  const places: Record<string, (number | undefined)[]> = {};
  for (const [name, next] of Object.entries(STATES)) {
    state = next;
    await page.goto('about:blank');
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Publishing' })).toBeVisible();
    places[name] = [];
    for (const width of [640, 768, 1024, 1440]) {
      await resizeWindow(page, { width, height: 900 });
      places[name].push((await page.getByRole('tablist').boundingBox())?.y);
    }
  }
  const [first] = Object.values(places);
  expect(places).toEqual(Object.fromEntries(Object.keys(STATES).map((name) => [name, first])));
});
