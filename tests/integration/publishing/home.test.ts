/** The publisher at home: a whole shop in a process of its own, with real builds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { AT_ONCE, requestNow, requestPublication } from '#db/queries/publishing/requests.ts';
import { readPublishing } from '#db/queries/publishing/view.ts';
import { publications, rentalItems } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { limit } from '../../support/limits/limit.ts';
import { saveSection } from '../../support/settings.ts';
import { openShopIn, type KillableShop } from '../../support/shop/killable-shop.ts';
import { keptSitesOf, restoreSite } from '../../support/shop/previous-versions.ts';
import { SIGN_IN } from '../../support/staff.ts';

const PAGE = '/rental-services/chairs/gold-chiavari-chair';
const BUILD_MS = 90_000;

let folder: string;
let shop: KillableShop;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-home-'));
  shop = await openShopIn(folder, { AUTH_SECRET: SIGN_IN.secret });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const db = () => shop.connection.db;
const states = () => readPublishing(db());

/** As the admin of another program writes: the change and the request in one transaction. */
function saveElsewhere(change: (tx: Database) => Promise<unknown>): Promise<void> {
  return db().transaction(async (tx) => {
    await change(tx);
    await requestPublication(tx, new Date(), AT_ONCE);
  });
}

/** As the admin writes, which tells the shop. */
const save = (change: (tx: Database) => Promise<unknown>) =>
  saveElsewhere(change).then(() => shop.publish());

const publishNow = () => requestNow(db()).then(() => shop.publish());
const setPrice = (price: string) => (tx: Database) =>
  tx.update(rentalItems).set({ price }).where(eq(rentalItems.slug, 'gold-chiavari-chair'));
const savePrice = (price: string) => save(setPrice(price));

async function shownPrice(): Promise<string | undefined> {
  const html = await (await fetch(shop.url + PAGE)).text();
  return /\$([\d.]+) *<[^>]*> *per each|\$([\d.]+)/.exec(html)?.slice(1).find(Boolean);
}

async function until(what: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + limit(BUILD_MS);
  while (!(await what())) {
    if (Date.now() > end) throw new Error('It did not come to that in time');
    await sleep(100);
  }
}

const keptSites = () => keptSitesOf(shop);
const published = () =>
  until(async () => {
    const { waiting, building } = await states();
    return !waiting && !building;
  });

test('the site of the start is live', async () => {
  const { live, waiting, building } = await states();
  expect(live?.deployId).toBeTruthy();
  expect([waiting, building]).toEqual([undefined, undefined]);
});

test(
  'a save is seen by visitors, who see the old or the new price meanwhile @publish.whole',
  { timeout: limit(BUILD_MS) },
  async () => {
    const before = await shownPrice();
    await saveElsewhere(setPrice('31.25'));
    const prices = new Set([before]);
    await until(async () => {
      const { waiting, building } = await states();
      prices.add(await shownPrice());
      return (await shownPrice()) === '31.25' && !waiting && !building;
    });
    expect([...prices]).toEqual([before, '31.25']);
    const { live } = await states();
    expect(live?.changes).toBe(1);
    // It was requested, then it was built, each for a moment that nobody need have seen.
    const moments = [live?.requestedAt, live?.startedAt, live?.finishedAt];
    const times = moments.map((moment) => moment?.getTime() ?? 0);
    expect([0, ...times]).toEqual([0, ...times].toSorted((a, b) => a - b));
  },
);

test(
  'a saved phone number is on every page, and the former one on none @settings.everywhere',
  { timeout: limit(BUILD_MS) },
  async () => {
    const { business } = DEFAULT_SETTINGS;
    const phone = '(248) 555-0177';
    const name = 'Ross & Daughters </script> Events';
    await save((tx) => saveSection(tx, 'business', { ...business, name, phone }));
    await published();
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
    const addresses = [...listed.map(({ pathname }) => pathname), '/admin', '/nothing-here'];
    expect(addresses.length).toBeGreaterThan(50);
    const stale: string[] = [];
    for (const address of addresses) {
      const html = await (await fetch(shop.url + address)).text();
      // What scripts read cannot end its block.
      const facts = html.includes(String.raw`"name":"Ross & Daughters \u003c/script> Events"`);
      if (!html.includes(phone) || html.includes(business.phone) || !facts) stale.push(address);
    }
    expect(stale).toEqual([]);
    await save((tx) => saveSection(tx, 'business', business));
    await published();
    expect(await (await fetch(shop.url)).text()).toContain(business.phone);
  },
);

test(
  'what was deleted answers 410 while it is in the trash, and is a page again when it is restored @pages.gone',
  { timeout: limit(BUILD_MS) },
  async () => {
    const address = `${shop.url}/rental-services/chairs/clear-ghost-chair`;
    const saveDeleted = (deletedAt: Date | null) =>
      save((tx) =>
        tx.update(rentalItems).set({ deletedAt }).where(eq(rentalItems.slug, 'clear-ghost-chair')),
      );
    await saveDeleted(new Date());
    await published();
    const gone = await fetch(address);
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('Product Not Found');
    expect((await fetch(`${address}-2`)).status).toBe(404);
    await saveDeleted(null);
    await published();
    expect((await fetch(address)).status).toBe(200);
  },
);

test(
  'thirty saves make few builds, and the last one is seen @publish.save',
  { timeout: limit(BUILD_MS) },
  async () => {
    const before = await db().$count(publications);
    for (let number = 1; number <= 30; number += 1) {
      await savePrice(`${100 + number}.00`);
      await sleep(100);
    }
    await published();
    expect(await shownPrice()).toBe('130.00');
    expect((await db().$count(publications)) - before).toBeLessThanOrEqual(4);
  },
);

test(
  'an edit that is undone serves the kept site again and pushes out no earlier one',
  { timeout: limit(BUILD_MS) },
  async () => {
    const before = await keptSites();
    expect(before.length).toBeGreaterThan(3);
    await save((tx) => tx.update(rentalItems).set({ updatedAt: new Date() }));
    await published();
    expect((await states()).live?.changes).toBe(1);
    expect(await keptSites()).toEqual(before);
    await publishNow();
    await published();
    expect((await states()).live?.changes).toBe(0);
    expect(await keptSites()).toEqual(before);
  },
);

test(
  'a build that finds the shop empty fails, says why, and the site stays; the next one recovers',
  { timeout: limit(BUILD_MS) },
  async () => {
    await save((tx) => tx.update(rentalItems).set({ isPublished: false }));
    await until(async () => (await states()).failed !== undefined);
    expect((await states()).failed?.error).toMatch(/an empty shop is never published/);
    expect(await shownPrice()).toBe('130.00');
    await save((tx) => tx.update(rentalItems).set({ isPublished: true }));
    await until(async () => (await states()).failed === undefined);
    expect((await fetch(shop.url + PAGE)).status).toBe(200);
  },
);

test(
  'an owner brings an earlier site back at once; an old style sheet stays reachable @publish.previous',
  { timeout: limit(BUILD_MS) },
  async () => {
    await published();
    await savePrice('222.00');
    await published();
    expect(await shownPrice()).toBe('222.00');
    const [, earlier] = await keptSites();
    const sheet = /\/_astro\/[\w.-]+\.css/.exec(await (await fetch(shop.url + PAGE)).text())?.[0];
    await restoreSite(shop, earlier?.id);
    expect(await shownPrice()).toBe('130.00');
    expect((await states()).live?.deployId).toBe(earlier?.id);
    expect((await fetch(shop.url + sheet)).status).toBe(200);
  },
);

test(
  'a publication that runs while an earlier site is restored does not replace it; the next save brings both changes @publish.previous',
  { timeout: limit(BUILD_MS) },
  async () => {
    await publishNow();
    await published();
    const [, earlier] = await keptSites();
    await savePrice('244.00');
    await until(async () => (await states()).building !== undefined);
    await restoreSite(shop, earlier?.id);
    const restored = await shownPrice();
    const { live, waiting, building } = await states();
    expect(live?.deployId).toBe(earlier?.id);
    expect(building).toBeUndefined();
    expect(waiting).toMatchObject({ changes: 1, dueAt: null });
    expect(restored).not.toBe('244.00');
    await save((tx) => tx.update(rentalItems).set({ updatedAt: new Date() }));
    await published();
    expect(await shownPrice()).toBe('244.00');
    expect((await states()).live?.changes).toBe(2);
  },
);

test(
  'a publisher that is killed while it builds leaves a site that works, and what was saved is published @publish.whole',
  { timeout: limit(BUILD_MS * 2) },
  async () => {
    await savePrice('333.00');
    await until(async () => (await states()).building !== undefined);
    // While pages are rendered.
    await sleep(200);
    await shop.kill();
    shop = await openShopIn(folder, { AUTH_SECRET: SIGN_IN.secret });
    await published();
    expect(await shownPrice()).toBe('333.00');
    expect((await states()).failed).toBeUndefined();
  },
);
