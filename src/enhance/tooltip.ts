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
/** The focus was moved by keys; an opening dialog focuses its first button by itself. */
let isKeyed = false;

const isShown = () => bubble?.matches(':popover-open') === true;

/** Starts the tooltips of the page. */
export function showTooltips(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') aim(iconButton(target));
  });
  // A dialog that focuses its first field does not end hovering.
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
  // A pending one appears where its button is then, because focus scrolls too.
  const scrolled = () => isShown() && hide();
  addEventListener('scroll', scrolled, { capture: true, passive: true });
  // The pointer may already be on a button. Touch does not hover.
  if (matchMedia('(hover: hover)').matches) {
    aim(iconButton([...document.querySelectorAll(':hover')].at(-1) ?? null));
  }
}

/** A button without text. The tooltip itself may be hovered. */
function iconButton(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (bubble?.contains(target)) return current;
  const button = target.closest<HTMLElement>(ICON_BUTTON);
  if (!button || labelOf(button) === '') return null;
  // Its open popover lies above it.
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
  // In the open dialog, or it would be beneath it; else in the button's landmark.
  (button.closest('dialog, main, header, nav') ?? document.body).append(bubble);
  bubble.showPopover();
  put(bubble, button);
}

/** Places it above the button, or below where there is no room, on the screen. */
function put(element: HTMLElement, button: HTMLElement): void {
  const place = button.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(
    Math.max(8, place.left + (place.width - width) / 2),
    innerWidth - width - 8,
  );
  const above = place.top - height - 6;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > 8 ? above : place.bottom + 6}px`;
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
