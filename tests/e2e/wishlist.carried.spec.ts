/**
 * The list of a visitor whose browser keeps nothing, on its way through the site.
 */
import { stableId } from '#db/seed/stable-id.ts';
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import { wishlistLink } from '#site/lists/wishlist-link.ts';
import { expect, test, type Page } from '../support/test.ts';
import { hydrated, line, toasts } from '../support/visitor.ts';
import { WITHOUT_STORAGE } from './support/device.ts';

const CHAIR = '/rental-services/chairs/gold-chiavari-chair';

async function addChairs(page: Page): Promise<void> {
  await page.goto(CHAIR);
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('120');
  await page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true }).click();
  await expect(toasts(page)).toContainText('Your browser doesn’t keep your list.');
}

/** Ninety of them in an address. */
const NINETY = new URL(
  wishlistLink(
    [line({ id: stableId('item', 'gold-chiavari-chair'), quantity: 90 })],
    'https://a.example',
  ),
).hash.replace('#', '#my-');

const heartOf = (page: Page) =>
  page.getByRole('button', { name: /Gold Chiavari Chair (?:to|from) wishlist/ });
const chairs = (page: Page) =>
  page.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });

for (const [what, insteadOf] of Object.entries(WITHOUT_STORAGE)) {
  test(`where a storage of the browser is ${what}, the list goes along to the checkout and is there after a reload and Back @wishlist.carried`, async ({
    page,
  }) => {
    await page.addInitScript(insteadOf);
    await addChairs(page);
    await page.getByRole('link', { name: 'Chairs', exact: true }).first().click();
    const heart = heartOf(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
    await expect(panel).toContainText('Your browser doesn’t keep your list. It goes with you');
    await panel.getByRole('link', { name: /^Get My Free Quote/ }).click();
    await expect(page.getByText('You have 1 item(s) in your wishlist')).toBeVisible();
    await expect(chairs(page)).toHaveValue('120');
    await chairs(page).fill('90');
    await chairs(page).blur();
    await expect(page).toHaveURL(`/checkout${NINETY}`);
    await page.reload();
    await expect(chairs(page)).toHaveValue('90');
    await page.goBack();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a form that was begun asks before it is left @wishlist.carried', async ({ page }) => {
  await page.addInitScript(WITHOUT_STORAGE.null);
  await addChairs(page);
  await page.getByRole('link', { name: 'Start Booking' }).first().click();
  await expect(page.getByText('You have 1 item(s) in your wishlist')).toBeVisible();
  await page.getByLabel('Full Name').fill('Ada Example');
  await hydrated(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
});

for (const [what, place] of [
  ['a place', 'content'],
  ['a place that is gone', 'questions'],
] as const) {
  test(`${what} within a page is reached with the list @wishlist.carried`, async ({ page }) => {
    await page.addInitScript(WITHOUT_STORAGE.forbidden);
    await addChairs(page);
    await page.evaluate((fragment) => {
      const link = document.createElement('a');
      link.href = `/faq#${fragment}`;
      link.textContent = 'Questions';
      document.querySelector('main')?.prepend(link);
    }, place);
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(chairs(page)).toHaveValue('120');
    // On its way the browser is led to the place alone.
    await expect(page).toHaveURL(new RegExp(`#my-list=2\\.[^~]+~${place}$`));
    await page.reload();
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await expect(chairs(page)).toHaveValue('120');
  });
}

test('where the device keeps lists, the address shows its list as a shared one @wishlist.carried', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(WITHOUT_STORAGE.null);
  await addChairs(page);
  await expect(page).toHaveURL(/#my-list=2\./);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(page.url());
  const shared = other.getByRole('dialog', { name: 'A Shared Wishlist' });
  await expect(shared).toContainText('Quantity: 120');
  await other.close();
});

test('a list on its way is there after a reload, a press and a failure @wishlist.carried', async ({
  page,
}) => {
  await page.addInitScript(WITHOUT_STORAGE.null);
  await addChairs(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/catalog/items/*.json', async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Chairs', exact: true }).first().click();
  const carried = /#my-list=2\.\w+/;
  const other = page.getByRole('button', { name: 'Add Clear Ghost Chair to wishlist' });
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(carried);
  const { hash } = new URL(page.url());
  await page.reload();
  await expect(other).toBeVisible();
  expect(new URL(page.url()).hash).toBe(hash);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).hash).toBe(hash);
  await page.unroute('**/catalog/items/*.json');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await expect(chairs(page)).toHaveValue('120');
});

test('what a page writes into its address leaves the list there, and Back brings no earlier one @wishlist.carried', async ({
  page,
}) => {
  await page.addInitScript(WITHOUT_STORAGE.null);
  await addChairs(page);
  await page.getByRole('link', { name: 'Chairs', exact: true }).first().click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => history.pushState(null, '', '?sort=name'));
  await expect(page).toHaveURL(/\?sort=name#my-list=2\./);
  await page.evaluate(() => location.assign('#content'));
  await expect(page).toHaveURL(/\?sort=name#my-list=2\.[^~]+~content$/);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/#/);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
});

test('another query of the same page is reached with the list, and the same place twice @wishlist.carried', async ({
  page,
}) => {
  await page.addInitScript(WITHOUT_STORAGE.null);
  await addChairs(page);
  await page.getByRole('link', { name: 'Chairs', exact: true }).first().click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '?search=gold' });
    link.textContent = 'Gold ones';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Gold ones', exact: true }).click();
  await expect(page).toHaveURL(/\?search=gold#my-list=2\./);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  const [href, again] = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/faq#questions' });
    document.body.append(link);
    link.addEventListener('click', (event) => event.preventDefault());
    return [1, 2].map(() => {
      link.click();
      return link.href;
    });
  });
  expect(href).toMatch(/\/faq#my-list=2\.[^~]+~questions$/);
  expect(again).toBe(href);
});

test('what a list on its way lost is named @wishlist.carried', async ({ page, baseURL }) => {
  await page.addInitScript(WITHOUT_STORAGE.null);
  const gone = {
    id: '5a7e0000-0000-4000-8000-ffffffffffff',
    option: '',
    name: 'Gone',
    price: '$1.00',
    image: '',
    quantity: 7,
  };
  const link = wishlistLink([gone], baseURL ?? '').replace('/#', '/faq#my-');
  await page.goto(link);
  await expect(toasts(page)).toContainText(
    'No longer available: An item that’s no longer in our catalog (quantity 7).',
  );
});

test('where drafts are kept, nobody is asked @wishlist.carried', async ({ page }) => {
  await page.addInitScript((key) => {
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === key) throw new DOMException('There is no room.', 'QuotaExceededError');
      this[name] = value;
    };
  }, WISHLIST_KEY);
  await addChairs(page);
  await page.evaluate(() =>
    localStorage.setItem('woodward:draft:contact', JSON.stringify({ name: 'Ada Example' })),
  );
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  expect(asked).toEqual([]);
});
