/** What tests of publishing share: something that visitors see, and what the admin says of it. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { NEVER_PUBLISHED } from '#contracts/publishing.fixtures.ts';
import { ADMIN_API_PATHS } from '../api-paths.ts';
import { limit } from '../limits/limit.ts';
import { freshName, makeCategory, makeItem } from './steps.ts';

/** A build, on a machine that may do much else. */
export const BUILT = { timeout: limit(60_000) };
/** What the admin says when visitors see all that is saved. */
export const LIVE = /^Live since \d+:\d\d [AP]M$/;

/** @returns what the admin says of publishing */
export function publishingBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Publishing' }).getByRole('status');
}

interface Offer {
  item: RentalItemAdminView;
  category: CategoryAdminView;
  /** The item's page for visitors. */
  address: string;
}

/** Something that visitors do not see yet: an item for $5.00, alone in its category. */
export async function makeOffer(api: APIRequestContext): Promise<Offer> {
  const category = await makeCategory(api, { name: freshName('Published') });
  const item = await makeItem(api, { name: freshName('Lantern'), categoryId: category.id });
  return { item, category, address: `/rental-services/${category.slug}/${item.slug}` };
}

/** @returns the price that an item's page says */
export function shownPrice(visitor: Pick<Page, 'getByRole'>): Locator {
  return visitor.getByRole('main').getByRole('paragraph').filter({ hasText: 'per each' });
}

/** Answers with two versions: `old`, and `new`, which is live. */
export async function serveVersions(page: Page): Promise<void> {
  const site = { finishedAt: '2026-11-21T12:00:00.000Z', changes: 1 };
  const earlier = [
    { ...site, id: 'old', current: false },
    { ...site, id: 'new', current: true },
  ];
  await page.route(`**${ADMIN_API_PATHS.publishing}`, (route) =>
    route.fulfill({ json: { ...NEVER_PUBLISHED, siteUrl: '/', earlier } }),
  );
}
