import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Browsers without `scrollend`: scrolling has ended after this time without movement. */
const QUIET_MS = 150;
const SCROLL_INPUTS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Keeps a row with scroll snap and the index of its image in step.
 * @param row each of its children is as wide as the row
 * @param onSwipe called with the index after a visitor scrolled by hand
 */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSwipe: (index: number) => void,
): void {
  /** The row is scrolling to `index`; images that it passes are not chosen. */
  const isScripted = useRef(false);
  const hasBegun = useRef(false);

  const settle = useEffectEvent((element: HTMLElement) => {
    const shown = Math.round(element.scrollLeft / element.clientWidth);
    if (shown === index) isScripted.current = false;
    else if (!isScripted.current) onSwipe(shown);
    // After a change of layout the browser snaps back to the former image.
    else element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    if (!hasBegun.current) {
      hasBegun.current = true;
      // A visitor may have scrolled before hydration.
      return settle(element);
    }
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    isScripted.current = true;
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left, behavior: isMotionReduced ? 'instant' : 'smooth' });
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
      isScripted.current = false;
    };
    element.addEventListener(hasEnd ? 'scrollend' : 'scroll', onScroll, { signal });
    for (const hand of SCROLL_INPUTS)
      element.addEventListener(hand, takeOver, { signal, passive: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [row]);
}
