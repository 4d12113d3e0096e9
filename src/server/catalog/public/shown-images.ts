/**
 * Replaces addresses of images by those that pages show: the cropped image, with the focal point (@photos.frame).
 */
import type {
  CategoryView,
  RentalItemView,
  ServicePackageView,
} from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { MediaView } from '#db/queries/catalog/public.ts';
import { shownAddress } from '#site/media/shown-address.ts';

/** The parts of a catalog with images. */
interface WithImages {
  items: RentalItemView[];
  categories: CategoryView[];
  packages: ServicePackageView[];
  settings: Settings;
  media: Map<string, MediaView>;
}

/**
 * @returns the catalog with the replaced addresses, also in `media`; the same object when no image has crop or focal
 *   point. Images of rooms stay whole, because their points refer to the whole image.
 */
export function withShownImages<Catalog extends WithImages>(catalog: Catalog): Catalog {
  const shown = new Map(
    [...catalog.media]
      .map(([url, view]) => [url, shownAddress(url, view)] as const)
      .filter(([url, address]) => address !== url),
  );
  if (shown.size === 0) return catalog;
  const addressOf = (url: string) => shown.get(url) ?? url;
  const { rooms, ...settings } = catalog.settings;
  return {
    ...catalog,
    items: catalog.items.map((item) => withShown(item, shown)),
    categories: catalog.categories.map((category) => ({
      ...category,
      imageUrl: addressOf(category.imageUrl),
    })),
    packages: catalog.packages.map((service) => ({
      ...service,
      image: addressOf(service.image),
      images: service.images.map(addressOf),
    })),
    settings: { ...(withAddresses(settings, addressOf) as Omit<Settings, 'rooms'>), rooms },
    media: new Map([...catalog.media, ...[...shown].flatMap((pair) => entryOf(pair, catalog))]),
  };
}

/** @returns the same object when none of its images changes */
function withShown(item: RentalItemView, shown: ReadonlyMap<string, string>): RentalItemView {
  if (!item.images.some((url) => shown.has(url))) return item;
  const addressOf = (url: string) => shown.get(url) ?? url;
  return {
    ...item,
    images: item.images.map(addressOf),
    options: item.options.map((option) =>
      option.image === undefined ? option : { ...option, image: addressOf(option.image) },
    ),
  };
}

/** @returns the entry of `media` for the new address: the image's text with the crop's size */
function entryOf(
  [url, address]: readonly [string, string],
  { media }: WithImages,
): [string, MediaView][] {
  const own = media.get(url);
  if (!own) return [];
  const { width, height } = media.get(own.cropUrl) ?? own;
  const whole = { focusX: 50, focusY: 50, crop: null, cropUrl: '' };
  return [[address, { ...own, ...whole, width, height }]];
}

/** @returns a copy with every string mapped, at any depth */
function withAddresses(value: unknown, addressOf: (url: string) => string): unknown {
  if (typeof value === 'string') return addressOf(value);
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, addressOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withAddresses(field, addressOf)]),
  );
}
