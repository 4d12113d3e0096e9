/**
 * Design Services, Photo Booth and Video Dance Floor.
 */
import { packages } from '#db/seed/content/packages.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';

const LINES = [
  {
    path: '/design-services',
    type: 'design',
    scene: 'garden-ceremony',
    name: 'Design Services',
    title: 'Design packages',
    button: 'Book This Package',
    prices: ['Starting at $1,500', 'Starting at $3,500', 'Starting at $7,500'],
  },
  {
    path: '/photo-booth',
    type: 'photo_booth',
    scene: 'booth-corner',
    name: 'Photo Booth',
    title: 'Photo booth packages',
    button: 'Book This Package',
    prices: ['Starting at $450 per 4 hours', 'Starting at $750 per 4 hours'],
  },
  {
    path: '/video-dance-floor',
    type: 'video_dance_floor',
    scene: 'dance-floor-night',
    name: 'Video Dance Floor',
    title: 'Dance floor packages',
    button: 'Book This Floor',
    prices: [
      'Starting at $1,200 per event',
      'Starting at $2,500 per event',
      'Starting at $4,500 per event',
    ],
  },
] as const;

function cardsOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title }).getByRole('article');
}

test('each page has a hero and a way back home @services.layout', async ({ page }) => {
  for (const { path, name } of LINES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('the hero shows the service, with the first package in words @services.hero', async ({
  page,
}) => {
  for (const { path, type, scene } of LINES) {
    await page.goto(path);
    const hero = page.getByRole('main').locator('section').first();
    const [first] = packages
      .filter(({ serviceType }) => serviceType === type)
      .toSorted((one, other) => one.startingPrice - other.startingPrice);
    await expect(hero).toContainText(`${first?.name}, with`);
    const source = await page.getByRole('main').getByRole('img').first().getAttribute('src');
    expect(decodeURIComponent(source ?? '')).toContain(`/${scene}`);
  }
});

test('a card shows the images of its package as a carousel @services.card', async ({ page }) => {
  for (const { path, type, title } of LINES) {
    await page.goto(path);
    for (const { name, images } of packages.filter(({ serviceType }) => serviceType === type)) {
      expect(images.length).toBeGreaterThan(1);
      const card = cardsOf(page, title).filter({
        has: page.getByRole('heading', { level: 3, name, exact: true }),
      });
      const carousel = card.getByRole('group', { name: `Images of ${name}` });
      await expect(carousel.getByRole('listitem').getByRole('img')).toHaveCount(images.length);
      await expect(carousel.getByRole('img').first()).toBeVisible();
    }
  }
});

test('a popular package, and no other, has a ring and the badge @services.popular', async ({
  page,
}) => {
  for (const { path, type, title } of LINES) {
    await page.goto(path);
    const own = packages.filter(({ serviceType }) => serviceType === type);
    expect(own.filter(({ isPopular }) => isPopular)).toHaveLength(1);
    for (const [index, { name, isPopular }] of own.entries()) {
      const card = cardsOf(page, title).nth(index);
      await expect(card.getByText('MOST POPULAR', { exact: true })).toBeVisible({
        visible: isPopular,
      });
      const ring = await card.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(ring === 'solid 3px', `${name}: ${ring}`).toBe(isPopular);
    }
  }
});

test('two packages stand in two columns, three in three @services.columns', async ({ page }) => {
  for (const { path, title, prices } of LINES) {
    await page.goto(path);
    const lefts = await cardsOf(page, title).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, path).toBe(prices.length);
  }
});

test('the button opens the booking dialog with image, name, price and type of the package @services.book @services.book-image', async ({
  page,
}) => {
  for (const { path, type, name, title, button, prices } of LINES) {
    await page.goto(path);
    const own = packages.filter(({ serviceType }) => serviceType === type);
    for (const [index, each] of own.entries()) {
      await cardsOf(page, title).nth(index).getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: `Book ${each.name}` });
      const price = /\$[\d,]+/.exec(prices[index] ?? '')?.[0];
      await expect(dialog).toContainText(`${name}, starting at ${price}.`);
      // That of its card (@services.book-image).
      const [file = ''] = each.images;
      expect(await dialog.locator('img').first().getAttribute('src')).toContain(
        encodeURIComponent(file),
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

test('on a small phone the first view says the lowest price and what it includes @services.first-view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path, prices, type } of LINES) {
    await page.goto(path);
    const hero = page.locator('main > section').first();
    const first = packages.find(({ serviceType }) => serviceType === type);
    await expect(hero).toContainText(prices[0]);
    await expect(hero.getByText(first?.features[0] ?? '')).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('link', { name: 'See packages' })).toBeInViewport({ ratio: 1 });
  }
});

test('the packages are compared in a table, which a phone swipes within itself @services.compare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path, type } of LINES) {
    await page.goto(path);
    const table = page.getByRole('region', { name: 'Compare packages' }).getByRole('table');
    const own = packages.filter(({ serviceType }) => serviceType === type);
    for (const [index, { name, features }] of own.entries()) {
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
      const cell = table
        .getByRole('row', { name: /^Includes/ })
        .getByRole('cell')
        .nth(index);
      await expect(cell.getByRole('listitem')).toHaveText(features);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the photo booth shows its prints, and no red carpet @services.prints', async ({ page }) => {
  await page.goto('/photo-booth');
  const occasions = page.getByRole('region', { name: 'Perfect for' });
  await expect(occasions.getByRole('img', { name: /photo strips/ })).toHaveCount(4);
  await expect(page.locator('main img[src*="red-carpet"]')).toHaveCount(0);
});
