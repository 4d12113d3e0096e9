import { clearPlace, coveredWeight, type Box, type Obstacle } from './clear-place.ts';

const ACTIONS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** What a field is for; a press on it goes into the field. */
const LABELS = 'label';
/** An image that a press anywhere on it enlarges: beside a toast there is enough of it left. */
const LARGE = '[data-enlarge]';
/** Text that is typed can wait for some seconds, a button shall not. */
const TEXT_FIELDS =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';
/** How bad it is to cover each; the center of the focused element must stay visible (WCAG 2.4.11). */
const WEIGHTS = { button: 4, field: 1, kept: 1_000, focused: 10_000 };
/**
 * What a product is called and costs, what a list comes to and where it leads on, what was sent and its
 * reference, and the end of a dialog's form, where it says what is wrong beside what saves it: they
 * outweigh any number of buttons and fields.
 */
const KEPT = '[data-keep-clear], .form-end';
/** What gets the focus to be read. */
const HEADINGS = 'h1, h2, h3';

/** From medium widths on (@toast.width). */
const MAX_WIDTH_PX = 420;
/** Beside it a button at the edge of a phone stays in reach. */
const BUTTON_COLUMN_PX = 60;
/** How near to a button is on it; the room around the toast is no part of it. */
const MARGIN_PX = 4;
const ROOM_PX = 8;

/**
 * Keeps an element, which is `fixed`, off everything that can be pressed in its dialog or page: when
 * it comes or grows, when the page was scrolled, when something else came or went, and when a motion has ended.
 * @returns what ends that; a `ref` of React
 */
export function keepClear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const host = element.closest('dialog') ?? document.body;
  let frame = 0;
  let placed = '';
  const check = () => {
    frame = 0;
    if (element.childElementCount === 0) return;
    // What somebody has reached for stays where it is, unless it hides what has the focus.
    const isHeld = placed !== '' && element.matches(':hover, :focus-within');
    if (!isHeld || coversFocus(element)) placed = place(element, host, placed);
  };
  const later = () => {
    frame ||= requestAnimationFrame(check);
  };
  // Before it is drawn for the first time.
  const childObserver = new MutationObserver(check);
  childObserver.observe(element, { childList: true });
  // Not at once: what changes a size while sizes are told is an error to the browser.
  const sizes = new ResizeObserver(later);
  sizes.observe(element);
  const changes = new MutationObserver(later);
  changes.observe(host, { childList: true, subtree: true });
  const listening = new AbortController();
  // While a panel slides in, what it brings is not yet where it will be.
  const settled = ['animationend', 'transitionend'];
  for (const event of ['resize', 'scrollend', 'focusin', ...settled]) {
    addEventListener(event, later, { capture: true, signal: listening.signal });
  }
  return () => {
    cancelAnimationFrame(frame);
    for (const observer of [childObserver, sizes, changes]) observer.disconnect();
    listening.abort();
  };
}

/** @returns whether what has the focus lies under the element */
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

/** @param grown by so many pixels on each side */
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
 * @param placed what the last call gave
 * @returns the window size that this position was computed for
 */
function place(element: HTMLElement, host: Element, placed: string): string {
  const view = visibleBox();
  const obstacles = obstaclesIn(host, element, view);
  const size = `${view.right} ${view.bottom} ${element.offsetHeight}`;
  // It stays where it is as long as that is clear: what jumps cannot be read.
  if (size === placed && coveredWeight(element.getBoundingClientRect(), obstacles) === 0)
    return placed;

  // Between both edges it would be as tall as the room there is.
  element.style.bottom = 'auto';
  const width = view.right - view.left;
  const isNarrow = width <= MAX_WIDTH_PX + BUTTON_COLUMN_PX;
  const widths = isNarrow ? [width, width - BUTTON_COLUMN_PX] : [MAX_WIDTH_PX];
  const tries = widths.map((each) => {
    element.style.width = `${Math.min(each, MAX_WIDTH_PX)}px`;
    const { offsetWidth, offsetHeight } = element;
    const found = clearPlace(view, { width: offsetWidth, height: offsetHeight }, obstacles);
    return { ...found, width: element.style.width };
  });
  const best = tries.reduce((last, each) => (each.cost < last.cost ? each : last));
  element.style.width = best.width;
  element.style.left = `${best.left}px`;
  element.style.top = `${best.top}px`;
  return `${view.right} ${view.bottom} ${element.offsetHeight}`;
}

function weightOf(action: Element): number {
  if (action.matches(`${KEPT}, ${HEADINGS}`)) return WEIGHTS.kept;
  return action.matches(`${TEXT_FIELDS}, ${LABELS}`) ? WEIGHTS.field : WEIGHTS.button;
}

/** @returns the part of the window that is seen: not what is behind the keyboard of a phone */
function visibleBox(): Box {
  const { clientWidth: right, clientHeight } = document.documentElement;
  const seen = window.visualViewport;
  if (seen?.scale !== 1) return { left: 0, top: 0, right, bottom: clientHeight };
  return { left: 0, top: seen.offsetTop, right, bottom: seen.offsetTop + seen.height };
}

/**
 * @returns what can be pressed, labels of fields, what is to be kept clear and the heading that has the focus, as far as
 *   they are seen, apart from what is in the element itself
 */
function obstaclesIn(host: Element, element: Element, view: Box): Obstacle[] {
  const wanted = `${ACTIONS}, ${LABELS}, ${KEPT}, :is(${HEADINGS}):focus`;
  return [...host.querySelectorAll(wanted)].flatMap((action) => {
    if (element.contains(action) || action.matches(LARGE)) return [];
    const { left, top, right, bottom } = action.getBoundingClientRect();
    const seen = {
      left: Math.max(left, view.left),
      top: Math.max(top, view.top),
      right: Math.min(right, view.right),
      bottom: Math.min(bottom, view.bottom),
    };
    if (seen.right <= seen.left || seen.bottom <= seen.top) return [];
    // What lies behind a header that stays cannot be pressed anyway.
    const front = document
      .elementsFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
      .find((each) => !element.contains(each));
    if (!front || !action.contains(front)) return [];
    return [
      obstacle(seen, MARGIN_PX - ROOM_PX, weightOf(action)),
      ...(action === document.activeElement ? [middleOf(seen)] : []),
    ];
  });
}
