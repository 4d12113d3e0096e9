import { useCallback, useState, type FocusEvent, type InputEvent } from 'react';
import { lengthProblem, lengthRemark } from '#domain/text-length.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface Remarked {
  /** Letters that may be sent. More can be typed and pasted: cut silently, they would be lost (@form.length). */
  maxLength?: number | undefined;
  /** A doubt about a text that is not refused; empty for none. It is said when the field is left. */
  caution?: ((text: string) => string) | undefined;
  /** Why the text cannot be sent besides its length, as a sentence; empty when it can. */
  fault?: string | undefined;
}

interface Handlers<Element> {
  onInput?: ((event: InputEvent<Element>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
}

/**
 * What is said of a text while it is typed: its length from nine tenths of the limit on, then a doubt.
 * @returns the remark, undefined where none is ever made, and `watch`, which adds to the control's own
 *   handlers what it takes; a form that the browser checks refuses a text that is too long
 */
export function useRemark({ maxLength, caution, fault = '' }: Remarked) {
  /** Undefined before the first one: most fields never need its line. */
  const [remark, setRemark] = useState<string>();

  const judge = useCallback(
    (field: Control | null) =>
      field?.setCustomValidity(lengthProblem(field.value, maxLength) || fault),
    [maxLength, fault],
  );
  const look = (field: Control, isLeft: boolean) => {
    judge(field);
    const doubt = caution?.(field.value) ?? '';
    setRemark((last) => {
      const length = lengthRemark(field.value, maxLength);
      // Nobody is corrected while they type, and a doubt that is gone is not kept.
      const next = length || (isLeft || last === doubt ? doubt : '');
      return next === '' && last === undefined ? last : next;
    });
  };
  const watch = <Element extends Control>({ onInput, onBlur }: Handlers<Element>) => ({
    // A new one each time, so that a text that was set by the form is judged too.
    ref: (field: Element | null) => judge(field),
    'data-limit': maxLength,
    onInput: (event: InputEvent<Element>) => {
      look(event.currentTarget, false);
      onInput?.(event);
    },
    onBlur: (event: FocusEvent<Element>) => {
      const field = event.currentTarget;
      afterPress(() => look(field, true));
      onBlur?.(event);
    },
  });
  return { remark, watch };
}

/** Runs at once, or after the press that is under way: a line that comes meanwhile would move a button away from it. */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':is(button, a, label, input, select, summary):active')) return run();
  addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
}
