/** The public catalog as it would be after a save. */
import type {
  CategoryView,
  RentalItemView,
  ServicePackageView,
} from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { MediaView } from '#db/queries/catalog/public.ts';
import type { Catalog } from './load.ts';
import { withShownImages } from './shown-images.ts';

/** Plain data, because it is copied to another process. What is missing stays unchanged. */
export interface CatalogChange {
  /** All categories. */
  categories?: CategoryView[];
  /** All packages. */
  packages?: ServicePackageView[];
  /** Items that are new or replace the one with the same id. */
  items?: RentalItemView[];
  /** Data of images, by address. */
  media?: (readonly [address: string, known: MediaView])[];
  settings?: Settings;
  /** Day on which the privacy section is saved. */
  privacySaved?: string;
}

/** @returns a copy of the catalog with the change; unchanged parts are the same objects */
export function withChange(catalog: Catalog, change: CatalogChange): Catalog {
  const { items, media, ...rest } = change;
  return withShownImages({
    ...catalog,
    ...rest,
    ...(items && { items: withItems(catalog.items, items) }),
    ...(media && { media: new Map([...catalog.media, ...media]) }),
  });
}

/** In the order of `listPublicItems`. */
function withItems(all: readonly RentalItemView[], changed: RentalItemView[]): RentalItemView[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...all.filter(({ id }) => !ids.has(id)), ...changed].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.id, other.id),
  );
}

/** Byte order, like the database. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
