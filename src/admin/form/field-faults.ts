import { NEGATIVE_PRICE, priceTooHigh } from '#domain/money.ts';
import { EDITOR, FIELD_ERRORS } from './texts.ts';
import { partOf } from './use-kept-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Translates the browser's validation errors.
 * @returns messages by field name, in the form's order; fields without a name, such as lines of a
 *   list, are under `''`
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
      customError: element.validity.customError ? element.validationMessage : '',
    });
  }
  return faults;
}

/**
 * Translates a schema's errors.
 * @param error undefined without any
 * @param nameOf maps a path of the body, such as `lines.0.price`, to the form's field
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
  /** Description of valid input. */
  hint: string;
  min: string;
  max: string;
  /** Whether the value is an amount of money. */
  isPrice: boolean;
  value: string;
  /** The field's own error, such as a text that is too long (@form.length); may be empty. */
  customError: string;
}

/** @returns the field's error in one sentence */
export function faultOf(
  validity: Pick<
    ValidityState,
    'valueMissing' | 'badInput' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'
  >,
  { label, hint, min, max, isPrice, value, customError }: Field,
): string {
  if (customError !== '') return customError;
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
