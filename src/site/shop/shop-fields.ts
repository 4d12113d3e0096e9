import type { Settings } from '#contracts/settings/sections.ts';
import { FILLED_SECTIONS, type NumberField } from '#contracts/settings/shop-fields.ts';
import { minimumWords } from '#domain/minimum-order.ts';
import { fillTemplate, type FieldValues } from '#domain/text-template.ts';

export type FactSettings = Pick<Settings, 'business' | 'fees' | 'quotes' | 'stock'>;

const percent = (value: number) => (value > 0 ? `${value}%` : '');
const days = (count: number) => (count > 0 ? `${count} ${count === 1 ? 'day' : 'days'}` : '');

/** @returns numbers of the settings as text; empty for what the shop does not charge */
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

/** @returns values of fields in owners' texts (@settings.facts) */
export function shopFields(settings: FactSettings): FieldValues {
  const { name, email, phone, city, fullArea } = settings.business;
  return { name, email, phone, city, area: fullArea, ...numberFields(settings) };
}

/** @returns the settings with fields in texts filled in */
export function withFacts(settings: Settings): Settings {
  const values = shopFields(settings);
  const sections = FILLED_SECTIONS.map((section) => [
    section,
    withFields(settings[section], values),
  ]);
  // Each section keeps its type.
  return { ...settings, ...(Object.fromEntries(sections) as Partial<Settings>) };
}

/** Fills in the fields of all texts; leaves out paragraphs with an empty field, and list entries that become empty. */
export function withFields<Value>(value: Value, values: FieldValues): Value {
  // Only texts change, so the type stays.
  return filled(value, values) as Value;
}

function filled(value: unknown, values: FieldValues): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillTemplate(value, values) : value;
  if (Array.isArray(value)) {
    return value
      .map((before: unknown) => ({ before, after: filled(before, values) }))
      .filter(({ before, after }) => !isEmptied(before, after))
      .map(({ after }) => after);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, filled(part, values)]),
  );
}

/** Whether a text, or one of an entry's own texts, became empty. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return false;
  const texts = new Map(Object.entries(after ?? {}));
  return Object.entries(before).some(
    ([name, text]) => typeof text === 'string' && isEmptied(text, texts.get(name)),
  );
}
