/**
 * A wishlist in the fragment of an address, so that nothing is stored or sent. It contains items,
 * options and quantities; names and prices come from the current catalog (`list-items.ts`).
 * `#list=2.` and, as base64url, for each line
 * - 6 bytes: the end of the item's id;
 * - 2 bytes: the quantity, and in the highest bit whether an option follows;
 * - 3 bytes, with an option: a hash of its name, because editors may reorder options;
 * then a checksum of six hexadecimal digits, which detects links that were cut off or mistyped. It
 * also keeps punctuation from the end, which mail programs would exclude from a link. 60 lines stay
 * below 998 characters, the longest line of a mail (RFC 5322 §2.1.1).
 * `#list=` without a number is the first format, with names, prices and images; only ids, options
 * and quantities are used from it.
 */
import { MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { shortId } from '#site/list-items.ts';
import { decodeWishlist } from './wishlist-codec.ts';

const PREFIX = '#list=';
const CURRENT = `${PREFIX}2.`;
const HAS_OPTION = 0x80_00;
const SUM_LENGTH = 6;

export interface LinkLine {
  /** The end of the item's id; empty for an id that no item of this shop can have. */
  short: string;
  quantity: number;
  /** The option's name or, in a short link, its hash; empty when none was chosen. */
  option: string | number;
  /** The line's name in a link of the first format. */
  name?: string;
}

/** @returns the absolute address of a list; items of other shops are left out */
export function wishlistLink(list: Wishlist, origin: string): string {
  const bytes = list.flatMap(({ id, option, quantity }) => {
    const short = shortId(id);
    if (short === null) return [];
    const count = option === '' ? quantity : quantity + HAS_OPTION;
    const chosen = option === '' ? [] : bigEndian(optionHash(option), 3);
    return [...bigEndian(Number.parseInt(short, 16), 6), ...bigEndian(count, 2), ...chosen];
  });
  const text = btoa(String.fromCharCode(...bytes));
  const safe = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${origin}/${CURRENT}${safe}${sumOf(bytes)}`;
}

/**
 * @param fragment the part of an address from `#` on
 * @returns the lines; `broken` for a link that was cut off or mistyped, null for other fragments
 */
export function readWishlistLink(fragment: string): LinkLine[] | 'broken' | null {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    const lines = fragment.startsWith(CURRENT)
      ? readShort(fragment.slice(CURRENT.length))
      : readEarly(fragment.slice(PREFIX.length));
    return lines.length === 0 || lines.length > MAX_WISHLIST_LINES ? 'broken' : lines;
  } catch {
    return 'broken';
  }
}

/** @returns whether the option's name matches a line of a link */
export function isLinkedOption(option: string, linked: LinkLine['option']): boolean {
  return option === linked || (option !== '' && optionHash(option) === linked);
}

/** @throws when the checksum does not match */
function readShort(text: string): LinkLine[] {
  const bytes = bytesOf(text.slice(0, -SUM_LENGTH));
  if (sumOf(bytes) !== text.slice(-SUM_LENGTH)) throw new RangeError('The sum is another.');
  const lines: LinkLine[] = [];
  let place = 0;
  const next = (size: number): number => {
    const part = bytes.slice(place, (place += size));
    if (part.length < size) throw new RangeError('A line is incomplete.');
    return part.reduce((number, byte) => number * 256 + byte, 0);
  };
  while (place < bytes.length) {
    const short = next(6).toString(16).padStart(12, '0');
    const count = next(2);
    const option = count < HAS_OPTION ? '' : next(3);
    const quantity = count % HAS_OPTION;
    if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) throw new RangeError('No quantity.');
    lines.push({ short, quantity, option });
  }
  return lines;
}

/** @throws for invalid base64url */
function readEarly(text: string): LinkLine[] {
  const list = decodeWishlist(new TextDecoder().decode(Uint8Array.from(bytesOf(text))));
  return list.map(({ id, option, quantity, name }) => ({
    short: shortId(id) ?? '',
    quantity,
    option,
    name,
  }));
}

function bytesOf(base64url: string): number[] {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(text, (character) => character.charCodeAt(0));
}

function bigEndian(number: number, size: number): number[] {
  // No shifts: they would truncate to 32 bits.
  return Array.from(
    { length: size },
    (_, index) => Math.floor(number / 256 ** (size - 1 - index)) % 256,
  );
}

function optionHash(name: string): number {
  return hash24(new TextEncoder().encode(name));
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
