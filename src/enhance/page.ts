/**
 * What every page starts with, before any interaction: the badge and the hearts show the stored
 * list, and broken pictures are replaced. Everything else (`live.ts`) is fetched with the first
 * sign of a visitor's hand; a press that comes before it has arrived is kept and repeated.
 */
import { replaceBrokenImages } from './broken-image.ts';
import { paintWishlist } from './paint.ts';
import { storedList } from './stored-list.ts';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'];

const paint = () => paintWishlist(storedList());
paint();
// Another tab changed the list, or the page comes back from the browser's memory.
addEventListener('storage', paint);
addEventListener('pageshow', paint);
replaceBrokenImages();

const early: MouseEvent[] = [];
const keep = (event: MouseEvent) => early.push(event);
addEventListener('click', keep);

const start = () => {
  for (const sign of SIGNS) removeEventListener(sign, start);
  import('./live.ts').then(
    ({ goLive }) => {
      removeEventListener('click', keep);
      goLive(early);
    },
    // Nothing that needs a script would answer: the way without scripts shows instead.
    () => document.body.classList.add('script-failed'),
  );
};
for (const sign of SIGNS) addEventListener(sign, start);
// A link into a dialog cannot wait.
if (location.hash) start();
