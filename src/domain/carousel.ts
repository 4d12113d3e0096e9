/** State of the image carousel (@carousel.stop); focus, pause and reduced motion follow WCAG 2.2.2. */

/** @carousel.advance */
export const CAROUSEL_INTERVAL_MS = 4_000;

/** @returns ms added to the first interval, so that carousels on a page move in different seconds */
export function carouselLag(place: number): number {
  return (place % 4) * 1_000;
}

export interface CarouselState {
  index: number;
  hovered: boolean;
  focused: boolean;
  /** By the pause control, which also resumes. */
  paused: boolean;
  /** By choosing an image, or by moving to the previous or next; permanent. */
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

export function shownIndex(index: number, count: number): number {
  return index >= 0 && index < count ? index : 0;
}

export function nextIndex(index: number, count: number): number {
  return shownIndex(shownIndex(index, count) + 1, count);
}

export function previousIndex(index: number, count: number): number {
  return Math.max(shownIndex(index, count) || count, 1) - 1;
}

export function isAdvancing(state: CarouselState, count: number, reducedMotion: boolean): boolean {
  return count > 1 && !reducedMotion && !isHeld(state);
}

function isHeld({ hovered, focused, paused, stopped }: CarouselState): boolean {
  return hovered || focused || paused || stopped;
}

/** @returns the state after the event; an index out of range counts as 0 */
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
      // Pressing play implies pointer and focus on the control: clear both.
      return { ...state, paused: false, hovered: false, focused: false };
  }
}
