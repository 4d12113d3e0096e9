/**
 * Tooltips for buttons that show only an icon: their own label, or `data-tooltip`, after 700 ms, or
 * at once within 300 ms of the last one (@tooltip.delay). Also with the keyboard's focus; Escape hides it.
 * One element for the whole page, so that buttons in pages without React have tooltips too.
 */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const ICON_BUTTON = 'button[aria-label], [data-tooltip]';

let bubble: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = -Infinity;
/** Whether the focus is moved by keys: a dialog that opens gives its first button the focus by itself. */
let isKeyed = false;

/** Starts watching the page. */
export function showTooltips(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') aim(iconButton(target));
  });
  document.addEventListener('focusin', ({ target }) => {
    const button = iconButton(target);
    aim(isKeyed && button?.matches(':focus-visible') ? button : null);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', () => {
    isKeyed = false;
    hide();
  });
  const keyed = ({ key }: KeyboardEvent) => {
    isKeyed = true;
    if (key === 'Escape') hide();
  };
  // On the way down: before what the key does.
  document.addEventListener('keydown', keyed, true);
  addEventListener('scroll', hide, { capture: true, passive: true });
  // What the pointer came to while this was on its way. A finger does not rest on anything.
  if (matchMedia('(hover: hover)').matches) {
    aim(iconButton([...document.querySelectorAll(':hover')].at(-1) ?? null));
  }
}

/** A button without text of its own; the bubble itself may be hovered. */
function iconButton(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (bubble?.contains(target)) return current;
  const button = target.closest<HTMLElement>(ICON_BUTTON);
  return button && labelOf(button) !== '' ? button : null;
}

function labelOf({ dataset, ariaLabel, textContent }: HTMLElement): string {
  return dataset.tooltip ?? (textContent.trim() === '' ? (ariaLabel ?? '') : '');
}

let current: HTMLElement | null = null;

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
  // In the dialog that is open, or it would lie below it; else in the button's landmark.
  (button.closest('dialog, main, header, nav') ?? document.body).append(bubble);
  bubble.showPopover();
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
  if (!bubble?.matches(':popover-open')) return;
  bubble.hidePopover();
  hiddenAt = performance.now();
}

function createBubble(): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = 'tooltip';
  element.role = 'tooltip';
  return element;
}
