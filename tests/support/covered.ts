import type { Page } from '@playwright/test';

/**
 * @returns what a press on the middle of it would not reach because a toast lies there: names of
 *   buttons and links that are in view, in the open dialog or else in the page
 */
export function coveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const host = document.querySelector('dialog:modal') ?? document.body;
    const toast = document.querySelector('.toast')?.closest('ol');
    if (!toast) throw new Error('No toast is shown');
    return [...host.querySelectorAll('button, a[href], [role="tab"], select')].flatMap((each) => {
      if (toast.contains(each)) return [];
      const { left, top, width, height } = each.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      const front = stack.find((hit) => !toast.contains(hit));
      if (!front || !each.contains(front)) return [];
      const isReached = stack[0] !== undefined && each.contains(stack[0]);
      return isReached ? [] : [each.getAttribute('aria-label') ?? each.textContent];
    });
  });
}
