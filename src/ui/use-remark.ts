import { useCallback, useState, type FocusEvent, type InputEvent } from 'react';
import { lengthProblem, lengthRemark } from '#domain/text-length.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface Remarked {
  /** Not the attribute: more can be typed and pasted, because a silent cut would lose text (@form.length). */
  maxLength?: number | undefined;
  /** @returns a warning for a valid text, shown on blur; empty: none */
  caution?: ((text: string) => string) | undefined;
  /** An error besides the length; empty: none. */
  fault?: string | undefined;
}

interface Handlers<Element> {
  onInput?: ((event: InputEvent<Element>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
}

/**
 * A remark about a text while it is typed: its length, from nine tenths of the limit on, or else a warning.
 * @returns the remark (undefined: never had one) and `watch`, which adds to the control's handlers and makes
 * the browser refuse a text that is too long
 */
export function useRemark({ maxLength, caution, fault = '' }: Remarked) {
  /** Undefined before the first remark: most fields never need a line for it. */
  const [remark, setRemark] = useState<string>();

  const judge = useCallback(
    (field: Control | null) =>
      field?.setCustomValidity(lengthProblem(field.value, maxLength) || fault),
    [maxLength, fault],
  );
  /** @param isLeft whether the field has lost the focus */
  const showRemark = (field: Control, isLeft: boolean) => {
    judge(field);
    const doubt = caution?.(field.value) ?? '';
    setRemark((last) => {
      const length = lengthRemark(field.value, maxLength);
      // A warning appears only on blur, and disappears while typing.
      const next = length || (isLeft || last === doubt ? doubt : '');
      return next === '' && last === undefined ? last : next;
    });
  };
  const watch = <Element extends Control>({ onInput, onBlur }: Handlers<Element>) => ({
    // A new function with each render, so that React calls it and values set by the form are checked, too.
    ref: (field: Element | null) => judge(field),
    'data-limit': maxLength,
    onInput: (event: InputEvent<Element>) => {
      showRemark(event.currentTarget, false);
      onInput?.(event);
    },
    onBlur: (event: FocusEvent<Element>) => {
      const field = event.currentTarget;
      afterPress(() => showRemark(field, true));
      onBlur?.(event);
    },
  });
  return { remark, watch };
}

/** @returns whether a control is being pressed: what moves it away now takes the press from it */
function isPressing(): boolean {
  return document.querySelector(':is(button, a, label, input, select, summary):active') !== null;
}

/**
 * Runs immediately, or after a press in progress, so that a new line does not move the pressed button away.
 */
export function afterPress(run: () => void): void {
  if (!isPressing()) return run();
  addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
}
