/** The message for a script that failed to load, and the retry. */

declare global {
  /**
   * Shows that something is missing until it is loaded again. The inline script in the head
   * (`src/renderer/early-presses.ts`) provides a version that only shows the fallback without scripts;
   * `page.ts` installs the one below. Global, so that a page's scripts share one copy.
   */
  var sayMissing: (place: Element, retry: () => unknown) => void;
}

const SIGNS = ['online', 'click'];

/**
 * Shows that something is missing until it is loaded again: at the next click, including the
 * message's own button, or when back online.
 * @param place where the fallback without scripts is shown; not while offline, when the scripts are
 *   not at fault
 * @param retry loads it again
 */
export const saysMissing: typeof sayMissing = ({ classList }, retry) => {
  const { dataset } = document.documentElement;
  const { onLine } = navigator;
  for (const button of document.querySelectorAll('[aria-busy]')) button.ariaBusy = null;
  classList.toggle('script-failed', onLine);
  // The style sheet shows the matching sentence.
  dataset.missing = onLine ? 'script' : 'line';
  const again = () => {
    for (const sign of SIGNS) removeEventListener(sign, again, true);
    classList.remove('script-failed');
    delete dataset.missing;
    retry();
  };
  for (const sign of SIGNS) addEventListener(sign, again, true);
};
