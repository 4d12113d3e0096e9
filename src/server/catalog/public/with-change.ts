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

/** Plain data, because another process gets it as a copy. What is left out stays as it is. */
export interface CatalogChange {
  /** All of them. */
  categories?: CategoryView[];
  /** All of them. */
  packages?: ServicePackageView[];
  /** Those that differ, each in place of the one with its id or besides the others. */
  items?: RentalItemView[];
  /** What is known of images, by address. */
  media?: (readonly [address: string, known: MediaView])[];
  settings?: Settings;
  /** Day on which the privacy section is saved. */
  privacySaved?: string;
}

/** @returns another catalog; what the change does not name is of the same objects */
export function withChange(catalog: Catalog, change: CatalogChange): Catalog {
  const { items, media, ...rest } = change;
  return withShownImages({
    ...catalog,
    ...rest,
    ...(items && { items: withItems(catalog.items, items) }),
    ...(media && { media: new Map([...catalog.media, ...media]) }),
  };
}

/** As `listPublicItems` orders them. */
function withItems(all: readonly RentalItemView[], changed: RentalItemView[]): RentalItemView[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...all.filter(({ id }) => !ids.has(id)), ...changed].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.id, other.id),
  );
}

/** Byte order, as the database has it. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
