/** How a control is found again in its page, brought into view and met. */
import type { Page } from '@playwright/test';

/** Where to press, in the window; null when it cannot be reached. */
type Point = { x: number; y: number } | null;

/** Runs in the page: brings a control into view. */
export function aimAt(index: number): Point {
  const element = exploredElements[index];
  globalThis.exploredPress = [];
  if (!element?.isConnected) return null;
  const reach = (): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ] as const) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.closest('label')?.control === element))
        return { x, y };
    }
    return null;
  };
  const at = reach();
  if (at) return at;
  const scrolled: (() => void)[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { scrollLeft: left, scrollTop: top } = each;
    scrolled.push(() => each.scrollTo({ left, top, behavior: 'instant' }));
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const found = reach();
  // Where something lies above it nothing has been done, and what had the focus is still in sight.
  if (!found) for (const back of scrolled) back();
  return found;
}

/** @returns whether the press met its target, and not what has come above it at this very moment */
export async function hasMet(page: Page, index: number): Promise<boolean> {
  try {
    return await page.evaluate((at) => {
      const element = exploredElements[at];
      const isLabel = (each: EventTarget) =>
        each instanceof HTMLLabelElement && each.control === element;
      if (!element || !globalThis.exploredPress) return true;
      return globalThis.exploredPress.some((each) => each === element || isLabel(each));
    }, index);
  } catch {
    // It led to another page.
    return true;
  }
}

/** Runs in the page: nobody has touched the island of this control yet. */
export function isAsleep(index: number): boolean {
  return Boolean(exploredElements[index]?.closest('astro-island[ssr]'));
}

/** Runs in the page: waits for the island of a control, and draws what has come with it. */
export async function awake(index: number): Promise<void> {
  const island = exploredElements[index]?.closest('astro-island');
  const deadline = performance.now() + 1_000;
  const isWaiting = () => island?.hasAttribute('ssr') && performance.now() < deadline;
  for (let frame = 0; frame < 2 || isWaiting(); frame += 1)
    await new Promise(requestAnimationFrame);
}

/** Runs in the page: waits until nothing moves a control, as a translation or an image on its way does. */
export async function comeToRest(index: number): Promise<void> {
  const placeOf = () => JSON.stringify(exploredElements[index]?.getBoundingClientRect());
  const deadline = performance.now() + 1_000;
  let last = placeOf();
  for (let calm = 0; calm < 2 && performance.now() < deadline;) {
    await new Promise(requestAnimationFrame);
    const place = placeOf();
    calm = place === last ? calm + 1 : 0;
    last = place;
  }
}

/** Runs in the page. */
export function isFocused(index: number): boolean {
  return document.activeElement === exploredElements[index];
}

/** Runs in the page. */
export function focusOn(index: number): boolean {
  const element = exploredElements[index];
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return document.activeElement === element;
}

/** Runs in the page. @returns the kind of a text field; `date`, `time` and `number` take no words */
export function fieldType(index: number): string {
  return exploredElements[index]?.getAttribute('type') ?? 'text';
}
