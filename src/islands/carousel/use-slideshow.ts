import { useEffect, useReducer, useRef, useSyncExternalStore, type RefObject } from 'react';
import {
  carouselLag,
  CAROUSEL_INTERVAL_MS,
  CAROUSEL_START,
  carouselReducer,
  isAdvancing,
  shownIndex,
  type CarouselEvent,
  type CarouselState,
} from '#domain/carousel.ts';

/**
 * Shows one of `count` images and moves on by itself, unless a visitor is busy with them.
 * @param region the carousel, with its controls
 * @param place among the carousels of the page, which take turns
 */
export function useSlideshow(count: number, region: RefObject<HTMLElement | null>, place = 0) {
  const lag = useRef(carouselLag(place));
  const reducedMotion = useReducedMotion();
  const [state, send] = useReducer(
    (before: CarouselState, event: CarouselEvent) => carouselReducer(before, event, count),
    CAROUSEL_START,
  );
  const index = shownIndex(state.index, count);
  const advancing = isAdvancing(state, count, reducedMotion);

  useAttention(region, send);

  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(() => {
      lag.current = 0;
      send({ type: 'tick' });
    }, CAROUSEL_INTERVAL_MS + lag.current);
    return () => clearTimeout(timer);
  }, [advancing, index]);

  const moves = count > 1 && !reducedMotion && !state.stopped;
  /** What the pause control offers; none where nothing moves by itself. */
  const playback = moves ? (state.paused ? 'paused' : 'playing') : 'none';
  return { index, playback, stopped: state.stopped, send };
}

export type ShownSlide = ReturnType<typeof useSlideshow>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** @returns whether the visitor asked for less motion; true in the pre-rendered page */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/**
 * Tells when the pointer or the focus enters and leaves an element, and at once when either is in
 * it from before hydration. A finger does not hover, so touch is left out.
 */
function useAttention(
  target: RefObject<HTMLElement | null>,
  tell: (event: CarouselEvent) => void,
): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hover = (inside: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') tell({ type: 'hover', inside });
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      tell({ type: 'focus', inside: false });
    };
    element.addEventListener('pointerenter', hover(true), { signal });
    element.addEventListener('pointerleave', hover(false), { signal });
    element.addEventListener('focusin', () => tell({ type: 'focus', inside: true }), { signal });
    element.addEventListener('focusout', leave, { signal });
    if (element.matches(':hover')) tell({ type: 'hover', inside: true });
    if (element.matches(':focus-within')) tell({ type: 'focus', inside: true });
    return () => listening.abort();
  }, [target, tell]);
}
