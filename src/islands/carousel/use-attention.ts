import { useEffect, type RefObject } from 'react';

/** Whether a visitor is busy with an element, as an event of the carousel. */
export interface Attention {
  type: 'hover' | 'focus';
  inside: boolean;
}

/**
 * Tells when the pointer or the focus enters and leaves an element, and at once when either is in
 * it from before hydration. A finger does not hover, so touch is left out.
 */
export function useAttention(
  target: RefObject<HTMLElement | null>,
  tell: (attention: Attention) => void,
): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hover = (inside: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') tell({ type: 'hover', inside });
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      tell({ type: 'focus', inside: false });
    };
    element.addEventListener('pointerenter', hover(true), { signal });
    element.addEventListener('pointerleave', hover(false), { signal });
    element.addEventListener('focusin', () => tell({ type: 'focus', inside: true }), { signal });
    element.addEventListener('focusout', leave, { signal });
    if (element.matches(':hover')) tell({ type: 'hover', inside: true });
    if (element.matches(':focus-within')) tell({ type: 'focus', inside: true });
    return () => listening.abort();
  }, [target, tell]);
}
