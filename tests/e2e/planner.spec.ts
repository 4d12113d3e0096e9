/** The planner: from the number of guests to the list. */
import { expect, test, type Page } from '../support/test.ts';
import { bringRemembered, toasts } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

/**
 * Wakes the form as the pointer does. What is typed and pressed before that comes a moment later
 * (@script.early), while Playwright looks at once.
 */
async function wakeForm(page: Page): Promise<void> {
  await page.getByLabel('Guests', { exact: true }).hover();
  await expect(page.getByRole('main').locator('astro-island')).not.toHaveAttribute('ssr');
}

test('where no tent and no floor is large enough, the plan says so and leads to the contact page @planner.too-large', async ({
  page,
}) => {
  await page.goto('/planner?guests=2000&place=tent');
  const rentals = page.getByRole('region', { name: 'Your rentals' });
  const row = (name: string) => rentals.getByRole('listitem').filter({ hasText: name });
  await expect(row('Larger dance floor')).toContainText('Our largest is 576 sq ft');
  await expect(row('Larger tent')).toContainText('Our largest is 4,800 sq ft');
  await page.getByRole('button', { name: 'Add All to My List' }).click();
  await expect(toasts(page)).toContainText('3 items added.');
  expect((await keptWishlist(page)).map(({ quantity }) => quantity)).toEqual([250, 250, 2100]);
  await row('Larger tent').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a dinner for 150 is planned, shared by its address, and put on the list once @planner.plan @planner.address @planner.add', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  await page.getByRole('link', { name: 'Plan My Event' }).click();
  await expect(page).toHaveURL('/planner');
  const rentals = page.getByRole('region', { name: 'Your rentals' });
  const row = (name: string) => rentals.getByRole('listitem').filter({ hasText: name });
  await wakeForm(page);
  await page.getByLabel('Guests', { exact: true }).fill('150');
  await page.getByLabel('In a tent').check();
  await page.getByLabel('Chair', { exact: true }).selectOption('Clear Ghost Chair');
  await expect(row('Round Table (60 inch)')).toContainText('19 × $12.00');
  await expect(row('Round Table (60 inch)')).toContainText('$228.00');
  await expect(row('Clear Ghost Chair')).toContainText('158 × $9.75');
  await expect(row('Checkered Dance Floor')).toContainText('75 dancers');
  await expect(row('Reception Tent')).toContainText('2,200 sq ft');
  await page.reload();
  await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('150');
  await expect(row('Clear Ghost Chair')).toContainText('158 × $9.75');
  await page.goBack();
  await expect(row('Gold Chiavari Chair')).toContainText('158 × $8.50');
  await page.goForward();
  await expect(row('Clear Ghost Chair')).toBeVisible();

  const add = page.getByRole('button', { name: 'Add All to My List' });
  await add.click();
  await expect(toasts(page)).toContainText('5 items added.');
  const quantities = [19, 19, 158, 1, 1];
  expect((await keptWishlist(page)).map(({ quantity }) => quantity)).toEqual(quantities);
  const update = page.getByRole('button', { name: 'Update My List' });
  await update.click();
  await toasts(page).getByRole('button', { name: 'Undo' }).waitFor();
  expect((await keptWishlist(page)).map(({ quantity }) => quantity)).toEqual(quantities);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  expect(await keptWishlist(page)).toEqual([]);
});

test('what the planner shows is what it puts on the list; a quantity changed by hand stays and is named @planner.update', async ({
  page,
}) => {
  await page.goto('/planner?guests=150');
  await page.getByRole('button', { name: 'Add All to My List' }).click();
  await page.getByRole('button', { name: 'Open My List' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' }).fill('170');
  await panel.getByRole('button', { name: 'Close dialog' }).click();
  await page.getByLabel('Guests', { exact: true }).fill('90');
  const stays = 'Your own quantities stay on your list: 170 × Gold Chiavari Chair (planned: 95).';
  const rentals = page.getByRole('region', { name: 'Your rentals' });
  await expect(rentals.getByText(stays)).toBeVisible();
  await page.getByRole('button', { name: 'Update My List' }).click();
  await expect(toasts(page)).toContainText(stays);
  const kept = await keptWishlist(page);
  expect(kept.map(({ name, quantity }) => `${quantity} × ${name}`)).toEqual([
    '12 × Round Table (60 inch)',
    '12 × Ivory Satin Linen',
    '170 × Gold Chiavari Chair',
    '1 × Black and White Checkered Dance Floor (16 ft x 16 ft)',
  ]);
});

test('the planner shows the guests and the day that are known, untouched, and follows the list @planner.known @lists.guests', async ({
  page,
}) => {
  await bringRemembered(page, { guestCount: '150', eventDate: '06/14/2031' });
  await page.goto('/planner');
  const guests = page.getByLabel('Guests', { exact: true });
  await expect(guests).toHaveValue('150');
  await expect(page.getByText('06/14/2031 (Saturday)')).toBeVisible();
  await page.getByRole('button', { name: 'Add All to My List' }).click();
  await page.getByRole('button', { name: 'Open My List' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  const change = panel.getByRole('button', { name: 'Change event details' });
  await expect(change).toBeVisible();
  await expect(panel.getByText(/^You now expect/)).toHaveCount(0);

  await change.click();
  await panel.getByLabel('Guest Count (optional)').fill('180');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toContainText(
    'You now expect 180 guests. These quantities on your list have not changed:',
  );
  const quantity = panel.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });
  await expect(quantity).toHaveValue('158');
  await panel.getByRole('link', { name: 'Event Planner' }).click();
  await expect(guests).toHaveValue('180');
  await page.getByRole('button', { name: 'Update My List' }).click();
  await page.getByRole('button', { name: 'Open My List' }).click();
  await expect(quantity).toHaveValue('189');
  await expect(panel.getByText(/^You now expect/)).toHaveCount(0);

  await change.click();
  await panel.getByLabel('Guest Count (optional)').fill('200');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Keep these quantities' }).click();
  await expect(panel.getByText(/^You now expect/)).toHaveCount(0);
  await expect(quantity).toHaveValue('189');
});

test('240 guests, as they are typed, can take the largest floor, and a status says what it comes to @planner.too-large @planner.status @planner.rates', async ({
  page,
}) => {
  await page.goto('/planner');
  await page.getByLabel('Guests', { exact: true }).fill('240 guests');
  const status = page.getByRole('status').filter({ hasText: 'For 240 guests' });
  await expect(status).toContainText('Estimated total: $');
  const rentals = page.getByRole('region', { name: 'Your rentals' });
  await rentals.getByRole('button', { name: 'Use Our Largest (576 sq ft)' }).click();
  await expect(rentals.getByRole('listitem').filter({ hasText: '24 ft' })).toContainText(
    'This is our largest',
  );
  await page.getByLabel('Guests per table').selectOption('10');
  await page.getByLabel('Guests dancing at once').selectOption('30%');
  await page.reload();
  await expect(page.getByLabel('Guests per table')).toHaveValue('10');
  await expect(rentals).toContainText('At 10 to a table, 240 guests need 24 tables.');
  await expect(rentals).toContainText('If 30% of your guests dance at once, 72 dancers');
});

test('a number of guests that cannot be planned stays in its field and is said @planner.guests', async ({
  page,
}) => {
  await page.goto('/planner?guests=150');
  await wakeForm(page);
  const guests = page.getByLabel('Guests', { exact: true });
  await guests.fill('99999');
  await page.getByLabel('Banquet tables').check();
  await expect(guests).toHaveValue('99999');
  await expect(guests).toHaveAccessibleDescription(/Please enter a number from 1 to 2,000/);
  await expect(page.getByText('For 150 guests')).toBeVisible();
  await guests.fill('80');
  await expect(page.getByText('For 80 guests')).toBeVisible();
  await guests.blur();
  await expect(guests).toHaveValue('80');
});

test('a panel that slides in below the pointer has its way on clear of the toast @toast.place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1300 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/planner');
  await page.getByRole('button', { name: 'Add All to My List' }).click();
  await expect(toasts(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open My List' }).click();
  const way = page
    .getByRole('dialog', { name: 'Your Wishlist' })
    .getByRole('link', { name: 'Get My Free Quote' });
  await expect(way).toBeInViewport();
  // While it has the focus it stays.
  await page.keyboard.press('F8');
  await expect(toasts(page)).toBeVisible();
  // A trial of a press waits until nothing moves and nothing lies on it.
  await way.click({ trial: true });
  await expect(toasts(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the total stays in view from the first field to the list, and follows each change @planner.total', async ({
    page,
  }) => {
    await page.goto('/planner?guests=100');
    const total = page.locator('.plan-total');
    await expect(total).toBeInViewport({ ratio: 1 });
    const before = await total.innerText();
    await page.getByLabel('Guests', { exact: true }).fill('200');
    await expect(total).not.toHaveText(before);
    await page.getByRole('heading', { name: 'Your floor plan' }).scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 1 });
    await total.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Your rentals' })).toBeInViewport();
    // What the keyboard reaches is not below it.
    const add = page.getByRole('button', { name: 'Add All to My List' });
    await add.focus();
    const hidden = async () => {
      const [bar, button] = await Promise.all([total.boundingBox(), add.boundingBox()]);
      return (button?.y ?? 0) + (button?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });
});

test('the floor plan follows what is chosen, and is black on white on paper @planner.drawing', async ({
  page,
}) => {
  await page.goto('/planner');
  const plan = page.getByRole('region', { name: 'Your floor plan' });
  await expect(plan).toContainText('13 tables with 7 or 8 seats at each');
  await page.getByLabel('Guests', { exact: true }).fill('24');
  // A press before hydration is repeated after it.
  await page.getByLabel('In a tent').click();
  await expect(plan).toContainText('3 tables with 8 seats at each');
  await page.getByLabel('Banquet tables').check();
  await expect(plan).toContainText('3 tables with 8 seats at each');
  await page.getByRole('group', { name: 'Dancing' }).getByLabel('No').check();
  await expect(plan).not.toContainText('a dance floor of');
  await page.emulateMedia({ media: 'print' });
  const colors = await plan.locator('.plan-tables').evaluate((path) => {
    const { stroke, fill } = getComputedStyle(path);
    return {
      stroke,
      fill,
      ground: getComputedStyle(path.closest('figure') ?? path).backgroundColor,
    };
  });
  expect(colors).toEqual({ stroke: 'rgb(0, 0, 0)', fill: 'none', ground: 'rgba(0, 0, 0, 0)' });
});
