/**
 * The words of the hero on its image: read at AA over the brightest pixel that can lie behind them.
 */
import sharp from 'sharp';
import { checkEach } from '../support/each-row.ts';
import { expect, test, type Page } from '../support/test.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** An image that is as bright as one can be, in place of the hero's. */
async function whiteImage(page: Page): Promise<void> {
  const body = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer();
  await page.route(/hero-evening/, (route) => route.fulfill({ contentType: 'image/png', body }));
}

interface Words {
  text: string;
  color: number[];
  large: boolean;
  box: { left: number; top: number; width: number; height: number };
}

/** @returns what each text of the hero is drawn with and where, and hides it */
function wordsOf(page: Page): Promise<Words[]> {
  return page
    .locator('main > section')
    .first()
    .evaluate((hero) => {
      const found: Words[] = [];
      const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        // A button and a field have a ground of their own.
        if (!element?.checkVisibility() || element.closest('.button') || !node.nodeValue?.trim())
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, fontSize } = getComputedStyle(element);
        for (const { left, top, width, height } of range.getClientRects()) {
          found.push({
            text: node.nodeValue.trim(),
            color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
            large: Number.parseFloat(fontSize) >= 24,
            box: { left, top: top + scrollY, width, height },
          });
        }
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.hero-words * { color: transparent !important; text-decoration: none }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return found;
    });
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns texts whose contrast with the brightest pixel behind them is below AA */
async function tooFaint(page: Page): Promise<string[]> {
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThan(5);
  const shot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return words.flatMap(({ text, color, large, box }) => {
    let brightest = 0;
    for (let y = Math.floor(box.top); y < box.top + box.height; y++) {
      for (let x = Math.floor(box.left); x < box.left + box.width; x++) {
        const at = (y * info.width + x) * info.channels;
        brightest = Math.max(brightest, luminance([...data.subarray(at, at + 3)]));
      }
    }
    const contrast = (luminance(color) + 0.05) / (brightest + 0.05);
    return contrast < (large ? 3 : 4.5) ? [`${text}: ${contrast.toFixed(2)}`] : [];
  });
}

test('its words read at AA over the brightest pixel of any image @home.hero-contrast', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const images = [
    ['the image of the site', false],
    ['a white image of an owner', true],
  ] as const;
  for (const [name, isWhite] of images) {
    if (isWhite) await whiteImage(page);
    const rows = SCREENS.map((size) => [`${name}, ${size.width} px`, size] as const);
    await checkEach(rows, async (size) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await page.locator('.hero-image').evaluate((image: HTMLImageElement) => image.decode());
      expect(await tooFaint(page)).toEqual([]);
    });
  }
});

test('the services look in below it, and nothing else stands between @home.looks-in', async ({
  page,
}) => {
  const rows = SCREENS.map((size) => [`${size.width} px`, size] as const);
  await checkEach(rows, async ({ width, height }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const [hero, heading] = await page.evaluate(() =>
      ['main > section', '#services-title'].map(
        (place) => document.querySelector(place)?.getBoundingClientRect().toJSON() as DOMRect,
      ),
    );
    expect(heading?.top).toBeLessThan(height - 16);
    expect((heading?.top ?? 0) - (hero?.bottom ?? 0)).toBeLessThan(40);
  });
});

test('on a phone its image takes nearly half of the screen @home.hero-half', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = await page.locator('.hero-image').boundingBox();
    expect((box?.height ?? 0) / height).toBeGreaterThanOrEqual(0.45);
  }
});

test('on a phone all of the home page is at most 7,500 pixels high @home.length', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    7_500,
  );
});
