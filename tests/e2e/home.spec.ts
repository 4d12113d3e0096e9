/**
 * The home page. What it shows of other data is in `home.fallbacks.spec.ts`.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { hydrated } from '../support/visitor.ts';
import { resizeWindow } from '../support/window-size.ts';

/** @returns the section of this heading */
function section(page: Page, heading: string): Locator {
  return page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
  });
}

test('the hero says who serves where, books without a package and leads to the services @business.config @home.hero', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Woodward Event Decor');
  await expect(hero).toContainText('Decor, rentals and design for events people remember.');
  await expect(hero).toContainText(
    'Serving Detroit, Dearborn, Birmingham, Royal Oak, Troy, Grosse Pointe, Novi, Ann Arbor',
  );

  await hero.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Event' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('starting at');
  await dialog.getByRole('button', { name: 'Close dialog' }).click();

  await hero.getByRole('link', { name: 'Explore Our Services' }).click();
  await expect(page.getByRole('heading', { name: 'Our services' })).toBeInViewport();
  await expect(hero.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('the services overview has a card for the rentals and one per service type @home.overview', async ({
  page,
}) => {
  await page.goto('/');
  const cards = section(page, 'Our services').getByRole('listitem');
  const addresses = cards.getByRole('link');
  await expect(addresses).toHaveText([
    'Rental Services',
    'Design Services',
    'Photo Booth',
    'Video Dance Floor',
  ]);
  expect(
    await addresses.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/rental-services', '/design-services', '/photo-booth', '/video-dance-floor']);
  // Four of them stand side by side.
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('no row of the featured rentals has a gap, at any width @home.featured', async ({ page }) => {
  await page.goto('/');
  const list = section(page, 'Featured rentals').getByRole('list');
  // On a phone they are one row, to be swiped.
  for (const width of [640, 768, 900, 1024, 1440]) {
    await resizeWindow(page, { width, height: 900 });
    const free = await list.evaluate((cards) => {
      const right = cards.getBoundingClientRect().right;
      const rows = new Map<number, number>();
      for (const card of cards.children) {
        const box = card.getBoundingClientRect();
        rows.set(box.top, Math.max(rows.get(box.top) ?? 0, box.right));
      }
      return [...rows.values()].map((end) => Math.round(right - end));
    });
    expect(free.length, `${width} px`).toBeGreaterThan(width < 1024 ? 1 : 0);
    expect(new Set(free), `${width} px`).toEqual(new Set([0]));
  }
});

test('on a phone the featured rentals are one row, which the keyboard reaches to its end @home.featured', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const cards = section(page, 'Featured rentals').getByRole('list').getByRole('listitem');
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  const last = cards.last().getByRole('link');
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('all packages stand in one table by service and lead to checkout @home.packages', async ({
  page,
}) => {
  await page.goto('/');
  const packages = section(page, 'Packages and starting prices');
  const groups = [
    ['Design Services', ['Intimate', 'Premium', 'Luxury']],
    ['Photo Booth', ['Classic', 'Premium Interactive']],
    ['Video Dance Floor', ['Essential LED', 'Interactive Video Floor', 'Immersive']],
  ] as const;
  for (const [type, names] of groups) {
    const group = packages.getByRole('rowgroup', { name: type, exact: true });
    for (const name of names) {
      const row = group.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: new RegExp(`^${name}( MOST POPULAR)?$`) }),
      });
      await expect(row.getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
        'href',
        new RegExp(
          `^/checkout\\?service=${name.replaceAll(' ', '\\+')}&price=%24[\\d%C]+&type=\\w+$`,
        ),
      );
    }
    // Below the head of the group.
    await expect(group.getByRole('row')).toHaveCount(names.length + 1);
    await expect(group.getByText('MOST POPULAR')).toHaveCount(1);
  }
  await expect(packages).toContainText('Starting at $3,500');
  await packages.getByRole('link', { name: /^Book Now\s*: Premium$/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/checkout');
  await expect(page.getByRole('region', { name: 'Selected package' })).toContainText('$3,500');
});

test('service, price and type in the address choose the package and scroll to the form @home.preselect', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scrolled: unknown[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (how) {
      scrolled.push(how);
      scrollIntoView.call(this, how);
    };
    Object.assign(globalThis, { scrolled });
  });
  await page.goto('/?service=Premium&price=3500&type=design');
  const contact = section(page, 'Tell us about your event');
  await expect(contact.getByRole('checkbox', { name: 'Premium', exact: true })).toBeChecked();
  await expect(contact.getByLabel('Tell us about your event')).toHaveValue(
    "I'm interested in the Premium package starting at $3500. Please send me the details and availability.",
  );
  await expect(contact.getByLabel('Name')).toBeInViewport();
  const scrolled = await page.evaluate(
    () => (globalThis as unknown as { scrolled: unknown[] }).scrolled,
  );
  expect(scrolled).toEqual([{ behavior: 'smooth' }]);
});

test('without one of service, price and type nothing is chosen @home.preselect-incomplete', async ({
  page,
}) => {
  for (const query of [
    'service=Premium&price=3500',
    'service=Premium&type=design',
    'price=3500&type=design',
  ]) {
    await page.goto(`/?${query}`);
    const contact = section(page, 'Tell us about your event');
    // The form is at work, so it would have chosen by now.
    await hydrated(page);
    await contact.getByRole('checkbox', { name: 'Photo Booth' }).check();
    await expect(contact.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(contact.getByLabel('Tell us about your event')).toHaveValue('');
  }
});
