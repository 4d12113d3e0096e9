import type { Locator, Page } from '@playwright/test';

/**
 * Brings each button and field of one line to where a bar lies over it, and gives it the focus.
 * @param bar lies over the end of the window
 * @returns the controls whose middle stays behind the bar (WCAG 2.4.11)
 */
export async function hiddenWithFocus(page: Page, bar: Locator): Promise<string[]> {
  // Scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return bar.evaluate((over) =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input):enabled')].flatMap(
      (control) => {
        if (over.contains(control) || !control.checkVisibility()) return [];
        const under = control.getBoundingClientRect().top - over.getBoundingClientRect().top;
        scrollBy({ top: under, behavior: 'instant' });
        control.focus();
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return over.contains(at) ? [control.ariaLabel ?? (control.textContent || control.id)] : [];
      },
    ),
  );
}
