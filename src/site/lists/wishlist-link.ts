/**
 * A wishlist in the fragment of an address, so that nothing is stored or sent. It has items, options and
 * quantities; names and prices come from the current catalog (`list-items.ts`).
 * `#list=2.` (2 is the version) and, as base64url, for each line
 * - 6 bytes: the end of the item's id;
 * - 2 bytes: the quantity, and in the highest bit whether an option follows;
 * - 3 bytes, with an option: a hash of its name, because editors may reorder options;
 * then a checksum of six hexadecimal digits, which detects cut or mistyped links and keeps punctuation from
 * the end, because mail programs leave punctuation out of a link. 60 lines stay below 998 characters, the longest line
 * of a mail (RFC 5322 §2.1.1).
 */
import { shortId } from '#domain/item-id.ts';
import { MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';

const PREFIX = '#list=';
const CURRENT = `${PREFIX}2.`;
const HAS_OPTION = 0x80_00;
const SUM_LENGTH = 6;

export interface LinkLine {
  /** End of the item's id. */
  short: string;
  quantity: number;
  /** Hash of the option's name; null: none chosen. */
  option: number | null;
}

/** @returns the absolute address with the list; items whose id is no UUID are left out */
export function wishlistLink(list: Wishlist, origin: string): string {
  const bytes = list.flatMap(({ id, option, quantity }) => {
    const short = shortId(id);
    if (short === null) return [];
    const hash = optionHash(option);
    const count = hash === null ? quantity : quantity + HAS_OPTION;
    const chosen = hash === null ? [] : bigEndian(hash, 3);
    return [...bigEndian(Number.parseInt(short, 16), 6), ...bigEndian(count, 2), ...chosen];
  });
  const text = btoa(String.fromCharCode(...bytes));
  const safe = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${origin}/${CURRENT}${safe}${sumOf(bytes)}`;
}

/** @param fragment from `#` on. @returns `broken` for a cut or mistyped list, null for a fragment without a list */
export function readWishlistLink(fragment: string): LinkLine[] | 'broken' | null {
  if (!fragment.startsWith(PREFIX)) return null;
  if (!fragment.startsWith(CURRENT)) return 'broken';
  try {
    const lines = linesOf(fragment.slice(CURRENT.length));
    return lines.length === 0 || lines.length > MAX_WISHLIST_LINES ? 'broken' : lines;
  } catch {
    return 'broken';
  }
}

export function isLinkedOption(option: string, linked: LinkLine['option']): boolean {
  return optionHash(option) === linked;
}

/** @throws for a wrong checksum or invalid base64url */
function linesOf(text: string): LinkLine[] {
  const base64 = text.slice(0, -SUM_LENGTH).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (sumOf(bytes) !== text.slice(-SUM_LENGTH)) throw new RangeError('Wrong checksum.');
  const lines: LinkLine[] = [];
  let offset = 0;
  const next = (size: number): number => {
    const part = bytes.slice(offset, (offset += size));
    if (part.length < size) throw new RangeError('A line is incomplete.');
    return part.reduce((number, byte) => number * 256 + byte, 0);
  };
  while (offset < bytes.length) {
    const short = next(6).toString(16).padStart(12, '0');
    const count = next(2);
    const option = count < HAS_OPTION ? null : next(3);
    const quantity = count % HAS_OPTION;
    if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) throw new RangeError('Wrong quantity.');
    lines.push({ short, quantity, option });
  }
  return lines;
}

function bigEndian(number: number, size: number): number[] {
  // Shifts would truncate to 32 bits.
  return Array.from(
    { length: size },
    (_, index) => Math.floor(number / 256 ** (size - 1 - index)) % 256,
  );
}

function optionHash(name: string): number | null {
  return name === '' ? null : hash24(new TextEncoder().encode(name));
}

function sumOf(bytes: readonly number[]): string {
  return hash24(bytes).toString(16).padStart(SUM_LENGTH, '0');
}

/** FNV-1a, folded to 24 bits: short and synchronous, unlike `crypto.subtle`. */
function hash24(bytes: Iterable<number>): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 24) ^ (hash & 0xff_ff_ff);
}
