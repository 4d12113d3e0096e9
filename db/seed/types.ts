/**
 * Shape of the demo catalog's content files: the columns of a row, except those that `rows.ts` makes. A new
 * column can be filled in at once. Prices are text as an editor would type them (@price.as-typed).
 */
import type { ItemOption } from '#contracts/catalog/public.ts';
import type { categories, rentalItems, servicePackages } from '../schema.ts';

/** Columns that nobody writes by hand. */
type Generated = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'visibleChanges';
type CategoryColumns = typeof categories.$inferInsert;
type ItemColumns = typeof rentalItems.$inferInsert;
type PackageColumns = typeof servicePackages.$inferInsert;

/** Columns that the demo always fills in. */
type Filled<Columns, Names extends keyof Columns> = {
  [Name in Names]-?: NonNullable<Columns[Name]>;
};

export type SeedCategory = Omit<CategoryColumns, Generated | 'imageUrl'> &
  Filled<CategoryColumns, 'description' | 'displayOrder'> & {
    /** File name in `public/media/catalog/`. */
    image: string;
  };

/**
 * `shortDescription` has at most 160 characters, `fullDescription` two to four paragraphs; `description` is the
 * internal note of staff.
 */
export type SeedItem = Omit<
  ItemColumns,
  Generated | 'categoryId' | 'priceCents' | 'deletedWithCategory' | 'goesWith' | 'options'
> &
  Filled<
    ItemColumns,
    | 'shortDescription'
    | 'fullDescription'
    | 'description'
    | 'price'
    | 'images'
    | 'availability'
    | 'tags'
  > & {
    /** Slug of the category it belongs to. */
    category: string;
    /** Each image is a file name, one of `images`. */
    options?: ItemOption[];
  };

export type SeedPackage = Omit<PackageColumns, Generated | 'image' | 'startingPrice'> &
  Filled<PackageColumns, 'description' | 'features' | 'isPopular' | 'images'> & {
    /** Dollars. */
    startingPrice: number;
  };
