/**
 * The script that every page starts with: shows the stored list in badge and hearts, and replaces
 * broken images. The rest (`live.ts`) is loaded at the first interaction and replays earlier
 * clicks; what is said of the day of the event, where one was given, once the page has loaded.
 */
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { replaceBrokenImages } from './broken-image.ts';
import { paintWishlist, storedList } from './paint.ts';
import { saysMissing } from './trouble.ts';

declare global {
  /** Recorded clicks and their listener; see `src/renderer/early-presses.ts`. */
  var early: MouseEvent[];
  var keepEarly: (event: MouseEvent) => void;
}

/**
 * Assistive technology may click without pointer, key or focus; a form is submitted by one of these. Back may lead to a query, which an
 * untouched island renders.
 */
const SIGNS = 'pointerover keydown focusin input click popstate'.split(' ');

sayMissing = saysMissing;

/** The admin shares this script's file, but needs none of it; its page has a class on the body. */
if (!document.body.className) {
  const paint = () => paintWishlist(storedList());
  paint();
  const repaint = () => {
    paint();
    try {
      // The page has loaded by now: its largest paint waits for nothing (@availability.quiet).
      if ((localStorage[REMEMBERED_KEY] as string).includes('eventDate')) {
        import('./days.ts').catch(paint);
      }
    } catch {
      // Nothing is remembered.
    }
  };
  // The page was shown or restored from the back/forward cache, another tab changed something, or the
  // page was prerendered a while ago (@pages.opened), which its document is told.
  for (const change of 'storage pageshow prerenderingchange'.split(' ')) {
    addEventListener(change, repaint, true);
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
