/**
 * Wakes the contact form before it comes into view, where that makes it longer: a list goes along, or the
 * device knows what was typed before. Awake only under the pointer, it would move what the pointer is
 * about to press.
 */
import { readDraft, remembered } from '#stores/draft.ts';
import { wishlist } from '#stores/wishlist.ts';

/** So far ahead, in windows. */
const AHEAD = '100% 0px';
/** It is asked again on the way, as the list may have got its first item meanwhile. */
const PARTS_IN_VIEW = [0, 0.25, 0.5, 0.75, 1];

export function wakeFormAhead(): void {
  const island = document.querySelector('#contact astro-island[ssr]');
  // The island itself has no box.
  const box = island?.firstElementChild;
  if (!island || !box) return;
  const nearness = new IntersectionObserver(
    (entries) => {
      // In view already, as at the end of the page, it would move what is read, or has the focus.
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
  const known = { ...remembered(), ...readDraft('contact') };
  return wishlist().length > 0 || Object.keys(known).length > 0;
}

/** Whoever came from the end of the page is on the way there, and what has the focus would be moved off. */
function isFocusBelow(island: Element): boolean {
  const { activeElement: focused } = document;
  if (!focused) return false;
  return (island.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Hydrates an island of `client:intent` by a sign that its directive listens for (`intent.ts`). */
export function wake(island: Element): void {
  island.dispatchEvent(new Event('pointerover'));
}
