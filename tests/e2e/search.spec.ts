/**
 * The search over the catalog: from the header, on its own page, and where there is no page.
 */
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/visitor.ts';

const FIELD = { name: 'Search rentals' };
const UNAVAILABLE = 'Search isn’t available right now.';
const LINEN = /^Blush Satin Linen, 120 inch Round/;
const LINEN_PAGE = '/rental-services/linens/blush-satin-linen-120-round';

test('finds the blush linen by the words of the trade, by keyboard alone @search.header @search.keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const index = page.waitForRequest(/\/catalog\/search\/index\.json$/);
  await page.getByRole('button', FIELD).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('search', FIELD);
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dusty rose tablecloth 120');
  await index;
  await expect(panel.getByRole('status')).toHaveText(
    '1 result for “dusty rose tablecloth 120”, including results for “blush”',
  );
  const result = panel.getByRole('listitem').getByRole('link', { name: LINEN });
  await expect(result).toContainText('$18.50 per each');
  await expect(result.locator('img')).toHaveAttribute('src', /\.netlify\/images/);
  // The first result, and back into the field; its category is reached with Tab.
  const category = panel.getByRole('heading', { name: 'Linens' }).getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LINEN_PAGE);
});

test('loses no letter that is typed before its script is there, and says when the line is cut @search.header @search.unavailable', async ({
  page,
  context,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/live\.[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  let isCut = true;
  await page.route(/\/catalog\/search\/index\.json$/, (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await page.getByRole('button', FIELD).click();
  const panel = page.getByRole('search', FIELD);
  await panel.getByRole('searchbox').pressSequentially('chiavri');
  held.resolve();
  await expect(panel.getByRole('status')).toHaveText(UNAVAILABLE);
  await expect(panel.getByRole('link', { name: '(313) 555-0142' })).toBeVisible();
  await context.setOffline(true);
  await panel.getByRole('searchbox').press('Enter');
  await expect(panel.getByRole('status')).toHaveText(/^You’re offline\./);
  isCut = false;
  await context.setOffline(false);
  await expect(panel.getByRole('link', { name: /^Gold Chiavari Chair/ })).toBeVisible();
  await expect(panel.getByRole('searchbox')).toHaveValue('chiavri');
});

test('an index that does not load is said before anything is typed, and asked for at the next touch @search.unavailable', async ({
  page,
}) => {
  let isCut = true;
  await page.route(/\/catalog\/search\/index\.json$/, (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await page.getByRole('button', FIELD).click();
  const panel = page.getByRole('search', FIELD);
  await expect(panel.getByRole('status')).toHaveText(UNAVAILABLE);
  await panel.getByRole('searchbox').fill('chiavari');
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  isCut = false;
  await panel.getByRole('searchbox').click();
  await expect(panel.getByRole('link', { name: /^Gold Chiavari Chair/ })).toBeVisible();
  await expect(panel.getByRole('status')).not.toHaveText(UNAVAILABLE);
});

test('without its script the panel says so, keeps what is typed, and searches when it is there @search.unavailable', async ({
  page,
}) => {
  const script = /\/_astro\/connect-search\.[^/]*\.js$/;
  // Held until all is typed: a letter would ask again, and the next one says nothing to a question under way.
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/');
  await page.getByRole('button', FIELD).click();
  const panel = page.getByRole('search', FIELD);
  await panel.getByRole('searchbox').pressSequentially('chiavar');
  held.resolve();
  await expect(panel.getByRole('status')).toHaveText(UNAVAILABLE);
  await expect(panel.getByRole('link', { name: '(313) 555-0142' })).toBeVisible();
  await page.unroute(script);
  await panel.getByRole('searchbox').press('i');
  await expect(panel.getByRole('link', { name: /^Gold Chiavari Chair/ })).toBeVisible();
  await expect(panel.getByRole('searchbox')).toHaveValue('chiavari');
});

test('the page of results stands by category, and survives Back and Reload @search.page @search.results', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', FIELD).click();
  await expect(page.getByRole('search', FIELD).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gold ch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+ch');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('gold ch');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Chairs');
  const chair = main.getByRole('link', { name: /^Gold Chiavari Chair/ });
  await main.getByRole('searchbox').fill('gold chair');
  await expect(main.getByRole('status')).toHaveText(/for “gold chair”$/);
  await chair.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold Chiavari Chair');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=gold+chair');
  await expect(chair).toBeVisible();
  await page.reload();
  await expect(chair).toBeVisible();
});

test('offers words that are spelled like an unknown one, and the phone @search.closest', async ({
  page,
}) => {
  await page.goto('/search?q=chaandellier');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^We found nothing for “chaandellier”\./);
  await expect(main.getByRole('link', { name: '(313) 555-0142' })).toBeVisible();
  await main.getByRole('link', { name: 'chandelier' }).click();
  await expect(main.getByRole('link', { name: /Chandelier \$/ }).first()).toBeVisible();
});

test('shows the closest to what the shop does not rent, and the phone @search.not-rented', async ({
  page,
}) => {
  await page.goto('/search?q=do+you+rent+forks');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    'We couldn’t find “do you rent forks”. The closest we have:',
  );
  await expect(main.getByRole('heading', { name: 'Tableware' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^White China Place Setting/ })).toBeVisible();
  await expect(main.getByRole('link', { name: '(313) 555-0142' })).toBeVisible();
});

test.describe('an address that is no page', () => {
  test.use({ allowedErrors: [/the server responded with a status of 404/] });

  test('leads to what its words name @pages.near', async ({ page }) => {
    await page.goto('/rental-services/linens/blush-satin-tablecloth-120');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('linens blush satin tablecloth 120');
    await main.getByRole('link', { name: LINEN }).click();
    await expect(page).toHaveURL(LINEN_PAGE);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says so, and leads to categories and phone @search.page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', FIELD).click();
    await expect(page).toHaveURL('/search');
    const main = page.getByRole('main');
    await expect(main.getByText(/Search needs JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: '(313) 555-0142' })).toBeVisible();
    await main.getByRole('link', { name: 'Linens' }).click();
    await expect(page).toHaveURL('/rental-services/linens');
  });
});

test('a toast over the panel of the search is closed alone @toast.in-dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rental-services/chairs');
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await expect(toasts(page)).toBeVisible();
  await page.getByRole('button', FIELD).click();
  const field = page.getByRole('search', FIELD).getByRole('searchbox');
  await expect(field).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toBeHidden();
  await expect(field).toBeVisible();
});
