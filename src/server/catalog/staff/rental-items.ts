import {
  itemEndpoints,
  rentalItemEditSchema,
  type RentalItemAdminView,
  type RentalItemFields,
} from '#contracts/catalog/rental-items.ts';
import { itemSheetEndpoints } from '#contracts/catalog/sheets.ts';
import { findCategory } from '#db/queries/catalog/categories.ts';
import {
  findItem,
  listItemNames,
  listItems,
  type ItemListRequest,
  type ItemRecord,
} from '#db/queries/catalog/items.ts';
import { describeImages } from '#db/queries/media/describe.ts';
import { listAlts } from '#db/queries/media/images.ts';
import { listPartItems } from '#db/queries/stock/parts.ts';
import { parsePriceCents } from '#domain/money.ts';
import { withOwnImages } from '#domain/option-image.ts';
import { itemPath } from '#site/paths.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { followItemNames } from '../../shop/follow-items.ts';
import { followItems, NOTHING_MOVES } from '../../stock/follow-edit.ts';
import { followOptions } from '../../stock/follow-options.ts';
import { checkParts } from '../../stock/parts.ts';
import { presentItem } from '../public/present.ts';
import { isCountedOtherwise } from './counted-by.ts';
import { mountEntity, type EntityKind } from './entity-routes.ts';
import { presentEditable, presentRule } from './entity.ts';
import { formFields } from './history.ts';
import { mountManyItems } from './many-items.ts';
import { checkOptionImages } from './option-images.ts';
import { rankItems, withMeant } from './rank-items.ts';
import { ITEM_SHEET } from './sheet/item-sheet.ts';
import { mountSheet } from './sheet/routes.ts';

type Fields = Omit<RentalItemFields, 'id'>;

export const ITEMS: EntityKind<
  'rentalItems',
  ItemRecord,
  RentalItemAdminView,
  ItemListRequest & { ranked: boolean },
  Fields,
  { version: number }
> = {
  table: 'rentalItems',
  history: 'item',
  restorable: async (tx, earlier, current) => {
    const stored = formFields(rentalItemEditSchema, earlier);
    const fields = { ...stored, options: withOwnImages(stored.options, stored.images) };
    const category = await findCategory(tx, earlier.categoryId);
    const partItems = await listPartItems(
      tx,
      earlier.parts.map(({ itemId }) => itemId),
    );
    const parts = fields.parts.filter(({ itemId }) => partItems.some(({ id }) => id === itemId));
    const isWhole = category?.deletedAt === null && parts.length === fields.parts.length;
    if (isWhole) return fields;
    const categoryId = category?.deletedAt === null ? earlier.categoryId : current.categoryId;
    return { ...fields, categoryId, parts, isPublished: false };
  },
  list: async (db, query) =>
    query.ranked ? rankItems(db, query.q) : listItems(db, await withMeant(db, query)),
  find: findItem,
  isVisible: (row) =>
    row.isActive &&
    row.isPublished &&
    !row.deletedAt &&
    row.category.isActive &&
    !row.category.deletedAt,
  present: async (db, rows, liveSince) => {
    const alts = await listAlts(
      db,
      rows.flatMap((row) => row.images),
    );
    const names = await listItemNames(
      db,
      rows.flatMap((row) => [...row.goesWith, ...row.parts.map(({ itemId }) => itemId)]),
    );
    return rows.map((row) => present(row, { alts, names }, liveSince));
  },
  columns: ({ imageAlts: _stored, ...fields }) => ({
    ...fields,
    priceCents: parsePriceCents(fields.price),
  }),
  prepare: async (tx, { categoryId, parts, options, images }, before) => {
    const category = await findCategory(tx, categoryId);
    if (!category || category.deletedAt) {
      throw new ApiError('bad_request', text.checkFields, { categoryId: text.categoryGone });
    }
    checkOptionImages({ options, images });
    await checkParts(tx, parts, before);
    return {};
  },
  beforeEdit: async (tx, { before, fields }, how) => {
    if (!isCountedOtherwise(before, fields)) return NOTHING_MOVES;
    const ids = [before.id, ...before.parts.map(({ itemId }) => itemId)];
    const follow = await followItems(tx, ids, how);
    const edit = { itemId: before.id, before: before.options, after: fields.options };
    return () => followOptions(tx, [edit], follow, how);
  },
  afterEdit: (tx, edit, now) => followItemNames(tx, [edit], now),
  // An image on another site has no row, because its size and owner are unknown.
  saveMore: (tx, { images, imageAlts }, { id, now }) =>
    describeImages(tx, new Map(Object.entries(pickOwn(imageAlts, images))), now, [id]),
  addresses: (_tx, row) => Promise.resolve([itemPath(row.category.slug, row.slug)]),
  beforeRestoring: (_tx, { category }) => {
    if (!category.deletedAt) return Promise.resolve({ deletedWithCategory: false });
    throw new ApiError('in_use', text.categoryInTrash(category.name));
  },
};

export function mountItems(app: GuardedApp, services: Services): void {
  mountManyItems(app, services);
  mountSheet(app, services, itemSheetEndpoints, ITEM_SHEET);
  mountEntity(app, services, itemEndpoints, ITEMS);
}

interface Lookups {
  /** Alternative texts by image address. */
  alts: ReadonlyMap<string, string>;
  /** Names of other items by id. */
  names: ReadonlyMap<string, string>;
}

function present(
  row: ItemRecord,
  { alts, names }: Lookups,
  liveSince: Date | undefined,
): RentalItemAdminView {
  return {
    ...presentItem({ ...row, category: row.category.slug }),
    ...presentEditable(row, ITEMS.isVisible(row), liveSince),
    // The internal note, which visitors do not get.
    description: row.description,
    // Includes addresses that pages omit, so that staff can correct them.
    images: row.images,
    isActive: row.isActive,
    isPublished: row.isPublished,
    categoryName: row.category.name,
    imageAlts: pick(alts, row.images),
    goesWithNames: pick(names, row.goesWith),
    // A set's own number is unused; it counts again when the set has no parts anymore.
    availability: row.availability,
    ...presentRule(row),
    parts: row.parts,
    partNames: pick(
      names,
      row.parts.map(({ itemId }) => itemId),
    ),
  };
}

function pick(all: ReadonlyMap<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = all.get(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** @returns the texts of these addresses; others are ignored */
function pickOwn(alts: Readonly<Record<string, string>>, images: readonly string[]) {
  return pick(new Map(Object.entries(alts)), images);
}
