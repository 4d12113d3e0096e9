/**
 * What every page starts with, before any interaction: the badge and the hearts show the stored
 * list, and broken images are replaced. Everything else (`live.ts`) is fetched with the first
 * sign of a visitor's hand, and repeats the presses that came before it had arrived.
 */
import { replaceBrokenImages } from './broken-image.ts';
import { paintWishlist, storedList } from './paint.ts';
import { saysMissing } from './trouble.ts';

declare global {
  /** Presses so far, and the listener that keeps them; see `src/build/early-presses.ts`. */
  var early: MouseEvent[];
  var keepEarly: (event: MouseEvent) => void;
}

/**
 * A screen reader's or a voice's press comes without pointer, key and focus. Back within the page may
 * lead to a query, which an island draws that nobody has touched.
 */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'input', 'click', 'submit', 'popstate'];

globalThis.sayMissing = saysMissing;

/**
 * The scripts of the staff admin share a file with this one, and its page has a class of its own:
 * nothing of this is for it.
 */
if (document.body.className === '') {
  const paint = () => paintWishlist(storedList());
  paint();
  // Another tab changed the list, or the page comes back from the browser's memory.
  addEventListener('storage', paint);
  addEventListener('pageshow', paint);
  replaceBrokenImages();

  /** What was pressed shows that it was, until `live.ts` answers; an island that waits shows its own. */
  const showBusy = ({ target }: Event) => {
    const waiting = (target as Element).closest('button.needs-script');
    if (waiting) waiting.ariaBusy = 'true';
  };
  for (const press of early) showBusy(press);
  addEventListener('click', showBusy, true);

  let typedInto: EventTarget | null = null;
  addEventListener('input', ({ target }) => (typedInto = target), true);

  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    import('./live.ts').then(
      ({ goLive }) => {
        removeEventListener('click', keepEarly);
        goLive(early, typedInto);
      },
      // What is pressed is still kept.
      () => sayMissing(document.documentElement, start),
    );
  };
  // On the way down: an island that is not there yet holds its events back.
  for (const sign of SIGNS) addEventListener(sign, start, true);
  // A press from before, a link into a dialog, or an island that draws what the query asks for and
  // leaves the hearts to us, cannot wait.
  if (early.length > 0 || location.hash + location.search) start();
}
