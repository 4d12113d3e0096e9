import {
  itemEndpoints,
  type RentalItemAdminView,
  type RentalItemInput,
} from '#contracts/catalog/rental-items.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { DEFAULT_UNIT, startingPrice } from '#domain/item-price.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { specificationEntries, specificationMap } from '#domain/specifications.ts';
import { NO_PRICE } from '#domain/texts.ts';
import { typedCount } from '#domain/typed-count.ts';
import { lineName } from '#domain/wishlist.ts';
import {
  entityKind,
  SEO_FIELDS,
  SLUG_FIELD,
  STOCK_RULE_FIELDS,
  stockRuleBody,
  type Fields,
  type ValuesOf,
} from '../../form/entity-kind.ts';
import type { ImageValue } from '../../media/ImageList.tsx';
import { IMAGES, ITEM_FIELDS, ITEMS } from '../texts.ts';

/** An item picked for “Goes with”. */
export interface PickedItem {
  id: string;
  name: string;
}

/** Form values of an option. */
export interface OptionValues {
  name: string;
  price: string;
  /** Pieces of this option; empty if it shares the item's stock. */
  owned: string;
  /** Address; may be empty. */
  image: string;
}

/** Form values of a part of a set. */
export interface PartValues {
  itemId: string;
  option: string;
  /** Name of the item, with that of the option. */
  name: string;
  quantity: string;
}

/** Fields of the rental item dialog (@items.fields). */
const FIELDS = {
  name: { label: 'Name', empty: '' },
  slug: SLUG_FIELD,
  categoryId: { label: 'Category', empty: '' },
  price: {
    label: 'Price',
    hint: `For example, 12.50. Enter 0 to show “${NO_PRICE}” instead.`,
    empty: '0',
    input: {
      required: true,
      inputMode: 'decimal',
      autoComplete: 'off',
      maxLength: MAX_LENGTH.price,
      pattern: '[^0-9.\\-]*[0-9][0-9,]*(\\.[0-9]{1,2})?[^0-9.\\-]*',
      // Follows "Please enter".
      title: 'A number with up to two decimals, such as 12.50',
    },
  },
  unit: { label: 'Price per', empty: DEFAULT_UNIT },
  availability: {
    label: 'Quantity in stock',
    hint: `How many you have to rent out. ${ITEMS.zeroInStock}`,
    empty: '0',
    read: ({ availability }) => String(availability),
    input: { required: true, inputMode: 'numeric' },
  },
  shortDescription: {
    label: 'Short description',
    hint: 'One or two sentences for item cards and search results.',
    empty: '',
    isLong: true,
    input: { required: true, maxLength: MAX_LENGTH.shortDescription },
  },
  images: {
    label: 'Images',
    empty: [] as ImageValue[],
    read: ({ images, imageAlts }) => images.map((url) => ({ url, alt: imageAlts[url] })),
  },
  fullDescription: {
    label: 'Full description',
    hint: 'Shown on the item’s page. If empty, the short description is shown there.',
    empty: '',
    isLong: true,
    input: { maxLength: MAX_LENGTH.text },
  },
  description: {
    label: 'Internal note',
    hint: 'Not shown on any page of your website.',
    empty: '',
    isLong: true,
    input: { maxLength: MAX_LENGTH.text },
  },
  options: {
    label: 'Options',
    hint: 'Visitors choose one, in this order. Its price replaces the item’s price; until then they see “Starting at” and the lowest price. Its image, one of those below, is shown once it is chosen. With a number in stock of its own, it is counted apart.',
    empty: [] as OptionValues[],
    read: ({ options }) =>
      options.map(({ name, price, owned, image = '' }) => ({
        name,
        price: String(price),
        owned: owned === undefined ? '' : String(owned),
        image,
      })),
  },
  tags: { label: 'Tags', empty: [] as string[] },
  colors: { label: 'Colors', empty: [] as string[] },
  dimensions: { label: 'Dimensions', empty: '', input: { maxLength: MAX_LENGTH.specification } },
  materials: { label: 'Materials', empty: '', input: { maxLength: MAX_LENGTH.specification } },
  specifications: {
    label: 'Specifications',
    hint: 'Other details, such as Weight: 10 lb.',
    empty: [] as { name: string; value: string }[],
    read: ({ specifications }) =>
      specificationEntries(specifications).map(([name, value]) => ({ name, value })),
  },
  goesWith: {
    label: 'Goes with',
    hint: 'Shown on the item’s page, in this order, each with a button to add it.',
    empty: [] as PickedItem[],
    // Erased items have neither a name nor a page.
    read: ({ goesWith, goesWithNames }) =>
      goesWith.flatMap((id) => {
        const name = goesWithNames[id];
        return name === undefined ? [] : [{ id, name }];
      }),
  },
  parts: {
    label: 'Parts of a set',
    hint: 'Only for a set, such as a table with its cloth and chairs: what goes out with one of them. Stock and packing lists then count the parts.',
    empty: [] as PartValues[],
    read: ({ parts, partNames }) =>
      parts.map(({ itemId, option, quantity }) => ({
        itemId,
        option,
        name: lineName(partNames[itemId] ?? ITEM_FIELDS.partGone, option),
        quantity: String(quantity),
      })),
  },
  isActive: {
    label: 'Active',
    hint: 'You currently offer this item. Uncheck to hide it from visitors.',
    empty: true,
  },
  isPublished: {
    label: 'Published',
    hint: 'Ready for visitors to see. Uncheck to keep it as a draft.',
    empty: true,
  },
  isFeatured: {
    label: 'Featured',
    hint: 'Shown on the home page, which shows three built-in examples while no item is featured.',
    empty: false,
  },
  ...STOCK_RULE_FIELDS,
  ...SEO_FIELDS,
} satisfies Fields<RentalItemAdminView>;

export type ItemValues = ValuesOf<typeof FIELDS>;

export const ITEM_KIND = entityKind<RentalItemAdminView, typeof FIELDS>({
  name: 'Rental item',
  scheduledAs: 'item',
  endpoints: itemEndpoints,
  preview: previewEndpoints.item,
  fields: FIELDS,
  besides: { imageAlts: IMAGES.descriptions },
  bodyOf: itemBody,
  copied: ({ options }) => ({
    isPublished: false,
    availability: '0',
    options: options.map((option) => ({ ...option, owned: '' })),
  }),
  keptForNext: ({ categoryId, unit, options }) => ({
    categoryId,
    unit,
    // The same sizes, without numbers and images.
    options: options.map((option) => ({ ...option, owned: '', image: '' })),
  }),
});

/** @returns the body to send, without empty lines */
export function itemBody(values: ItemValues): RentalItemInput {
  const { availability, options, specifications, images, goesWith, parts, ...rest } = values;
  return {
    ...rest,
    ...stockRuleBody(values),
    availability: stockOf(availability),
    options: options
      .filter((option) => Object.values<string>({ ...option }).some((text) => text.trim() !== ''))
      .map(({ name, price, owned, image }) => ({
        name,
        price: Number.parseFloat(price) || 0,
        ...(owned.trim() !== '' && { owned: stockOf(owned) }),
        // Leaves out an image that was removed from the item.
        ...(images.some(({ url }) => url === image) && { image }),
      })),
    parts: parts.map(({ itemId, option, quantity }) => ({
      itemId,
      option,
      quantity: stockOf(quantity),
    })),
    specifications: specificationMap(
      specifications
        .filter(({ name, value }) => name.trim() !== '' || value.trim() !== '')
        .map(({ name, value }) => [name.trim(), value] as const),
    ),
    images: images.map(({ url }) => url),
    goesWith: goesWith.map(({ id }) => id),
    imageAlts: Object.fromEntries(
      images.flatMap(({ url, alt }) => (alt === undefined ? [] : [[url, alt]])),
    ),
  };
}

/** @returns whether visitors see the item, but no price */
export function isPublicWithoutPrice(values: ItemValues): boolean {
  const { price, options } = itemBody(values);
  const isPublic = values.isActive && values.isPublished;
  return isPublic && startingPrice({ price, options: options ?? [] }) === NO_PRICE;
}

/**
 * @returns the price after “Starting at”, if nobody can rent for it because every option costs more; else undefined
 */
export function unavailableStart(values: ItemValues): string | undefined {
  const { price, options = [] } = itemBody(values);
  const start = startingPrice({ price, options });
  const least = parsePriceCents(startingPrice({ price: '', options })) ?? 0;
  return (parsePriceCents(start) ?? 0) < least ? start : undefined;
}

/**
 * @returns whole pieces (@items.numbers); `NaN` for an invalid number, which the contract refuses
 */
function stockOf(typed: string): number {
  return typed.trim() === '' ? 0 : typedCount(typed.replace(/^(\s*\d+)\.\d*$/, '$1'));
}
