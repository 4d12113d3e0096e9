/**
 * Public views of unsaved forms: stored by the rules of a save, read back, and rolled back
 * (@preview.true).
 */
import type { CategoryFields } from '#contracts/catalog/categories.ts';
import type { RentalItemFields } from '#contracts/catalog/rental-items.ts';
import type { ServicePackageFields } from '#contracts/catalog/service-packages.ts';
import type { Database } from '#db/client.ts';
import {
  insertEntity,
  updateEntity,
  type Columns,
  type EntityTable,
} from '#db/queries/catalog/entities.ts';
import {
  listMedia,
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalog/public.ts';
import type { EditableRow } from '../../base/editable.ts';
import { readSettings } from '../../shop/read.ts';
import { presentCategory, presentPackage } from '../public/present.ts';
import { presentItems } from '../public/sets.ts';
import type { CatalogChange } from '../public/with-change.ts';
import { CATEGORIES } from './categories.ts';
import type { EntityKind } from './entity-routes.ts';
import { chooseSlug } from './entity.ts';
import { ITEMS } from './rental-items.ts';
import { PACKAGES } from './service-packages.ts';

interface Named {
  id: string;
  name: string;
  slug: string;
}

/**
 * @param tx rolled back afterward
 * @returns the new slug
 * @throws ApiError for fields that a save would refuse
 */
async function store<
  Table extends EntityTable,
  Row extends EditableRow & Named,
  Fields extends Omit<Named, 'id'>,
>(
  tx: Database,
  kind: EntityKind<Table, Row, unknown, never, Fields, never>,
  { id, ...rest }: Fields & Named,
  now: Date,
): Promise<string> {
  // Without the id, these are the fields.
  const fields = rest as unknown as Fields;
  const before = await kind.find(tx, id);
  const more = await kind.prepare?.(tx, fields, before);
  const slug = await chooseSlug(tx, kind.table, fields, id);
  // A draft, hidden or deleted entity is shown as if published.
  const shown = { isActive: true, deletedAt: null, updatedAt: now };
  const columns: Columns<Table> = { ...kind.columns(fields), ...more, ...shown, slug };
  if (before) await updateEntity(tx, kind.table, id, columns);
  else await insertEntity(tx, kind.table, { ...columns, id, createdAt: now });
  await kind.saveMore?.(tx, fields, { id, now });
  const after = before && kind.afterEdit && (await kind.find(tx, id));
  if (after) await kind.afterEdit?.(tx, { before, after }, now);
  return slug;
}

export interface Draft {
  /** Slugs in the page's address. */
  slug: string;
  category?: string;
  change: CatalogChange;
}

/**
 * @returns the public views of an item and of all categories, and the settings, which follow its names
 * @throws as `store`
 */
export async function draftItem(tx: Database, fields: RentalItemFields, now: Date): Promise<Draft> {
  const { categoryId } = fields;
  const slug = await store(tx, ITEMS, { ...fields, isPublished: true }, now);
  await updateEntity(tx, 'categories', categoryId, { isActive: true, updatedAt: now });
  const rows = await listPublicItems(tx, { ids: [fields.id] });
  const [item] = rows;
  return {
    slug,
    ...(item && { category: item.category }),
    change: {
      categories: (await listPublicCategories(tx)).map(presentCategory),
      items: await presentItems(tx, rows),
      media: [...(await listMedia(tx))].filter(([address]) => fields.images.includes(address)),
      settings: await readSettings(tx),
    },
  };
}

/**
 * @returns the public views of all categories, and of the items of this one
 * @throws as `store`
 */
export async function draftCategory(
  tx: Database,
  fields: CategoryFields,
  now: Date,
): Promise<Draft> {
  const slug = await store(tx, CATEGORIES, fields, now);
  return {
    slug,
    change: {
      categories: (await listPublicCategories(tx)).map(presentCategory),
      items: await presentItems(tx, await listPublicItems(tx, { category: slug })),
    },
  };
}

/**
 * @returns the public views of all packages, with this one
 * @throws as `store`
 */
export async function draftPackage(
  tx: Database,
  fields: ServicePackageFields,
  now: Date,
): Promise<Draft> {
  const slug = await store(tx, PACKAGES, fields, now);
  return { slug, change: { packages: (await listPublicPackages(tx)).map(presentPackage) } };
}
