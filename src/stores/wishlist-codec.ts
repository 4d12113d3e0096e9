/**
 * Reads and writes the stored wishlist. Unreadable lines are dropped, because stored text may be old, newer
 * or corrupt. Optional fields need no new version: lists without them are read, and older scripts ignore
 * them.
 */
import {
  MAX_AVAILABILITY,
  MAX_LENGTH,
  MAX_QUANTITY,
  MAX_WISHLIST_LINES,
  MIN_QUANTITY,
} from '#domain/limits.ts';
import { WISHLIST_VERSION } from '#domain/wishlist-storage.ts';
import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';

export function encodeWishlist(list: Wishlist): string {
  return JSON.stringify({ version: WISHLIST_VERSION, lines: list });
}

export function decodeWishlist(text: string): Wishlist {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== WISHLIST_VERSION || !Array.isArray(stored.lines))
      return [];
    return stored.lines.filter(isLine).slice(0, MAX_WISHLIST_LINES).map(cleaned);
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is WishlistLine {
  return (
    isRecord(value) &&
    isText(value.id, MAX_LENGTH.itemId) &&
    value.id !== '' &&
    isText(value.option, MAX_LENGTH.itemName) &&
    isText(value.name, MAX_LENGTH.itemName) &&
    value.name !== '' &&
    isText(value.price, MAX_LENGTH.price) &&
    isText(value.image, MAX_LENGTH.url) &&
    Number.isInteger(value.quantity) &&
    Number(value.quantity) >= MIN_QUANTITY &&
    Number(value.quantity) <= MAX_QUANTITY
  );
}

/** Drops an invalid `availability` or note but keeps the line. */
function cleaned(line: WishlistLine): WishlistLine {
  const { note, ...rest } = withValidCount(line);
  return isText(note, MAX_LENGTH.message) && note !== '' ? { ...rest, note } : rest;
}

function withValidCount(line: WishlistLine): WishlistLine {
  const { availability, ...rest } = line;
  const isCount =
    Number.isInteger(availability) &&
    Number(availability) > 0 &&
    Number(availability) <= MAX_AVAILABILITY;
  return isCount ? line : rest;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max;
}
