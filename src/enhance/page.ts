/**
 * The script that every page starts with: shows the stored list in badge and hearts, and replaces
 * broken images. The rest (`live.ts`) is loaded at the first interaction and replays earlier
 * clicks.
 */
import { replaceBrokenImages } from './broken-image.ts';
import { paintWishlist, storedList } from './paint.ts';
import { saysMissing } from './trouble.ts';

declare global {
  /** Recorded clicks and their listener; see `src/build/early-presses.ts`. */
  var early: MouseEvent[];
  var keepEarly: (event: MouseEvent) => void;
}

/**
 * Assistive technology may click without pointer, key or focus; a form is submitted by one of these. Back may lead to a query, which an
 * untouched island renders.
 */
const SIGNS = 'pointerover keydown focusin input click popstate'.split(' ');

globalThis.sayMissing = saysMissing;

/** The admin shares this script's file, but needs none of it; its page has a class on the body. */
if (!document.body.className) {
  const paint = () => paintWishlist(storedList());
  paint();
  // Another tab changed the list, or the page was restored from the back/forward cache, or was
  // prerendered a while ago (@pages.opened), which its document is told.
  for (const change of 'storage pageshow prerenderingchange'.split(' ')) {
    addEventListener(change, paint, true);
  }
  replaceBrokenImages();

  /**
   * Shows a clicked element as busy until `live.ts` is loaded; a pending island shows its own
   * state.
   */
  const showBusy = ({ target }: Event) => {
    (target as Element).closest('button.needs-script')?.setAttribute('aria-busy', 'true');
  };
  for (const press of early) showBusy(press);
  addEventListener('click', showBusy, true);

  let typedInto: EventTarget | null = null;
  addEventListener('input', ({ target }) => (typedInto = target), true);

  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    import('./live.ts').then(
      // Not taken apart here, for which Vite would wrap the import once more, on every page.
      (live) => {
        removeEventListener('click', keepEarly);
        live.goLive(early, typedInto);
      },
      // Clicks are still recorded.
      () => sayMissing(document.documentElement, start),
    );
  };
  // In the capture phase, because a pending island stops its events.
  for (const sign of SIGNS) addEventListener(sign, start, true);
  // Load now: there are early clicks, a link to a dialog, a query whose island leaves hearts to us, or
  // no such page, whose words are searched for.
  if (early.length > 0 || location.hash + location.search || document.querySelector('[data-lost]'))
    start();
}
