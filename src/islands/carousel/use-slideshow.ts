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
 * Shows one of `count` images and advances automatically, unless a visitor uses the carousel.
 * @param region the carousel, with its controls
 * @param place index among the page's carousels
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

  const canAdvance = count > 1 && !reducedMotion && !state.stopped;
  /** State of the pause button; `none`: the slideshow does not advance, and there is no button. */
  const playback = canAdvance ? (state.paused ? 'paused' : 'playing') : 'none';
  return { index, playback, stopped: state.stopped, send };
}

export type ShownSlide = ReturnType<typeof useSlideshow>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** @returns whether motion is reduced; true during pre-rendering */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** Sends `hover` and `focus` of an element, also the state at hydration. Touch does not hover. */
function useAttention(
  target: RefObject<HTMLElement | null>,
  send: (event: CarouselEvent) => void,
): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hover = (inside: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') send({ type: 'hover', inside });
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      send({ type: 'focus', inside: false });
    };
    element.addEventListener('pointerenter', hover(true), { signal });
    element.addEventListener('pointerleave', hover(false), { signal });
    element.addEventListener('focusin', () => send({ type: 'focus', inside: true }), { signal });
    element.addEventListener('focusout', leave, { signal });
    if (element.matches(':hover')) send({ type: 'hover', inside: true });
    if (element.matches(':focus-within')) send({ type: 'focus', inside: true });
    return () => listening.abort();
  }, [target, send]);
}
