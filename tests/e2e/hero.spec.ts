/**
 * The hero's image: a file that fits the screen it is drawn on.
 */
import { checkEach } from '../support/each-row.ts';
import { expect, test } from '../support/test.ts';

/** Pixels that the image has: no file of it can have more. */
const SOURCE_HEIGHT = 1350;

const SCREENS = [
  { width: 360, height: 740, scales: [1, 2, 3] },
  { width: 390, height: 844, scales: [1, 2, 3] },
  { width: 768, height: 1024, scales: [1, 2] },
  { width: 1440, height: 900, scales: [1, 2] },
];

test('the image of the hero is not enlarged, as far as it has the pixels @home.hero-image', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // A larger file that is there already would be drawn instead.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const rows = SCREENS.flatMap(({ scales, ...size }) =>
    scales.map((scale) => [`${size.width} px wide, ${scale} to one`, { size, scale }] as const),
  );
  await checkEach(rows, async ({ size, scale: deviceScaleFactor }) => {
    await page.goto('about:blank');
    const metrics = { ...size, deviceScaleFactor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.goto('/');
    expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([
      size.width,
      deviceScaleFactor,
    ]);
    const drawn = await page
      .locator('main section img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        // `naturalWidth` of an image with sizes is what it would be drawn at.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { width, height } = image.getBoundingClientRect();
        const { naturalWidth, naturalHeight } = file;
        const cover = Math.max(width / naturalWidth, height / naturalHeight);
        return { enlarged: cover * devicePixelRatio, naturalWidth, naturalHeight };
      });
    const whole = drawn.naturalHeight >= SOURCE_HEIGHT - 10;
    expect(drawn.enlarged <= 1.02 || whole, JSON.stringify(drawn)).toBe(true);
    expect(drawn.enlarged, JSON.stringify(drawn)).toBeLessThan(1.7);
    // Nor is a phone sent what a desktop screen needs.
    expect(drawn.enlarged, JSON.stringify(drawn)).toBeGreaterThan(0.45);
  });
});

test.describe('images that are cut to another shape', () => {
  // As wide as it is between the tall boxes of a desktop and the wide ones of a phone.
  test.use({ viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 });

  test('are not enlarged @image.sizes', async ({ page }) => {
    const paths = ['/design-services', '/photo-booth', '/video-dance-floor', '/rooms/loft-dinner'];
    const rows = paths.map((path) => [path, path] as const);
    await checkEach(rows, async (path) => {
      await page.goto(path);
      const images = page.locator('main img:visible');
      expect(await images.count()).toBeGreaterThan(3);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        const { enlarged, src } = await image.evaluate(async (each: HTMLImageElement) => {
          await each.decode();
          const { naturalWidth, naturalHeight, offsetWidth, offsetHeight, currentSrc } = each;
          const drawn = Math.max(offsetWidth, offsetHeight * (naturalWidth / naturalHeight));
          const width = Number(new URL(currentSrc).searchParams.get('w') ?? naturalWidth);
          return { enlarged: drawn / width, src: currentSrc };
        });
        expect(enlarged, src).toBeLessThan(1.1);
      }
    });
  });
});
