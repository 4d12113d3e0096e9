/** How each kind of field stands in a cell, and is read from one (@sheet.file, @sheet.read). */
import type { ItemOption } from '#contracts/catalog/public.ts';
import { FILE_TO_UPLOAD } from '#contracts/catalog/sheets.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { isImageAddress } from '#domain/image.ts';
import { isPriceText, parsePriceCents } from '#domain/money.ts';
import { ENTRIES, listCell, OPTION_ENTRIES, readList, type ListForm } from '#domain/sheet-lists.ts';
import { specificationEntries, specificationMap } from '#domain/specifications.ts';
import { typedCount } from '#domain/typed-count.ts';
import * as text from '../../../base/sheet-texts.ts';
import type { Names } from './names.ts';

/** What cells are read and written by. */
export interface SheetContext {
  categories: Names;
  items: Names;
  /** Whether numbers are written as `12,50`. */
  hasDecimalCommas: boolean;
  /** Whether a file that is dropped counts as its image: in the check, before it is uploaded. */
  takesFiles: boolean;
}

/** Why a cell cannot be read, in words. */
export class CellFault extends Error {
  override name = 'CellFault';
}

/** How a field stands in a cell. What `read` gives is what a form sends; undefined: the default. */
export interface Column {
  write: (value: unknown, context: SheetContext) => string;
  /** @throws CellFault */
  read: (cell: string, context: SheetContext) => unknown;
}

interface ColumnOf<Value> {
  write: (value: Value, context: SheetContext) => string;
  read: Column['read'];
}

/** @param write takes the field as it is stored */
function column<Value>(write: ColumnOf<Value>['write'], read: Column['read']): Column {
  // A table names the columns of one kind's rows, so the value is of this type.
  return { write: (value, context) => write(value as Value, context), read };
}

const WORDS: ListForm = { between: ';,' };
const LINES: ListForm = { between: '\n' };
const OPTIONS: ListForm = { between: ';', within: '|', parts: 3 };
const SPECIFICATIONS: ListForm = { between: ';', within: ':', parts: 2 };

export const TEXT = column<string>(
  (value) => value,
  (cell) => cell,
);

const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0']);

/** Yes or no; LibreOffice and Excel make `TRUE` of what they take for a truth value. */
export const FLAG = column<boolean>(
  (value) => (value ? 'Yes' : 'No'),
  (cell) => {
    const word = cell.trim().toLowerCase();
    if (YES.has(word)) return true;
    if (NO.has(word)) return false;
    throw new CellFault(text.yesOrNo);
  },
);

/** @param labels what people read, by value */
export function choice(labels: Readonly<Record<string, string>>, message: string): Column {
  return column<string>(
    (value) => labels[value] ?? value,
    (cell) => {
      const wanted = cell.trim().toLowerCase();
      const found = Object.entries(labels).find(([value, label]) =>
        [value, value.replaceAll('_', ' '), label.toLowerCase()].includes(wanted),
      );
      if (!found) throw new CellFault(message);
      return found[0];
    },
  );
}

/** Whole pieces (@items.numbers). */
export const COUNT = column<number>(String, (cell) => countOf(cell, 0));
/** A whole number, or none. */
export const OPTIONAL_COUNT = column<number | null>(
  (value) => (value === null ? '' : String(value)),
  (cell) => countOf(cell, null),
);
/** The same, where none is as it was. */
export const PLACE = column<number>(String, (cell) => countOf(cell, undefined));

function countOf<None>(cell: string, none: None): number | None {
  if (cell.trim() === '') return none;
  const count = typedCount(cell);
  if (Number.isNaN(count)) throw new CellFault(text.wholeNumber);
  return count;
}

/** A price as it is typed (@items.price), without sign and commas, so that a spreadsheet can count with it. */
export const PRICE = column<string>(
  (value) => {
    const cents = isPriceText(value) ? parsePriceCents(value) : null;
    return cents === null ? value : (cents / 100).toFixed(2);
  },
  (cell, { hasDecimalCommas }) => (hasDecimalCommas ? withPoint(cell) : cell),
);

/** Dollars; none is told as missing. */
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

/** @returns an amount as it is written with a point: `1.250,5` becomes `1250.5` */
function withPoint(cell: string): string {
  return cell
    .replace(/\d{1,3}(?:\.\d{3})+(?![.\d])|\d+(?=,)/, (whole) => whole.replaceAll('.', ''))
    .replace(/,(?=\d{1,2}(?!\d))/, '.');
}

const entriesOf = (list: readonly string[]) => list.map((each) => [each]);
const firsts = (entries: readonly string[][]) => entries.map(([first = '']) => first);

/** Tags and colors. */
export const WORD_LIST = column<string[]>(
  (value) => listCell(entriesOf(value), WORDS),
  (cell) => firsts(readList(cell, WORDS)),
);
/** One a line (@packages.features). */
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
  (cell, context) => firsts(readList(cell, ENTRIES)).map((each) => imageOf(each, context)),
);

/** @throws CellFault for the name of a file that nobody dropped */
function imageOf(entry: string, { takesFiles }: SheetContext): string {
  const isFile = entry.startsWith(FILE_TO_UPLOAD);
  if (entry === '' || (isImageAddress(entry) && (takesFiles || !isFile))) return entry;
  throw new CellFault(text.noSuchFile(entry.replace(FILE_TO_UPLOAD, '')));
}

/** `Round | 18.50 | 24`: name, price and pieces of its own, if it has any (@stock.options). */
export const OPTION_LIST = column<ItemOption[]>(
  (value) =>
    listCell(
      value.map(({ name, price, owned = '', image = '' }) => [
        name,
        price.toFixed(2),
        ...(`${owned}${image}` === '' ? [] : [String(owned)]),
        ...(image === '' ? [] : [image]),
      ]),
      OPTIONS,
    ),
  (cell, context) =>
    readList(cell, OPTION_ENTRIES).map(([name = '', price = '', owned = '', image = '']) => ({
      name,
      // @items.numbers
      price: dollarsOf(price, context) ?? 0,
      ...(owned.trim() !== '' && { owned: countOf(owned, 0) }),
      ...(image !== '' && { image: imageOf(image, context) }),
    })),
);

/** `Weight: 10 lb`. */
export const SPECIFICATION_LIST = column<Record<string, string>>(
  (value) => listCell(specificationEntries(value), SPECIFICATIONS),
  (cell) =>
    specificationMap(
      readList(cell, SPECIFICATIONS).map(([name = '', value = '']) => [name, value] as const),
    ),
);

/** @throws CellFault for what is not there, or not alone of its name */
export const CATEGORY = column<string>(
  (value, { categories }) => categories.label(value) ?? value,
  (cell, { categories }) => {
    if (cell.trim() === '') throw new CellFault(text.chooseACategory);
    const found = categories.find(cell);
    if (found === undefined) throw new CellFault(text.noSuchCategory(cell.trim()));
    return found;
  },
);

function itemNamed(words: string, { items }: SheetContext): string {
  const found = items.find(words);
  if (found === undefined) throw new CellFault(text.noSuchItem(words));
  return found;
}

/** Items by name or slug; what was erased is left out, as the form does. */
export const ITEM_LIST = column<string[]>(
  (value, { items }) => listCell(entriesOf(value.flatMap((id) => items.label(id) ?? [])), ENTRIES),
  (cell, context) => firsts(readList(cell, ENTRIES)).map((each) => itemNamed(each, context)),
);

/** `Gold chair | 8 | Kids`: item, how many, and which option of it (@stock.set). */
export const PART_LIST = column<Pieces[]>(
  (value, { items }) =>
    listCell(
      value.map(({ itemId, quantity, option }) => [
        items.label(itemId) ?? itemId,
        String(quantity),
        ...(option === '' ? [] : [option]),
      ]),
      OPTIONS,
    ),
  (cell, context) =>
    readList(cell, OPTIONS).map(([item = '', quantity = '', option = '']) => ({
      itemId: itemNamed(item, context),
      quantity: countOf(quantity, 1),
      option,
    })),
);
