import {
  useRef,
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type MouseEvent,
  type Ref,
} from 'react';

export interface DialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  ref: Ref<HTMLDialogElement>;
  /** Told when it has closed, by whatever hand. */
  onClose?: () => void;
}

/**
 * The browser's own `<dialog>`, which keeps the focus inside, closes on Escape and gives the focus
 * back. A press on the backdrop closes it too. What happens in a dialog within is not its affair:
 * React hands the `close` of that one on to its parents.
 */
export function Dialog({ ref, onClose, ...attributes }: DialogProps) {
  /** Whether the last press began on the backdrop: a selection of text may end there. */
  const pressed = useRef(false);
  return (
    // A press on the backdrop is a convenience beside Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...attributes}
      ref={ref}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        showFocus();
        onClose?.();
      }}
      onPointerDown={(event) => {
        pressed.current = isOnBackdrop(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.defaultPrevented) goRound(event);
      }}
      onClick={(event) => {
        if (pressed.current && isOnBackdrop(event)) event.currentTarget.close();
      }}
    />
  );
}

/** What Tab comes to; aria-hidden are the helpers of a toast, which hand the focus on. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Between its last and its first control the browser would give the focus to the page. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const { currentTarget: dialog, shiftKey } = event;
  const { activeElement } = document;
  if (activeElement?.closest('dialog') !== dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) => each.tabIndex >= 0 && !each.closest('[aria-hidden="true"]') && each.checkVisibility(),
  );
  const [leaving, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  // Of one control alone the browser shows that the focus came back; the title is before all of them.
  const isLeft = activeElement === leaving && next !== leaving;
  if (!isLeft && !(shiftKey && activeElement.matches('h2[tabindex="-1"]'))) return;
  event.preventDefault();
  next?.focus();
}

/** The backdrop belongs to the dialog; its own margins and scroll bar lie within its bounds. */
function isOnBackdrop({
  target,
  currentTarget,
  clientX: x,
  clientY: y,
}: PointerEvent | MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Brings what has the focus into view, for whoever tells by it where they are (WCAG 2.4.11). A dialog
 * that closes gives the focus back without scrolling, and the page below it may have moved: by a link
 * that opened the dialog, or because the screen was turned.
 */
export function showFocus(): void {
  const { activeElement: focused } = document;
  if (!focused?.matches(':focus-visible')) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // In a header that stays, what is seen lies where the page would scroll away from.
  if (!focused.contains(seen)) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
