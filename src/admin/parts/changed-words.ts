/** Formats values of fields before and after a change (@history.kept, @items.bulk-preview). */
import { formatCents, normalPrice } from '#domain/money.ts';
import { uploadedImageHash } from '#site/media/image.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { CHANGED } from './texts.ts';

/** Names of entities by id. */
export type Names = Readonly<Record<string, string>>;

/** How many digits of an uploaded image's hash are shown. */
const HASH_SHOWN = 4;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Fields of the API that hold a price, as a text or as a number of dollars. */
const PRICES = new Set(['price', 'startingPrice']);

/** @returns the value of a field of the API as text; a price as an amount, be it a text or a number */
export function fieldWords(field: string, value: unknown, names: Names): string {
  const isPrice = PRICES.has(field) && (typeof value === 'string' || typeof value === 'number');
  return changedWords(isPrice ? normalPrice(String(value)) : value, names);
}

/** @returns any value of the API as text */
export function changedWords(value: unknown, names: Names): string {
  if (typeof value === 'boolean') return value ? CHANGED.yes : CHANGED.no;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return textWords(value, names);
  if (Array.isArray(value)) {
    return value.map((element) => changedWords(element, names)).join(', ') || CHANGED.nothing;
  }
  if (typeof value === 'object' && value !== null) return recordWords(value, names);
  return CHANGED.nothing;
}

function textWords(text: string, names: Names): string {
  if (UUID.test(text)) return names[text] ?? CHANGED.erased;
  if (text.startsWith(`${UPLOADED_IMAGES_PATH}/`)) return imageName(text);
  return text.trim() === '' ? CHANGED.nothing : text;
}

/** Formats an option, a part of a set, or specifications. */
function recordWords(record: object, names: Names): string {
  if ('name' in record && 'price' in record) {
    const price = formatCents(Math.round(Number(record.price) * 100));
    const owned = 'owned' in record ? ` (${Number(record.owned)})` : '';
    const image = 'image' in record ? ` [${imageName(String(record.image))}]` : '';
    return `${String(record.name)} ${price}${owned}${image}`;
  }
  if ('itemId' in record && 'quantity' in record) {
    const option = 'option' in record && record.option !== '' ? `, ${String(record.option)}` : '';
    return `${String(record.quantity)} × ${changedWords(record.itemId, names)}${option}`;
  }
  const lines = Object.entries(record).map(([name, value]) => `${name}: ${String(value)}`);
  return lines.join(', ') || CHANGED.nothing;
}

/** @returns what distinguishes the images of one item: a file's name, or the beginning of a hash */
function imageName(address: string): string {
  const hash = uploadedImageHash(address);
  return hash === undefined
    ? address.slice(address.lastIndexOf('/') + 1)
    : CHANGED.uploaded(hash.slice(0, HASH_SHOWN));
}
