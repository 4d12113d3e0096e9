/**
 * Functions that run in the page, the same in every engine. Each stands alone: it is sent as text.
 */
import type { Focus, Seen } from './device.ts';

/** @returns what is seen of each element */
export function seenOf(elements: Element[]): Seen[] {
  return elements.map((element) => {
    return {
      text: ((element as Partial<HTMLElement>).innerText ?? element.textContent)
        .replaceAll(/\s+/g, ' ')
        .trim(),
      value:
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.text ?? '')
          : ((element as Partial<HTMLInputElement>).value ?? ''),
      selected:
        element === document.activeElement &&
        element instanceof HTMLInputElement &&
        element.selectionStart === 0 &&
        element.selectionEnd === element.value.length,
      on:
        (element as Partial<HTMLInputElement>).checked ??
        element.getAttribute('aria-pressed') === 'true',
    };
  });
}

/** @returns what has the focus, and whether one sees that */
export function focus(): Focus {
  const element = document.activeElement;
  if (!element || element === document.body) return { role: 'none', name: '', visible: false };
  const isInView = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const isOutlined = (each: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  };
  // A link that stretches over its card is drawn with the card.
  const around = [
    element.parentElement,
    element.parentElement?.parentElement,
    element.closest('li'),
  ];
  const drawn =
    isOutlined(element) ||
    isOutlined(element, '::after') ||
    getComputedStyle(element).boxShadow !== 'none' ||
    [...around, ...element.children].some((each) => each && isOutlined(each));
  const labels = (element as HTMLInputElement).labels;
  const name =
    element.getAttribute('aria-label') ??
    labels?.[0]?.textContent ??
    (element as HTMLElement).innerText;
  return {
    role: element.getAttribute('role') ?? element.localName,
    name: name.replaceAll(/\s+/g, ' ').trim(),
    visible: isInView() && drawn,
  };
}

/** @returns whether nothing has to be scrolled sideways */
export function fits(): boolean {
  return document.documentElement.scrollWidth <= innerWidth;
}

/** @returns where an element is pressed, or null while it moves or something else lies over it */
export function middle(element: Element): { x: number; y: number } | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    if (each.getAnimations().some(isMoving)) return null;
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  const label = (element as Partial<HTMLInputElement>).labels?.[0];
  return hit && (element.contains(hit) || label?.contains(hit) === true) ? place : null;
}
