/** Facts of the shop in the owner's texts: fields in braces stand for what the settings say (@settings.facts). */
import type { Settings } from '#contracts/settings/sections.ts';
import { FILLED_SECTIONS, type NumberField } from '#contracts/settings/shop-fields.ts';
import { minimumWords } from '#domain/minimum-order.ts';
import { fillTemplate, type FieldValues } from '#domain/text-template.ts';

/** The sections that have the facts. */
export type FactSettings = Pick<Settings, 'business' | 'fees' | 'quotes' | 'stock'>;

/** @returns the numbers of the settings as texts name them; empty for what the shop does not ask */
export function numberFields({
  fees,
  quotes,
  stock,
}: Omit<FactSettings, 'business'>): Record<NumberField, string> {
  return {
    deposit: percent(fees.depositPercent),
    'minimum order': minimumWords(fees),
    'damage waiver': percent(fees.damageWaiverPercent),
    'sales tax': percent(fees.salesTaxPercent),
    'quote validity': days(quotes.validDays),
    'balance due': days(stock.balanceDueDays),
  };
}

/** @returns what each field in braces stands for */
export function shopFields(settings: FactSettings): FieldValues {
  const { name, email, phone, city, fullArea } = settings.business;
  return { name, email, phone, city, area: fullArea, ...numberFields(settings) };
}

/** @returns the settings with the facts of the shop in place of the fields in their texts */
export function withFacts(settings: Settings): Settings {
  const values = shopFields(settings);
  const sections = FILLED_SECTIONS.map((section) => [
    section,
    withFields(settings[section], values),
  ]);
  // Each section with its own value.
  return { ...settings, ...(Object.fromEntries(sections) as Partial<Settings>) };
}

/**
 * @returns a value with the fields of its texts filled in. A paragraph with a field that stands for
 *   nothing is left out, and so is an entry of a list that has no other text there.
 */
export function withFields<Value>(value: Value, values: FieldValues): Value {
  // What is filled in has the type that it had.
  return filled(value, values) as Value;
}

function filled(value: unknown, values: FieldValues): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillTemplate(value, values) : value;
  if (Array.isArray(value)) {
    return value
      .map((each: unknown) => ({ before: each, after: filled(each, values) }))
      .filter(({ before, after }) => !isEmptied(before, after))
      .map(({ after }) => after);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, filled(each, values)]),
  );
}

/** Whether a text of an entry was all that it says, and nothing is left of it. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return false;
  const texts = new Map(Object.entries(after ?? {}));
  return Object.entries(before).some(
    ([name, each]) => typeof each === 'string' && isEmptied(each, texts.get(name)),
  );
}

const percent = (value: number) => (value > 0 ? `${value}%` : '');
const days = (count: number) => (count > 0 ? `${count} ${count === 1 ? 'day' : 'days'}` : '');
