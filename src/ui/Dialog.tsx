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
  /** Called after the dialog has closed, for any reason. */
  onClose?: () => void;
}

/** A `<dialog>` that a press on the backdrop closes, too. Ignores `close` of nested dialogs, which React passes up. */
export function Dialog({ ref, onClose, ...attributes }: DialogProps) {
  /** Whether the last press began on the backdrop; one that began in a text may only end there, and closes nothing. */
  const beganOnBackdrop = useRef(false);
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
        beganOnBackdrop.current = isOnBackdrop(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.defaultPrevented) wrapFocus(event);
      }}
      onClick={(event) => {
        if (beganOnBackdrop.current && isOnBackdrop(event)) event.currentTarget.close();
      }}
    />
  );
}

/** What Tab reaches, except `aria-hidden` helpers of a toast, which only pass the focus on. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Wraps Tab at both ends, where the browser would focus its own controls. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const { currentTarget: dialog, shiftKey } = event;
  const { activeElement } = document;
  if (activeElement?.closest('dialog') !== dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest('[aria-hidden="true"]') && stop.checkVisibility(),
  );
  const [leaving, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  // With a single control, the browser's own behavior shows that the focus went around. The title, if focused, precedes
  // all controls.
  const isLeft = activeElement === leaving && next !== leaving;
  if (!isLeft && !(shiftKey && activeElement.matches('h2[tabindex="-1"]'))) return;
  event.preventDefault();
  next?.focus();
}

/** The dialog's margins and scroll bar lie within its bounds, the backdrop outside. */
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

/** Shows the focused element (WCAG 2.4.11): a closing dialog returns the focus without scrolling. */
export function showFocus(): void {
  const { activeElement: focused } = document;
  if (!focused?.matches(':focus-visible')) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Under a sticky header `scrollIntoView` would move the page the wrong way.
  if (!focused.contains(topmost)) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
