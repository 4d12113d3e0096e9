/**
 * The image carousel, on the clock of the browser: its 4 seconds pass
 * when the test says so.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';

const INTERVAL_MS = 4_000;

/** Opens a page whose first package has three images, its carousel at work and time standing still. */
async function openCarousel(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/design-services');
  const carousel = page.getByRole('group', { name: 'Images of Intimate' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Next image' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The pointer comes and goes, so that the interval begins at a moment the test knows.
  await carousel.hover();
  await leave(page);
  return carousel;
}

/** Takes the pointer away from every carousel. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

/** Expects the image of this number, from 1, to be the shown one. */
async function expectShown(carousel: Locator, number: number): Promise<void> {
  const dot = carousel.getByRole('button', { name: `Image ${number} of 3` });
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('listitem').nth(number - 1)).toBeInViewport({ ratio: 0.9 });
}

test('the next image comes after 4 seconds, and the first after the last @carousel.advance', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  const shown = async () =>
    (await carousel.locator('[aria-current="true"]').getAttribute('aria-label')) ?? '';
  const numberOf = (label: string) => Number(/\d/.exec(label)?.[0]);
  // Whichever shows by now: one may have passed while the page came up.
  const first = numberOf(await shown());
  await page.clock.runFor(INTERVAL_MS - 1);
  await expectShown(carousel, first);
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(step === 1 ? 1 : INTERVAL_MS);
    await expectShown(carousel, ((first - 1 + step) % 3) + 1);
  }
});

test('stands still under the pointer and goes on when it leaves @carousel.hover', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await carousel.hover();
  const before = await carousel.locator('[aria-current="true"]').getAttribute('aria-label');
  await page.clock.runFor(10 * INTERVAL_MS);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAttribute(
    'aria-label',
    before ?? '',
  );
  await leave(page);
  await page.clock.runFor(INTERVAL_MS);
  await expect(carousel.locator('[aria-current="true"]')).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  );
});

test('stands still while the focus is in it and goes on when it leaves @carousel.hover', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await carousel.getByRole('button', { name: 'Pause slideshow' }).focus();
  const before = await carousel.locator('[aria-current="true"]').getAttribute('aria-label');
  await page.clock.runFor(10 * INTERVAL_MS);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAttribute(
    'aria-label',
    before ?? '',
  );
  await page.getByRole('link', { name: 'See packages' }).focus();
  await page.clock.runFor(INTERVAL_MS);
  await expect(carousel.locator('[aria-current="true"]')).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  );
});

test('next, previous and the dots choose an image and stop it for good @carousel.stop', async ({
  page,
}) => {
  for (const [control, shown] of [
    ['Next image', 3],
    ['Previous image', 1],
    ['Image 1 of 3', 1],
  ] as const) {
    const carousel = await openCarousel(page);
    await carousel.getByRole('button', { name: 'Image 2 of 3' }).click();
    await expectShown(carousel, 2);
    await carousel.getByRole('button', { name: control }).click();
    await expectShown(carousel, shown);
    // The pointer leaving does not start it again, and there is nothing left to pause.
    await leave(page);
    // Without the page following the focus: the images must stay in view.
    await page
      .getByRole('link', { name: 'See packages' })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.clock.runFor(10 * INTERVAL_MS);
    await expectShown(carousel, shown);
    await expect(carousel.getByRole('button', { name: /slideshow/ })).toHaveCount(0);
  }
});

test('previous before the first is the last, next after the last the first @carousel.stop', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await carousel.getByRole('button', { name: 'Image 1 of 3' }).click();
  await carousel.getByRole('button', { name: 'Previous image' }).click();
  await expectShown(carousel, 3);
  await carousel.getByRole('button', { name: 'Next image' }).click();
  await expectShown(carousel, 1);
});

test('the pause control holds it, and play lets it go on @carousel.pause', async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.getByRole('button', { name: 'Pause slideshow' }).click();
  const before = await carousel.locator('[aria-current="true"]').getAttribute('aria-label');
  await leave(page);
  await page.clock.runFor(10 * INTERVAL_MS);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAttribute(
    'aria-label',
    before ?? '',
  );
  await carousel.getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(INTERVAL_MS);
  await expect(carousel.locator('[aria-current="true"]')).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  );
});

test('with reduced motion nothing moves by itself, and the controls work @carousel.pause', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  await page.clock.runFor(10 * INTERVAL_MS);
  await expectShown(carousel, 1);
  await expect(carousel.getByRole('button', { name: /slideshow/ })).toHaveCount(0);
  await carousel.getByRole('button', { name: 'Next image' }).click();
  await expectShown(carousel, 2);
});
