/** What moves on a page by itself: layout shifts, which the browser tells. */
import type { Page } from '@playwright/test';

export interface Shift {
  value: number;
  /** The beginning of each part that moved. */
  moved: string[];
  /** Only the browser's own text within a date field moved: its digits have another width than its letters. */
  isOfDigits: boolean;
}

/** As the browser tells it; a part has no node when it is the browser's own, or is gone. */
interface Entry extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; currentRect: DOMRectReadOnly }[];
}

declare global {
  var shifts: Shift[];
}

/** Notes every shift of the pages that are opened next, also those after a visitor's own action. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    const isInDateField = (part: DOMRectReadOnly) =>
      [...document.querySelectorAll('input[type=date]')].some((field) => {
        const box = field.getBoundingClientRect();
        const isBeside = part.left < box.left - 1 || part.right > box.right + 1;
        return !isBeside && part.top >= box.top - 1 && part.bottom <= box.bottom + 1;
      });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        globalThis.shifts.push({
          value,
          moved: sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent),
          ),
          isOfDigits:
            sources.length > 0 &&
            sources.every(({ node, currentRect }) => !node && isInDateField(currentRect)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns what has shifted on the page since it was opened */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // They are told with the frame after.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return globalThis.shifts;
  });
}
