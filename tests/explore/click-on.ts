/** Presses with the mouse, and looks what was met. */
import type { Page } from '@playwright/test';

declare global {
  /** Whether the last press met its control; undefined while that is not known. */
  var exploredPress: boolean | undefined;
}

/**
 * @param index of the control among those that were read
 * @returns whether the press met its control: a list may have come between aiming and pressing
 */
export async function clickOn(
  page: Page,
  index: number,
  { x, y }: { x: number; y: number },
): Promise<boolean> {
  await page.evaluate(watchPress, index);
  await page.mouse.click(x, y);
  try {
    return await page.evaluate(() => globalThis.exploredPress !== false);
  } catch {
    // It has led to another page.
    return true;
  }
}

/** Runs in the page: notes whether what is pressed next is this control. */
function watchPress(index: number): void {
  const element = exploredElements[index];
  globalThis.exploredPress = undefined;
  const note = ({ target }: PointerEvent) => {
    const hit = target instanceof Element ? target : null;
    globalThis.exploredPress =
      element?.contains(hit) === true || hit?.closest('label')?.control === element;
  };
  addEventListener('pointerdown', note, { capture: true, once: true });
}
