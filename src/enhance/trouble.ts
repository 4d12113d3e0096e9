import { select } from './paint.ts';

declare global {
  /**
   * Reports a missing script until it is loaded. The inline script in the head
   * (`src/renderer/early-presses.ts`) has a version that only shows the fallback without scripts; `page.ts`
   * installs `reportMissing`. Global, so that a page's scripts share one copy.
   */
  var sayMissing: (place: Element, retry: () => unknown) => void;
}

const SIGNS = ['online', 'click'];

/**
 * Reports a missing script until it is loaded: at the next click, including the message's own button, or when
 * back online.
 * @param place element that shows its fallback for pages without scripts; not while offline, when the script
 *   is not at fault
 * @param retry loads it again
 */
export const reportMissing: typeof sayMissing = ({ classList }, retry) => {
  const { dataset } = document.documentElement;
  const { onLine } = navigator;
  for (const button of select('[aria-busy]')) button.ariaBusy = null;
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
