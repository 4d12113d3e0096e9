/**
 * The image carousel's rules (@carousel.stop): which image shows, and whether the next
 * one comes by itself. Pausing on focus, the pause control and reduced motion are WCAG 2.2.2.
 */

/** @carousel.advance */
export const CAROUSEL_INTERVAL_MS = 4_000;

export interface CarouselState {
  index: number;
  hovered: boolean;
  focused: boolean;
  /** By the pause control; the same control lets it go on. */
  paused: boolean;
  /** By a manual choice of an image; for good. */
  stopped: boolean;
}

export type CarouselEvent =
  | { type: 'tick' | 'previous' | 'next' | 'pause' | 'play' }
  | { type: 'choose'; index: number }
  | { type: 'hover' | 'focus'; inside: boolean };

export const CAROUSEL_START: CarouselState = {
  index: 0,
  hovered: false,
  focused: false,
  paused: false,
  stopped: false,
};

/** @returns the index itself, or 0 where there is no such image */
export function shownIndex(index: number, count: number): number {
  return index >= 0 && index < count ? index : 0;
}

/** @returns the index after this one; the first follows the last */
export function nextIndex(index: number, count: number): number {
  return shownIndex(shownIndex(index, count) + 1, count);
}

/** @returns the index before this one; the last precedes the first */
export function previousIndex(index: number, count: number): number {
  return Math.max(shownIndex(index, count) || count, 1) - 1;
}

/** @returns whether the next image comes by itself once the interval is over */
export function isAdvancing(state: CarouselState, count: number, reducedMotion: boolean): boolean {
  return count > 1 && !reducedMotion && !isHeld(state);
}

function isHeld({ hovered, focused, paused, stopped }: CarouselState): boolean {
  return hovered || focused || paused || stopped;
}

/**
 * @param count images there are now; an index beyond them counts as 0
 * @returns the state after the event
 */
export function carouselReducer(
  state: CarouselState,
  event: CarouselEvent,
  count: number,
): CarouselState {
  switch (event.type) {
    case 'tick':
      return isHeld(state) ? state : { ...state, index: nextIndex(state.index, count) };
    case 'previous':
      return { ...state, index: previousIndex(state.index, count), stopped: true };
    case 'next':
      return { ...state, index: nextIndex(state.index, count), stopped: true };
    case 'choose':
      return { ...state, index: shownIndex(event.index, count), stopped: true };
    case 'hover':
      return { ...state, hovered: event.inside };
    case 'focus':
      return { ...state, focused: event.inside };
    case 'pause':
      return { ...state, paused: true };
    case 'play':
      // Whoever presses play has the pointer or the focus on it, and means it all the same.
      return { ...state, paused: false, hovered: false, focused: false };
  }
}
