/** Values of fields before and after a change, as people read them (@history.kept, @items.bulk-preview). */
import { formatCents } from '#domain/money.ts';
import { CHANGED } from './texts.ts';

/** Names of entities, by id. */
export type Names = Readonly<Record<string, string>>;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** @returns the value of a field as the API has it, in words */
export function changedWords(value: unknown, names: Names): string {
  if (typeof value === 'boolean') return value ? CHANGED.yes : CHANGED.no;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return textWords(value, names);
  if (Array.isArray(value)) {
    return value.map((each) => changedWords(each, names)).join(', ') || CHANGED.nothing;
  }
  if (typeof value === 'object' && value !== null) return recordWords(value, names);
  return CHANGED.nothing;
}

function textWords(text: string, names: Names): string {
  if (UUID.test(text)) return names[text] ?? CHANGED.erased;
  return text.trim() === '' ? CHANGED.nothing : text;
}

/** An option, a part of a set, or a map of specifications. */
function recordWords(record: object, names: Names): string {
  if ('name' in record && 'price' in record) {
    const price = formatCents(Math.round(Number(record.price) * 100));
    const owned = 'owned' in record ? ` (${Number(record.owned)})` : '';
    return `${String(record.name)} ${price}${owned}`;
  }
  if ('itemId' in record && 'quantity' in record) {
    const option = 'option' in record && record.option !== '' ? `, ${String(record.option)}` : '';
    return `${String(record.quantity)} × ${changedWords(record.itemId, names)}${option}`;
  }
  const lines = Object.entries(record).map(([name, value]) => `${name}: ${String(value)}`);
  return lines.join(', ') || CHANGED.nothing;
}
