import type { Page } from '@playwright/test';

/**
 * @returns what a press on the middle of it would not reach because a notice lies there: names of
 *   buttons and links that are in view, in the open dialog or else in the page
 */
export function coveredByNotice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const host = document.querySelector('dialog:modal') ?? document.body;
    const notice = document.querySelector('.notice')?.closest('ol');
    if (!notice) throw new Error('No notice is shown');
    return [...host.querySelectorAll('button, a[href], [role="tab"], select')].flatMap((each) => {
      if (notice.contains(each)) return [];
      const { left, top, width, height } = each.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      const front = stack.find((hit) => !notice.contains(hit));
      if (!front || !each.contains(front)) return [];
      const isReached = stack[0] !== undefined && each.contains(stack[0]);
      return isReached ? [] : [each.getAttribute('aria-label') ?? each.textContent];
    });
  });
}
