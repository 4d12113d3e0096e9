/** Rental items as rows of a spreadsheet, with the texts of their images. */
import * as z from 'zod/mini';
import { rentalItemEditSchema } from '#contracts/catalog/rental-items.ts';
import {
  FILE_TO_UPLOAD,
  SHEET_FIELDS,
  type itemSheetEndpoints,
} from '#contracts/catalog/sheets.ts';
import { text } from '#contracts/fields.ts';
import type { Database } from '#db/client.ts';
import {
  countItems,
  listItemsById,
  listItemVersions,
  type ItemRecord,
} from '#db/queries/catalog/items.ts';
import { listAlts } from '#db/queries/media/images.ts';
import { MAX_IMAGES, MAX_LENGTH, SHEET_STEP } from '#domain/limits.ts';
import { withOwnImages } from '#domain/option-image.ts';
import { ApiError } from '../../../base/api-error.ts';
import * as sheetText from '../../../base/sheet-texts.ts';
import { checkFields } from '../../../base/texts.ts';
import { checkParts } from '../../../stock/parts.ts';
import { MANY_ITEMS, undoableItems } from '../many-kinds.ts';
import { checkOptionImages } from '../option-images.ts';
import { withMeant } from '../rank-items.ts';
import { ITEM_COLUMNS } from './columns.ts';
import type { QueryOf, SheetTable } from './kinds.ts';

/** An item with the texts of its images, in their order. */
export type DescribedItem = ItemRecord & { imageAlts: string[] };

type Fields = Readonly<Record<string, unknown>>;

export const ITEM_SHEET: SheetTable<DescribedItem, QueryOf<typeof itemSheetEndpoints>> = {
  fields: SHEET_FIELDS.item,
  columns: ITEM_COLUMNS,
  many: { ...MANY_ITEMS, load: describedItems, undoable: undoableItems },
  form: z.extend(rentalItemEditSchema, {
    imageAlts: z._default(
      z.optional(z.array(text(MAX_LENGTH.alt)).check(z.maxLength(MAX_IMAGES))),
      [],
    ),
  }),
  list: async (db, { page, ...query }) => {
    const filter = await withMeant(db, { ...query, deleted: false });
    const place = { limit: SHEET_STEP, offset: (page - 1) * SHEET_STEP };
    const ids = (await listItemVersions(db, filter, place)).map(({ id }) => id);
    return { rows: await describedItems(db, ids), total: await countItems(db, filter) };
  },
  fieldsOf: (row) => ({ ...row }),
  warningOf: ({ price, options }, before) =>
    price !== undefined && options === undefined && before.options.length > 0
      ? 'price-beside-options'
      : undefined,
  // @items.defaults
  blank: { price: '0' },
  assertFits: async (tx, after, before) => {
    // Checked by the form's schema.
    const { parts, options, images = before?.images ?? [] } = after as Partial<ItemRecord>;
    // What the item lost long ago, its options lose with this change.
    const lost = (before?.options ?? []).flatMap(({ image }) =>
      image === undefined || before?.images.includes(image) ? [] : [image],
    );
    if (options !== undefined) checkOptionImages({ options, images: [...images, ...lost] });
    if (parts !== undefined) await checkParts(tx, parts, before);
    await assertDescribable(tx, after, before);
  },
  storedOf: (after, before) => ({
    ...after,
    ...optionsBeside(after, before),
    ...('imageAlts' in after && { imageAlts: Object.fromEntries(describedBy(after, before)) }),
  }),
};

/** @returns the options without images that the item does not have, where they change (@product.option-image) */
function optionsBeside(after: Fields, before: ItemRecord | undefined): Partial<ItemRecord> {
  // Checked by the form's schema.
  const fields = after as Partial<ItemRecord>;
  if (fields.options === undefined && fields.images === undefined) return {};
  const given = fields.options ?? before?.options ?? [];
  const options = withOwnImages(given, fields.images ?? before?.images ?? []);
  const isSame = options.every((option, index) => option === given[index]);
  return isSame ? {} : { options };
}

async function describedItems(db: Database, ids: readonly string[]): Promise<DescribedItem[]> {
  const rows = await listItemsById(db, ids);
  const alts = await listAlts(
    db,
    rows.flatMap(({ images }) => images),
  );
  return rows.map((row) => ({ ...row, imageAlts: row.images.map((url) => alts.get(url) ?? '') }));
}

/** @returns the texts of a row by image; texts and images have the same order */
function describedBy(
  { imageAlts, images }: Fields,
  before: ItemRecord | undefined,
): [url: string, alt: string][] {
  // Both are checked by the form's schema.
  const alts = (imageAlts ?? []) as string[];
  const urls = (images ?? before?.images ?? []) as string[];
  return urls.map((url, index) => [url, alts[index] ?? '']);
}

/**
 * Refuses texts for images of other sites, and more texts than images.
 * @throws ApiError 400
 */
async function assertDescribable(
  db: Database,
  after: Fields,
  before: ItemRecord | undefined,
): Promise<void> {
  const { imageAlts } = after;
  if (!Array.isArray(imageAlts)) return;
  const pairs = describedBy(after, before);
  const described = pairs.filter(([url, alt]) => alt !== '' && !url.startsWith(FILE_TO_UPLOAD));
  const alts = await listAlts(
    db,
    described.map(([url]) => url),
  );
  const place = pairs.findIndex((pair) => described.includes(pair) && !alts.has(pair[0]));
  const message =
    imageAlts.length > pairs.length
      ? sheetText.tooManyDescriptions
      : place >= 0 && sheetText.notDescribable(place + 1);
  if (message) throw new ApiError('bad_request', checkFields, { imageAlts: message });
}
