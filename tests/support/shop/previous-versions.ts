/** Previous versions of a shop, as its owner sees and restores them. */
import { expect } from 'vitest';
import type { PublishingView } from '#contracts/publishing.ts';
import { ADMIN_API_PATHS } from '../api-paths.ts';
import { signedIn } from '../staff.ts';
import type { KillableShop } from './killable-shop.ts';

type Shop = Pick<KillableShop, 'url' | 'connection'>;

/** @returns the sites that can be restored, and the live one */
export async function keptSitesOf(shop: Shop): Promise<PublishingView['earlier']> {
  const { headers } = await signedIn(shop.connection.db, 'owner');
  const answer = await fetch(shop.url + ADMIN_API_PATHS.publishing, { headers });
  return ((await answer.json()) as PublishingView).earlier;
}

export async function restoreSite(shop: Shop, id = ''): Promise<void> {
  const { headers } = await signedIn(shop.connection.db, 'owner');
  const answer = await fetch(`${shop.url + ADMIN_API_PATHS.publishing}/rollback`, {
    method: 'POST',
    headers: { ...headers, Origin: shop.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
