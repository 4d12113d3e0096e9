/**
 * Tooltips for icon buttons: their label, or `data-tooltip`, after 700 ms, or immediately within 300 ms of
 * the last one (@tooltip.delay). Also on keyboard focus; Escape hides them. One element for the whole page,
 * without React.
 */
import { removeFromWishlist } from '#site/texts/common.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const ICON_BUTTON = 'button[aria-label], [data-tooltip]';

/** The button whose tooltip is shown or pending. */
let current: HTMLElement | null = null;
let bubble: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = -Infinity;
/** Whether a key came last: an opening dialog focuses a button without one. */
let isKeyed = false;

const isShown = () => bubble?.matches(':popover-open') === true;

/** Starts the tooltips of the page. */
export function showTooltips(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') aim(iconButton(target));
  });
  // Focus that no key moved, as by an opening dialog, leaves the hovered tooltip.
  document.addEventListener('focusin', ({ target }) => {
    const button = iconButton(target);
    if (isKeyed) aim(button?.matches(':focus-visible') ? button : null);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === current) hide();
  });
  document.addEventListener('pointerdown', () => {
    isKeyed = false;
    hide();
  });
  const keyed = ({ key }: KeyboardEvent) => {
    isKeyed = true;
    if (key === 'Escape') hide();
  };
  // Capturing, before the key's effect.
  document.addEventListener('keydown', keyed, true);
  // Scrolling hides no pending tooltip, because focusing scrolls too: it appears where its button is then.
  const scrolled = () => isShown() && hide();
  addEventListener('scroll', scrolled, { capture: true, passive: true });
  // The pointer may already be on a button. Touch does not hover.
  if (matchMedia('(hover: hover)').matches) {
    aim(iconButton([...document.querySelectorAll(':hover')].at(-1) ?? null));
  }
}

/** @returns the icon button around the target; the current one for its tooltip, which may be hovered */
function iconButton(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (bubble?.contains(target)) return current;
  const button = target.closest<HTMLElement>(ICON_BUTTON);
  if (!button || labelOf(button) === '') return null;
  // While its popover is open, the button is beneath it, unless it is inside, as to close it.
  const opened = button instanceof HTMLButtonElement ? button.popoverTargetElement : null;
  return opened?.matches(':popover-open') && !opened.contains(button) ? null : button;
}

function labelOf({ dataset, ariaLabel, ariaPressed, textContent }: HTMLElement): string {
  // A heart's label does not change; its tooltip shows the state.
  if (dataset.heart !== undefined && ariaPressed === 'true') return removeFromWishlist;
  return dataset.tooltip ?? (textContent.trim() === '' ? (ariaLabel ?? '') : '');
}

/** Shows the tooltip of a button after the delay, and hides any other. */
function aim(button: HTMLElement | null): void {
  if (button === current) return;
  hide();
  if (!button) return;
  current = button;
  const wait = performance.now() - hiddenAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
  timer = setTimeout(() => show(button), wait);
}

function show(button: HTMLElement): void {
  bubble ??= createBubble();
  bubble.textContent = labelOf(button);
  // Inside the button's dialog, which would otherwise cover it; else inside the button's landmark.
  (button.closest('dialog, main, header, nav') ?? document.body).append(bubble);
  bubble.showPopover();
  put(bubble, button);
}

/** Places it above the button, or below where there is no room, on the screen. */
function put(element: HTMLElement, button: HTMLElement): void {
  const place = button.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = Math.min(
    Math.max(8, place.left + (place.width - width) / 2),
    innerWidth - width - 8,
  );
  const above = place.top - height - 6;
  element.style.left = `${left}px`;
  element.style.top = `${above > 8 ? above : place.bottom + 6}px`;
}

function hide(): void {
  clearTimeout(timer);
  current = null;
  if (!isShown()) return;
  bubble?.hidePopover();
  hiddenAt = performance.now();
}

function createBubble(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = 'tooltip';
  element.role = 'tooltip';
  // A translator may make it longer.
  new ResizeObserver(() => current && isShown() && put(element, current)).observe(element);
  return element;
}
