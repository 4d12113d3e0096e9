/**
 * The script of every page: shows the stored list in badge and hearts, and replaces broken images. The rest
 * (`live.ts`) is loaded at the first interaction and replays earlier clicks; texts about the day of the event
 * load after the page.
 */
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { replaceBrokenImages } from './broken-image.ts';
import { paintWishlist, storedList } from './paint.ts';
import { reportMissing } from './trouble.ts';

declare global {
  /** Recorded clicks and their listener (`src/renderer/early-presses.ts`). */
  var early: MouseEvent[];
  var keepEarly: (event: MouseEvent) => void;
}

/** Assistive technology may click without pointer, key or focus; Back may lead to a query. */
const SIGNS = 'pointerover focusin keydown click input popstate'.split(' ');

sayMissing = reportMissing;

/** The admin shares this file but needs none of it; its body has a class. */
if (!document.body.className) {
  const paint = () => paintWishlist(storedList());
  paint();
  const repaint = () => {
    paint();
    try {
      // The page has loaded, so its largest paint does not wait (@availability.quiet).
      if ((localStorage[REMEMBERED_KEY] as string).includes('eventDate')) {
        import('./days.ts').catch(paint);
      }
    } catch {
      // Nothing stored.
    }
  };
  // The page is shown, restored from the back/forward cache or activated after prerendering (@pages.opened),
  // or another tab changed the storage.
  for (const change of 'storage pageshow prerenderingchange'.split(' ')) {
    addEventListener(change, repaint, true);
  }
  replaceBrokenImages();

  /** Shows a clicked button as busy until `live.ts` is loaded; a pending island shows its own state. */
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
      // Not destructured, because Vite would then wrap the import again on every page.
      (live) => live.goLive(early, typedInto),
      // Clicks are still recorded.
      () => sayMissing(document.documentElement, start),
    );
  };
  // Capturing, because a pending island stops its events.
  for (const sign of SIGNS) addEventListener(sign, start, true);
  // Start now: there are early clicks, a link to a dialog, a query whose island relies on `live.ts` for its hearts, or
  // this is the page of a missing address, whose words are searched for.
  if (early[0] || location.hash + location.search || document.querySelector('[data-lost]')) start();
}
