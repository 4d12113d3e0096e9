import type { WishlistLine } from '#domain/wishlist.ts';
/**
 * The share link: the list stands in the fragment of an address, nothing is stored or sent, and
 * what a fragment holds is not trusted.
 */
import { encodeWishlist } from '#stores/wishlist-codec.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, expectNotice, line } from '../support/visitor.ts';

const CHAIR = line({ id: 'chair', name: 'Gold Chair', price: '$8.50', quantity: 10 });
const LINEN = line({
  id: 'linen',
  name: 'Satin Linen (108 inch)',
  option: '108 inch',
  quantity: 2,
});

function shared(page: Page): Locator {
  return page.getByRole('dialog', { name: 'A Shared Wishlist' });
}

/** @returns the fragment of an address that holds this text */
function fragment(text: string): string {
  return `#list=${Buffer.from(text).toString('base64url')}`;
}

function fragmentOf(...lines: WishlistLine[]): string {
  return fragment(encodeWishlist(lines));
}

/** Presses Share and reads the link that was copied. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expectNotice(
    page,
    'Link Copied',
    'Anyone with this link can look at your list and take it over.',
  );
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a partner opens the link, looks at the list and takes it over', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bringWishlist(page, CHAIR, LINEN);
  await page.goto('/');
  const link = await share(page);
  expect(link.startsWith(`${baseURL}/#list=`)).toBe(true);

  const partner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const sent: string[] = [];
  partner.on('request', (request) => sent.push(request.url()));
  await bringWishlist(partner, line({ id: 'tent', name: 'Tent', quantity: 1 }), {
    ...CHAIR,
    quantity: 5,
  });
  await partner.goto(link);
  await expect(shared(partner).getByRole('listitem')).toHaveText([
    /Gold Chair\$8\.50Quantity: 10/,
    /Satin Linen \(108 inch\)\$8\.50Quantity: 2/,
  ]);
  await expect(shared(partner)).toContainText('from $102.00');
  // Looking changes nothing.
  const badge = partner.locator('[data-wishlist-count]').filter({ visible: true });
  await expect(badge).toHaveText('6');

  await shared(partner).getByRole('button', { name: 'Add to My Wishlist' }).click();
  await expectNotice(partner, 'Wishlist Updated', 'The shared items are in your wishlist now.');
  const own = partner.getByRole('dialog', { name: 'Your Wishlist' });
  await expect(own.getByRole('textbox', { name: 'Quantity of Tent' })).toHaveValue('1');
  await expect(own.getByRole('textbox', { name: 'Quantity of Gold Chair' })).toHaveValue('15');
  await expect(own.getByRole('textbox', { name: /^Quantity of Satin Linen/ })).toHaveValue('2');
  // The list travelled in the fragment, which no server sees.
  expect(sent.filter((url) => url.includes('list='))).toEqual([]);
  await partner.context().close();
});

test('without the clipboard the link is shown, to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await bringWishlist(page, CHAIR);
  await page.goto('/photo-booth');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this list' }).inputValue();
  await page.goto(link);
  await expect(shared(page)).toContainText('Gold Chair');
});

test('closing leaves the own list as it is', async ({ page }) => {
  await page.goto(`/${fragmentOf(CHAIR)}`);
  await shared(page).getByRole('button', { name: 'Close dialog' }).click();
  await expect(shared(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start Booking', exact: true })).toBeVisible();
});

test('a fragment that is no list is ignored', async ({ page }) => {
  const good = encodeWishlist([CHAIR]);
  for (const bad of [
    '#list=',
    '#list=%%%',
    '#list=not-base64!',
    fragment(good.slice(0, -4)),
    fragment('null'),
    fragment('{"version":99,"lines":[]}'),
    fragment(good.replace('"version":1', '"version":2')),
    fragment(good.replace('"quantity":10', '"quantity":-1')),
    fragment(good.replace('"Gold Chair"', '{"toString":"x"}')),
    '#list',
    '#contact-title',
    '#3d',
  ]) {
    await page.goto('/photo-booth');
    await page.goto(`/${bad}`);
    // The page is at work, so it would have opened by now.
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(page.getByRole('dialog'), bad).toHaveAccessibleName('Your Wishlist');
    await expect(page.getByRole('dialog'), bad).toContainText('Nothing here yet');
  }
});

test('pictures of other sites are left out, and markup stays text', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(
    `/${fragmentOf(
      { ...CHAIR, image: 'https://elsewhere.example/pixel.png' },
      { ...LINEN, name: '<img src=x onerror=alert(1)>', image: '//elsewhere.example/pixel.png' },
    )}`,
  );
  await expect(shared(page).getByRole('listitem')).toHaveCount(2);
  await expect(shared(page)).toContainText('<img src=x onerror=alert(1)>');
  for (const image of await shared(page).locator('img').all()) {
    await expect(image).toHaveAttribute('src', '/media/fallback.svg');
  }
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
});
