/** What is said when a script does not arrive, and when it is asked for again. */

declare global {
  /**
   * Says that something is missing, until it is asked for again. The line in the head
   * (`src/build/early-presses.ts`) provides one that only shows the way without scripts, `page.ts`
   * the one below; the other scripts of a page share it, so that no page carries it twice.
   */
  var sayMissing: (place: Element, retry: () => void) => void;
}

const SIGNS = ['online', 'click'];

/**
 * Says that something is missing, until it is asked for again: with the next press, that of the
 * message's own button included, or when the line is back.
 * @param place where the way without scripts shows meanwhile; not while there is no line, because
 *   nothing is wrong with the scripts then
 * @param retry asks again
 */
export const saysMissing: typeof sayMissing = ({ classList }, retry) => {
  const { dataset } = document.documentElement;
  const { onLine } = navigator;
  for (const button of document.querySelectorAll('[aria-busy]')) button.ariaBusy = null;
  classList.toggle('script-failed', onLine);
  // The style sheet shows the sentence that goes with it.
  dataset.missing = onLine ? 'script' : 'line';
  const again = () => {
    for (const sign of SIGNS) removeEventListener(sign, again, true);
    classList.remove('script-failed');
    delete dataset.missing;
    retry();
  };
  for (const sign of SIGNS) addEventListener(sign, again, true);
};
