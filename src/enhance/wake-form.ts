/**
 * Hydrates the contact form before it scrolls into view if that makes it longer: with a wishlist,
 * or with stored values. Hydrated under the pointer, it would shift what the visitor is about to
 * click.
 */
import { contactDetails, readDraft } from '#stores/draft.ts';
import { wishlist } from '#stores/wishlist.ts';

/** Distance, in viewport heights. */
const AHEAD = '100% 0px';
/** Repeated while scrolling, because the list may have got its first item meanwhile. */
const PARTS_IN_VIEW = [0, 0.25, 0.5, 0.75, 1];

/** Hydrates the form of the page before it comes into view, if it then becomes longer; without a form it does nothing. */
export function wakeFormAhead(): void {
  const island = document.querySelector('#contact astro-island[ssr]');
  // The island itself has no box.
  const box = island?.firstElementChild;
  if (!island || !box) return;
  const nearness = new IntersectionObserver(
    (entries) => {
      // When already in view, as at the end of the page, it would shift what is read or has the
      // focus.
      const isAhead = entries.some(
        ({ isIntersecting, boundingClientRect: { top } }) => isIntersecting && top >= innerHeight,
      );
      if (!isAhead || isFocusBelow(island) || !becomesLonger()) return;
      nearness.disconnect();
      wake(island);
    },
    { rootMargin: AHEAD, threshold: PARTS_IN_VIEW },
  );
  nearness.observe(box);
}

function becomesLonger(): boolean {
  const known = { ...contactDetails(), ...readDraft('contact') };
  return wishlist().length > 0 || Object.keys(known).length > 0;
}

/** Whether the focus is below the island, so that hydration would shift it. */
function isFocusBelow(island: Element): boolean {
  const { activeElement: focused } = document;
  if (!focused) return false;
  return (island.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Hydrates a `client:intent` island with an event its directive listens for (`intent.ts`). */
export function wake(island: Element): void {
  island.dispatchEvent(new Event('pointerover'));
}
