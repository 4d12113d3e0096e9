import { clearPlace, coveredWeight, type Box, type Obstacle } from './clear-place.ts';

const ACTIONS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Pressing a label focuses its field. */
const LABELS = 'label';
/** Images that enlarge on a press: enough of them remains beside a toast. */
const LARGE = '[data-enlarge]';
/** Text fields weigh less than buttons. */
const TEXT_FIELDS =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';
/** Cost of covering an element of each kind; the center of the focused element must stay visible (WCAG 2.4.11). */
const WEIGHTS = { button: 4, field: 1, kept: 1_000, focused: 10_000 };
/**
 * Parts that outweigh all buttons and fields: name and price of a product, total and next step of a list,
 * what was sent with its reference, and the end of a dialog's form with its errors.
 */
const KEPT = '[data-keep-clear], .form-end';
/** Headings count only while they have the focus. */
const HEADINGS = 'h1, h2, h3';

/** The element's largest width, which it has from medium widths on (@toast.width). */
const MAX_WIDTH_PX = 420;
/** Room for a button at the edge of a phone. */
const BUTTON_COLUMN_PX = 60;
/** `MARGIN_PX`: distance that counts as covering; `ROOM_PX`: the toast's own padding, which does not. */
const MARGIN_PX = 4;
const ROOM_PX = 8;

/**
 * Moves a `fixed` element off the controls of its dialog or page: when it appears or grows, after scrolling,
 * resizing and animations, and when other elements change.
 * @returns the cleanup; usable as a React `ref`
 */
export function keepClear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const host = element.closest('dialog') ?? document.body;
  let frame = 0;
  let placed = '';
  const check = () => {
    frame = 0;
    if (element.childElementCount === 0) return;
    // Stays under the pointer or focus, unless it hides the focused element or the window became narrower.
    const isHeld = placed !== '' && element.matches(':hover, :focus-within');
    const isCut = element.getBoundingClientRect().right > innerWidth;
    if (!isHeld || isCut || coversFocus(element)) placed = place(element, host, placed);
  };
  const checkLater = () => {
    frame ||= requestAnimationFrame(check);
  };
  // Checked immediately, before the toast is first painted.
  const childObserver = new MutationObserver(check);
  childObserver.observe(element, { childList: true });
  // In the next frame: changing a size in the callback would be an error (a loop).
  const sizes = new ResizeObserver(checkLater);
  sizes.observe(element);
  const changes = new MutationObserver(checkLater);
  changes.observe(host, { childList: true, subtree: true });
  const listening = new AbortController();
  // After these, the controls of a sliding panel are in place.
  const settled = ['animationend', 'transitionend'];
  for (const event of ['resize', 'scrollend', 'focusin', ...settled]) {
    addEventListener(event, checkLater, { capture: true, signal: listening.signal });
  }
  return () => {
    cancelAnimationFrame(frame);
    for (const observer of [childObserver, sizes, changes]) observer.disconnect();
    listening.abort();
  };
}

/** @returns whether the element covers the focused one */
function coversFocus(element: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches(`${ACTIONS}, ${HEADINGS}`) || element.contains(activeElement)) {
    return false;
  }
  const middle = middleOf(activeElement.getBoundingClientRect());
  return coveredWeight(element.getBoundingClientRect(), [middle]) > 0;
}

function middleOf({ left, top, right, bottom }: Box): Obstacle {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return obstacle({ left: x, right: x, top: y, bottom: y }, MARGIN_PX, WEIGHTS.focused);
}

/** @param grown pixels on each side */
function obstacle({ left, top, right, bottom }: Box, grown: number, weight: number): Obstacle {
  return {
    left: left - grown,
    top: top - grown,
    right: right + grown,
    bottom: bottom + grown,
    weight,
  };
}

/**
 * Moves the element to the best place.
 * @param placed last return value
 * @returns sizes of the window and the element for which the place was found
 */
function place(element: HTMLElement, host: Element, placed: string): string {
  const view = visibleBox();
  const obstacles = obstaclesIn(host, element, view);
  const size = `${view.right} ${view.bottom} ${element.offsetHeight}`;
  // Stays while its place is free: text that jumps cannot be read.
  if (size === placed && coveredWeight(element.getBoundingClientRect(), obstacles) === 0)
    return placed;

  // With `top` and `bottom` the element would fill the height between them.
  element.style.bottom = 'auto';
  const width = view.right - view.left;
  const isNarrow = width <= MAX_WIDTH_PX + BUTTON_COLUMN_PX;
  const widths = isNarrow ? [width, width - BUTTON_COLUMN_PX] : [MAX_WIDTH_PX];
  const tries = widths.map((tried) => {
    element.style.width = `${Math.min(tried, MAX_WIDTH_PX)}px`;
    const { offsetWidth, offsetHeight } = element;
    const found = clearPlace(view, { width: offsetWidth, height: offsetHeight }, obstacles);
    return { ...found, width: element.style.width };
  });
  const best = tries.reduce((least, next) => (next.cost < least.cost ? next : least));
  element.style.width = best.width;
  element.style.left = `${best.left}px`;
  element.style.top = `${best.top}px`;
  return `${view.right} ${view.bottom} ${element.offsetHeight}`;
}

function weightOf(action: Element): number {
  if (action.matches(`${KEPT}, ${HEADINGS}`)) return WEIGHTS.kept;
  return action.matches(`${TEXT_FIELDS}, ${LABELS}`) ? WEIGHTS.field : WEIGHTS.button;
}

/** @returns the visible part of the window, without a phone's keyboard */
function visibleBox(): Box {
  const { clientWidth: right, clientHeight } = document.documentElement;
  const seen = window.visualViewport;
  if (seen?.scale !== 1) return { left: 0, top: 0, right, bottom: clientHeight };
  return { left: 0, top: seen.offsetTop, right, bottom: seen.offsetTop + seen.height };
}

/**
 * @returns boxes of visible controls, labels, `KEPT` parts and the focused heading, without `LARGE` images and what is
 *   inside the element; and the center of the focused one
 */
function obstaclesIn(host: Element, element: Element, view: Box): Obstacle[] {
  const selector = `${ACTIONS}, ${LABELS}, ${KEPT}, :is(${HEADINGS}):focus`;
  return [...host.querySelectorAll(selector)].flatMap((action) => {
    if (element.contains(action) || action.matches(LARGE)) return [];
    const { left, top, right, bottom } = action.getBoundingClientRect();
    const seen = {
      left: Math.max(left, view.left),
      top: Math.max(top, view.top),
      right: Math.min(right, view.right),
      bottom: Math.min(bottom, view.bottom),
    };
    if (seen.right <= seen.left || seen.bottom <= seen.top) return [];
    // What a sticky header covers cannot be pressed anyway.
    const front = document
      .elementsFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
      .find((candidate) => !element.contains(candidate));
    if (!front || !action.contains(front)) return [];
    return [
      obstacle(seen, MARGIN_PX - ROOM_PX, weightOf(action)),
      ...(action === document.activeElement ? [middleOf(seen)] : []),
    ];
  });
}
