import { rememberedDetails, readDraft } from '#stores/draft.ts';
import { wishlist } from '#stores/wishlist.ts';

/** The form is watched for up to one window height below the window. */
const AHEAD = '100% 0px';
/** Several thresholds check again while scrolling, because the list may get its first item meanwhile. */
const PARTS_IN_VIEW = [0, 0.25, 0.5, 0.75, 1];

/**
 * Hydrates the contact form early if that makes it longer: later it would shift what is about to be clicked.
 */
export function wakeFormAhead(): void {
  const island = document.querySelector('#contact astro-island[ssr]');
  // `astro-island` itself has no box.
  const box = island?.firstElementChild;
  if (!island || !box) return;
  const nearness = new IntersectionObserver(
    (entries) => {
      // A form in view, as at the end of the page, would shift what is being read or focused.
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

/** Whether hydration adds the list or filled-in details. */
function becomesLonger(): boolean {
  const stored = { ...rememberedDetails(), ...readDraft('contact') };
  return wishlist().length > 0 || Object.keys(stored).length > 0;
}

/** Whether the focused element is below the form, so that hydration would shift it. */
function isFocusBelow(island: Element): boolean {
  const { activeElement: focused } = document;
  if (!focused) return false;
  return (island.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Hydrates a `client:intent` island by an event of its directive (`intent.ts`). */
export function wake(island: Element): void {
  island.dispatchEvent(new Event('pointerover'));
}
