/** What is wrong with the fields of a form, as the browser finds it, in words of our own. */
import { NEGATIVE_PRICE, priceTooHigh } from '#domain/money.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * @param form whose fields say by their attributes what they take
 * @param labels of the fields, by name
 * @returns message by name of the field, in the order of the screen; a field without a name, such as
 *   a line of a list, stands under `''`
 */
export function fieldFaults(
  form: HTMLFormElement,
  labels: Partial<Record<string, string>>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const element of form.elements) {
    if (!isControl(element) || element.checkValidity()) continue;
    faults[element.name] ??= faultOf(element.validity, {
      label: labels[element.name] ?? 'This',
      hint: element.title,
      min: element.getAttribute('min') ?? '',
      max: element.getAttribute('max') ?? '',
      isPrice: element.inputMode === 'decimal',
      value: element.value,
    });
  }
  return faults;
}

interface Field {
  label: string;
  hint: string;
  min: string;
  max: string;
  /** Whether it takes an amount of money. */
  isPrice: boolean;
  value: string;
}

/**
 * @param validity as the browser judged the field
 * @param field its label, what it takes in words, its limits, and what it holds
 * @returns what is wrong with it, in one sentence
 */
export function faultOf(
  validity: Pick<
    ValidityState,
    'valueMissing' | 'badInput' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'
  >,
  { label, hint, min, max, isPrice, value }: Field,
): string {
  if (validity.badInput) return 'Please enter a number';
  if (validity.valueMissing) return `${label} is required`;
  if (isPrice && /^\D*-/.test(value)) return NEGATIVE_PRICE;
  if (isPrice && validity.rangeOverflow) return priceTooHigh(Number(max) * 100);
  if (validity.rangeUnderflow) return `Please enter at least ${min}`;
  if (validity.rangeOverflow) return `Please enter at most ${max}`;
  if (validity.stepMismatch && hint === '') return 'Please use fewer decimals';
  return hint === '' ? `Please check ${label.toLowerCase()}` : `Please enter ${lowerFirst(hint)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
