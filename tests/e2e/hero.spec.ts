/**
 * The hero's image: a file that fits the screen it is drawn on.
 */
import { expect, test } from '../support/test.ts';

/** Pixels that the image has: no file of it can have more. */
const SOURCE_HEIGHT = 1350;

const SCREENS = [
  { width: 360, height: 740, scales: [1, 2, 3] },
  { width: 390, height: 844, scales: [1, 2, 3] },
  { width: 768, height: 1024, scales: [1, 2] },
  { width: 1440, height: 900, scales: [1, 2] },
];

for (const { scales, ...viewport } of SCREENS) {
  for (const deviceScaleFactor of scales) {
    test.describe(`${viewport.width} px wide, ${deviceScaleFactor} to one`, () => {
      test.use({ viewport, deviceScaleFactor });

      test('the image of the hero is not enlarged, as far as it has the pixels @home.hero-image', async ({
        page,
      }) => {
        await page.goto('/');
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
  }
}
