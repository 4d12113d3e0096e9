import type { Page } from '@playwright/test';

/** Waits until what moves, fades or changes color by itself has come to its end: what it looks like before is in passing. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        // Others follow the scrolling, or have no end.
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
  });
}
