import { NEGATIVE_PRICE, priceTooHigh } from '#domain/money.ts';
import { EDITOR, FIELD_ERRORS } from './texts.ts';
import { partOf } from './use-kept-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is wrong with the fields of a form, as the browser finds it, in words of our own.
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
      label: labels[element.name] ?? FIELD_ERRORS.this,
      hint: element.title,
      min: element.getAttribute('min') ?? '',
      max: element.getAttribute('max') ?? '',
      isPrice: element.inputMode === 'decimal',
      value: element.value,
      said: element.validity.customError ? element.validationMessage : '',
    });
  }
  return faults;
}

/**
 * What is wrong with a body, as its schema finds it.
 * @param error undefined: nothing
 * @param nameOf field of the form, of the path to a part of the body, as `lines.0.price`
 * @returns the first message of each field
 */
export function schemaFaults(
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
  nameOf: (path: string) => string = (path) => path,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[nameOf(path.join('.'))] ??= message;
  return faults;
}

interface Field {
  label: string;
  /** What it takes, in words. */
  hint: string;
  min: string;
  max: string;
  /** Whether it takes an amount of money. */
  isPrice: boolean;
  value: string;
  /** What the field itself says is wrong, as that its text is too long (@form.length); empty for nothing. */
  said: string;
}

/** @returns what is wrong with a field, in one sentence */
export function faultOf(
  validity: Pick<
    ValidityState,
    'valueMissing' | 'badInput' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'
  >,
  { label, hint, min, max, isPrice, value, said }: Field,
): string {
  if (said !== '') return said;
  if (validity.badInput) return FIELD_ERRORS.number;
  if (validity.valueMissing) return FIELD_ERRORS.required(label);
  if (isPrice && /^\D*-/.test(value)) return NEGATIVE_PRICE;
  if (isPrice && validity.rangeOverflow) return priceTooHigh(Number(max) * 100);
  if (validity.rangeUnderflow) return FIELD_ERRORS.atLeast(min);
  if (validity.rangeOverflow) return FIELD_ERRORS.atMost(max);
  if (validity.stepMismatch && hint === '') return FIELD_ERRORS.decimals;
  return hint === '' ? FIELD_ERRORS.check(label) : FIELD_ERRORS.enter(hint);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/**
 * The message beside Save.
 * @param otherwise the message if no field has an error
 * @param order of the fields; by default that of the errors
 * @returns a message that names the fields to check
 */
export function faultMessage(
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  otherwise: string,
  order: readonly string[] = [],
): string {
  const fields = [...new Set(Object.keys(errors).map(partOf))];
  if (fields.length === 0) return otherwise;
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const sorted = fields.toSorted((one, other) => placeOf(one) - placeOf(other));
  return EDITOR.check([...new Set(sorted.map((field) => labels[field] ?? EDITOR.markedField))]);
}
