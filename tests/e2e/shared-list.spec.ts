/**
 * The share link: ids, options and quantities stand in the fragment of an address, nothing is stored or
 * sent; what they are called and cost comes from today's catalog, and what is gone is said.
 */
import { stableId } from '#db/seed/stable-id.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { wishlistLink } from '#site/lists/wishlist-link.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, expectToast, line, toasts } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

const CHAIR = line({
  id: stableId('item', 'gold-chiavari-chair'),
  name: 'Gold Chiavari Chair',
  quantity: 160,
});
const FOLDING = line({
  id: stableId('item', 'white-resin-folding-chair'),
  option: 'Set in rows by our crew',
  name: 'White Resin Folding Chair (Set in rows by our crew)',
  price: '$5.25',
  quantity: 2,
});
const TENT = line({ id: 'tent', name: 'Tent', price: '$900.00', quantity: 1 });

function shared(page: Page): Locator {
  return page.getByRole('dialog', { name: 'A Shared Wishlist' });
}

function own(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your Wishlist' });
}

/** @returns the fragment of the address of a list */
function fragmentOf(...lines: WishlistLine[]): string {
  return new URL(wishlistLink(lines, 'https://a.example')).hash;
}

const quantities = async (page: Page) =>
  (await keptWishlist(page)).map(({ name, quantity }) => [name, quantity]);

test('a partner opens the link, looks at the list and takes it over @share.open', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bringWishlist(page, CHAIR, FOLDING);
  await page.goto('/');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await own(page).getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Link Copied', 'Anyone with this link can view your list and copy it.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${baseURL}/#list=2.`)).toBe(true);
  expect(link.length).toBeLessThan(90);

  const partner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const sent: string[] = [];
  partner.on('request', (request) => sent.push(request.url()));
  await partner.goto(link);
  await expect(shared(partner).getByRole('listitem')).toHaveText([
    /Gold Chiavari Chair\$8\.50Line total \$1,360\.00Quantity: 160/,
    /White Resin Folding Chair \(Set in rows by our crew\)\$5\.25Line total \$10\.50Quantity: 2/,
  ]);
  await expect(shared(partner)).toContainText('Estimate$1,370.50');
  // Looking changes nothing, and there is one way to take a list where there is none.
  expect(await keptWishlist(partner)).toEqual([]);
  await expect(shared(partner).getByRole('button', { name: 'Replace My List' })).toHaveCount(0);
  await shared(partner).getByRole('button', { name: 'Use This List' }).click();
  await expectToast(partner, 'Wishlist Added', 'The shared items are now in your wishlist.');
  await expect(own(partner)).toContainText('Estimate$1,370.50');
  // The list traveled in the fragment, which no server sees.
  expect(sent.filter((url) => url.includes('list='))).toEqual([]);
  await partner.context().close();
});

test('taking the same list twice, with a reload or Back in between, changes nothing @share.take', async ({
  page,
}) => {
  await page.goto(`/${fragmentOf(CHAIR)}`);
  await shared(page).getByRole('button', { name: 'Use This List' }).click();
  await expect(own(page)).toContainText('Estimate$1,360.00');
  await expect(page).toHaveURL('/');
  await page.reload();
  // What opens by itself is open before what is pressed.
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await expect(own(page)).toBeVisible();
  await expect(shared(page)).toHaveCount(0);
  await page.goto('/photo-booth');
  await page.goBack();
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await expect(own(page)).toBeVisible();
  await expect(shared(page)).toHaveCount(0);
  // The link itself, once more.
  await page.goto('/photo-booth');
  await page.goto(`/${fragmentOf(CHAIR)}`);
  await expect(shared(page).getByText('You already have this list.')).toBeVisible();
  await expect(shared(page).getByRole('button', { name: /^(Add|Replace|Use)/ })).toHaveCount(0);
  await shared(page).getByRole('button', { name: 'Open My List' }).click();
  await expect(own(page)).toContainText('Estimate$1,360.00');
  expect(await quantities(page)).toEqual([['Gold Chiavari Chair', 160]]);
});

test('beside a list of one’s own it adds what is missing, or takes its place; Undo brings all back @share.take', async ({
  page,
}) => {
  await bringWishlist(page, TENT, { ...CHAIR, quantity: 200 });
  await page.goto(`/${fragmentOf(CHAIR, FOLDING)}`);
  await expect(shared(page).getByRole('listitem')).toHaveText([
    /Quantity: 160 \(your list has 200\)$/,
    /Quantity: 2$/,
  ]);
  await expect(shared(page).getByText('On your list but not on this one: 1 × Tent')).toBeVisible();
  const before = [
    ['Tent', 1],
    ['Gold Chiavari Chair', 200],
  ];
  await shared(page).getByRole('button', { name: 'Add Missing Items' }).click();
  await expectToast(page, 'Wishlist Updated', 'The shared items are now in your wishlist.');
  expect(await quantities(page)).toEqual([...before, [FOLDING.name, 2]]);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => quantities(page)).toEqual(before);

  await page.goto('/photo-booth');
  await page.goto(`/${fragmentOf(CHAIR, FOLDING)}`);
  await shared(page).getByRole('button', { name: 'Replace My List' }).click();
  await expectToast(page, 'Wishlist Replaced', 'Your wishlist now matches the shared list.');
  expect(await quantities(page)).toEqual([
    ['Gold Chiavari Chair', 160],
    [FOLDING.name, 2],
  ]);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => quantities(page)).toEqual(before);
});

test('what is no longer there is named, and the rest can be taken @share.gone', async ({
  page,
}) => {
  await page.goto(
    `/${fragmentOf(
      { ...CHAIR, id: CHAIR.id.replace(/.{12}$/, '000000000000'), quantity: 7 },
      { ...FOLDING, option: 'Delivered by balloon' },
      CHAIR,
    )}`,
  );
  await expect(shared(page)).toContainText('No longer available');
  await expect(shared(page)).toContainText('An item that’s no longer in our catalog (quantity 7)');
  await expect(shared(page)).toContainText(
    'White Resin Folding Chair, in the selected option (quantity 2)',
  );
  await shared(page).getByRole('button', { name: 'Use This List' }).click();
  await expect(own(page)).toBeVisible();
  expect(await quantities(page)).toEqual([['Gold Chiavari Chair', 160]]);
});

test('Back from a link that was opened in the page closes its list, and Forward opens it again @share.close', async ({
  page,
}) => {
  await page.goto('/#contact');
  await page.goto(`/${fragmentOf(CHAIR)}`);
  await expect(shared(page)).toContainText('Gold Chiavari Chair');
  await page.goBack();
  await expect(shared(page)).toBeHidden();
  await expect(page).toHaveURL('/#contact');
  await page.goForward();
  await expect(shared(page)).toContainText('Gold Chiavari Chair');
});

test('a link that was cut off says so @share.broken', async ({ page }) => {
  const good = fragmentOf(CHAIR, FOLDING);
  for (const bad of ['#list=', '#list=%%%', good.slice(0, -5), good.replace('2.', '9.')]) {
    await page.goto('/photo-booth');
    await page.goto(`/${bad}`);
    await expect(shared(page), bad).toContainText('This link is incomplete');
    await expect(shared(page).getByRole('button'), bad).toHaveCount(1);
  }
  await shared(page).getByRole('button', { name: 'Close dialog' }).click();
  await expect(shared(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a fragment of something else opens nothing @share.broken', async ({ page }) => {
  for (const other of ['#list', '#contact-title', '#3d']) {
    await page.goto('/photo-booth');
    await page.goto(`/${other}`);
    // The page is at work, so it would have opened by now.
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(page.getByRole('dialog'), other).toHaveAccessibleName('Your Wishlist');
  }
});

test('closing leaves the own list as it is, and a reload does not ask again @share.close', async ({
  page,
}) => {
  await page.goto(`/${fragmentOf(CHAIR)}`);
  await expect(shared(page)).toContainText('Gold Chiavari Chair');
  await page.keyboard.press('Escape');
  await expect(shared(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.reload();
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await expect(own(page)).toContainText('Your wishlist is empty');
});

test('without a connection it says so and tries again @share.offline', async ({ page }) => {
  let online = false;
  await page.route('**/catalog/items/*', (route) => (online ? route.fallback() : route.abort()));
  await page.goto(`/${fragmentOf(CHAIR)}`);
  await expect(shared(page)).toContainText('We couldn’t load the list.');
  online = true;
  await shared(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(shared(page)).toContainText('Estimate$1,360.00');
});

test('the planner that takes over the guests leaves the link in its address @share.open @wishlist.no-storage', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    localStorage['woodward:draft:remembered'] = JSON.stringify({ guestCount: '90' });
  });
  await page.goto(`/planner${fragmentOf(CHAIR)}`);
  await expect(shared(page)).toContainText('Gold Chiavari Chair');
  await expect(page).toHaveURL(/guests=90/);
  await page.reload();
  await expect(shared(page)).toContainText('Gold Chiavari Chair');
});
