/** Writes and reads each type of field as a cell (@sheet.file, @sheet.read). */
import type { ItemOption } from '#contracts/catalog/public.ts';
import { FILE_TO_UPLOAD } from '#contracts/catalog/sheets.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { isImageAddress } from '#domain/image.ts';
import { isPriceText, parsePriceCents } from '#domain/money.ts';
import { ENTRIES, listCell, OPTION_ENTRIES, readList, type ListForm } from '#domain/sheet-lists.ts';
import { specificationEntries, specificationMap } from '#domain/specifications.ts';
import { typedCount } from '#domain/typed-count.ts';
import * as text from '../../../base/sheet-texts.ts';
import { priceInName, withPoint } from './amounts.ts';
import type { Names } from './names.ts';

/** Settings for writing and reading cells. */
export interface SheetContext {
  categories: Names;
  items: Names;
  /** Whether numbers are written as `12,50`. */
  hasDecimalCommas: boolean;
  /** Whether the name of a dropped file counts as an image: in the check, before the upload. */
  takesFiles: boolean;
}

/** A cell cannot be read; the message is for staff. */
export class CellFault extends Error {
  override name = 'CellFault';
}

/**
 * Converts a field to and from a cell. `read` returns what a form sends; undefined means the
 * default.
 */
export interface Column {
  write: (value: unknown, context: SheetContext) => string;
  /** @throws CellFault */
  read: (cell: string, context: SheetContext) => unknown;
}

interface ColumnOf<Value> {
  write: (value: Value, context: SheetContext) => string;
  read: Column['read'];
}

/** @param write takes the stored field */
function column<Value>(write: ColumnOf<Value>['write'], read: Column['read']): Column {
  // Each column is only used with its own field, so the value has this type.
  return { write: (value, context) => write(value as Value, context), read };
}

const WORDS: ListForm = { between: ';,' };
const LINES: ListForm = { between: '\n' };
const PARTS: ListForm = { between: ';', within: '|', parts: 3 };
const SPECIFICATIONS: ListForm = { between: ';', within: ':', parts: 2 };

export const TEXT = column<string>(
  (value) => value,
  (cell) => cell,
);

const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0']);

/** Yes or no, also `TRUE`, as LibreOffice and Excel write booleans. */
export const FLAG = column<boolean>(
  (value) => (value ? 'Yes' : 'No'),
  (cell) => {
    const word = cell.trim().toLowerCase();
    if (YES.has(word)) return true;
    if (NO.has(word)) return false;
    throw new CellFault(text.yesOrNo);
  },
);

/** @param labels shown text by value */
export function choice(labels: Readonly<Record<string, string>>, message: string): Column {
  return column<string>(
    (value) => labels[value] ?? value,
    (cell) => {
      const typed = cell.trim().toLowerCase();
      const match = Object.entries(labels).find(([value, label]) =>
        [value, value.replaceAll('_', ' '), label.toLowerCase()].includes(typed),
      );
      if (!match) throw new CellFault(message);
      return match[0];
    },
  );
}

/** A whole number of pieces (@items.numbers). */
export const COUNT = column<number>(String, (cell) => countOf(cell, 0));
/** A whole number, or empty. */
export const OPTIONAL_COUNT = column<number | null>(
  (value) => (value === null ? '' : String(value)),
  (cell) => countOf(cell, null),
);
/** A whole number; an empty cell keeps the stored one. */
export const PLACE = column<number>(String, (cell) => countOf(cell, undefined));

function countOf<None>(cell: string, none: None): number | None {
  if (cell.trim() === '') return none;
  const count = typedCount(cell);
  if (Number.isNaN(count)) throw new CellFault(text.wholeNumber);
  return count;
}

/** A price (@items.price), without currency sign and commas, so that spreadsheets can calculate with it. */
export const PRICE = column<string>(
  (value) => {
    const cents = isPriceText(value) ? parsePriceCents(value) : null;
    return cents === null ? value : (cents / 100).toFixed(2);
  },
  (cell, { hasDecimalCommas }) => (hasDecimalCommas ? withPoint(cell) : cell),
);

/** Dollars; a missing amount is reported. */
export const DOLLARS = column<number>(
  (value) => value.toFixed(2),
  (cell, context) => dollarsOf(cell, context) ?? null,
);

function dollarsOf(cell: string, { hasDecimalCommas }: SheetContext): number | undefined {
  if (cell.trim() === '') return undefined;
  const typed = hasDecimalCommas ? withPoint(cell) : cell;
  const cents = isPriceText(typed) ? parsePriceCents(typed) : null;
  if (cents === null) throw new CellFault(text.amount);
  return cents / 100;
}

const entriesOf = (list: readonly string[]) => list.map((entry) => [entry]);
const firsts = (entries: readonly string[][]) => entries.map(([first = '']) => first);

/** Tags and colors. */
export const WORD_LIST = column<string[]>(
  (value) => listCell(entriesOf(value), WORDS),
  (cell) => firsts(readList(cell, WORDS)),
);
/** One entry per line (@packages.features). */
export const LINE_LIST = column<string[]>(
  (value) => listCell(entriesOf(value), LINES),
  (cell) => firsts(readList(cell, LINES)),
);

/** Alternative texts in the order of the images; an image without a text has an empty entry. */
export const TEXT_LIST = column<string[]>(
  (value) => (value.some((alt) => alt !== '') ? listCell(entriesOf(value), ENTRIES) : ''),
  (cell) => firsts(readList(cell, ENTRIES)),
);

export const IMAGE = column<string>(
  (value) => value,
  (cell, context) => imageOf(cell.trim(), context),
);
export const IMAGE_LIST = column<string[]>(
  (value) => listCell(entriesOf(value), ENTRIES),
  (cell, context) => firsts(readList(cell, ENTRIES)).map((entry) => imageOf(entry, context)),
);

/** @throws CellFault for the name of a file that was not dropped */
function imageOf(entry: string, { takesFiles }: SheetContext): string {
  const isFile = entry.startsWith(FILE_TO_UPLOAD);
  if (entry === '' || (isImageAddress(entry) && (takesFiles || !isFile))) return entry;
  throw new CellFault(text.noSuchFile(entry.replace(FILE_TO_UPLOAD, '')));
}

/** `Round | 18.50 | 24 | /a.jpg`: name, price, and optionally pieces and image. */
export const OPTION_LIST = column<ItemOption[]>(
  (value) =>
    listCell(
      value.map(({ name, price, owned = '', image = '' }) => [
        name,
        price.toFixed(2),
        ...(`${owned}${image}` === '' ? [] : [String(owned)]),
        ...(image === '' ? [] : [image]),
      ]),
      OPTION_ENTRIES,
    ),
  (cell, context) =>
    readList(cell, OPTION_ENTRIES).map(([name = '', price, owned = '', image = '']) => ({
      name,
      // @items.numbers
      price: (price === undefined ? noPriceIn(name) : dollarsOf(price, context)) ?? 0,
      ...(owned.trim() !== '' && { owned: countOf(owned, 0) }),
      ...(image !== '' && { image: imageOf(image, context) }),
    })),
);

/** @throws CellFault where the price of an option stands in its name (@sheet.options) */
function noPriceIn(name: string): undefined {
  const parts = priceInName(name);
  if (parts) throw new CellFault(text.separateByBar(parts.join(' | ')));
}

/** `Weight: 10 lb`. */
export const SPECIFICATION_LIST = column<Record<string, string>>(
  (value) => listCell(specificationEntries(value), SPECIFICATIONS),
  (cell) =>
    specificationMap(
      readList(cell, SPECIFICATIONS).map(([name = '', value = '']) => [name, value] as const),
    ),
);

/** @throws CellFault for an unknown or ambiguous name */
export const CATEGORY = column<string>(
  (value, { categories }) => categories.label(value) ?? value,
  (cell, { categories }) => {
    if (cell.trim() === '') throw new CellFault(text.chooseACategory);
    const id = categories.find(cell);
    if (id === undefined) throw new CellFault(text.noSuchCategory(cell.trim()));
    return id;
  },
);

function itemNamed(words: string, { items }: SheetContext): string {
  const id = items.find(words);
  if (id === undefined) throw new CellFault(text.noSuchItem(words));
  return id;
}

/** Items by name or slug, without erased ones, like the form. */
export const ITEM_LIST = column<string[]>(
  (value, { items }) => listCell(entriesOf(value.flatMap((id) => items.label(id) ?? [])), ENTRIES),
  (cell, context) => firsts(readList(cell, ENTRIES)).map((name) => itemNamed(name, context)),
);

/** `Gold chair | 8 | Kids`: item, number and option (@stock.set). */
export const PART_LIST = column<Pieces[]>(
  (value, { items }) =>
    listCell(
      value.map(({ itemId, quantity, option }) => [
        items.label(itemId) ?? itemId,
        String(quantity),
        ...(option === '' ? [] : [option]),
      ]),
      PARTS,
    ),
  (cell, context) =>
    readList(cell, PARTS).map(([item = '', quantity = '', option = '']) => ({
      itemId: itemNamed(item, context),
      quantity: countOf(quantity, 1),
      option,
    })),
);
