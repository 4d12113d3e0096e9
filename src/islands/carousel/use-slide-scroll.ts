import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Where `scrollend` is missing, scrolling is over when nothing has moved for so long. */
const QUIET_MS = 150;
/** What a visitor scrolls with. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Keeps a snapping row and the index of the image in it together.
 * @param row its children are as wide as itself
 * @param index the image to show
 * @param onSwipe told the image that a visitor scrolled to by hand
 */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSwipe: (index: number) => void,
): void {
  /** Whether the row is on its way to `index`; what it passes is nobody's choice. */
  const steered = useRef(false);
  const begun = useRef(false);

  const settle = useEffectEvent((element: HTMLElement) => {
    const at = Math.round(element.scrollLeft / element.clientWidth);
    if (at === index) steered.current = false;
    else if (!steered.current) onSwipe(at);
    // A change of the layout meanwhile makes the browser snap back to where it came from.
    else element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    if (!begun.current) {
      begun.current = true;
      // A visitor may have scrolled before there was a script.
      return settle(element);
    }
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    steered.current = true;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  }, [row, index]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hasEnd = 'onscrollend' in window;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (hasEnd) return settle(element);
      clearTimeout(timer);
      timer = setTimeout(() => settle(element), QUIET_MS);
    };
    const takeOver = () => {
      steered.current = false;
    };
    element.addEventListener(hasEnd ? 'scrollend' : 'scroll', onScroll, { signal });
    for (const hand of HANDS) element.addEventListener(hand, takeOver, { signal, passive: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [row]);
}
