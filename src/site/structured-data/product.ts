/** A rental item for search engines (@product.offer). */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { parsePriceCents } from '#domain/money.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { itemPath } from '../paths.ts';
import { businessReference } from './business.ts';

const CURRENCY = 'USD';
const UNIT = 'per day';

/** @returns undefined for "Call for pricing": search engines report a product without an offer as an error */
export function product(item: RentalItemView, categoryName: string, site: URL | undefined) {
  const url = absoluteUrl(itemPath(item.category, item.slug), site);
  const offered = offers(item, rentalTerms(url, site));
  if (!offered) return undefined;
  const images = item.images.map((image) => absoluteUrl(image, site));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: item.name,
    description: item.fullDescription || item.shortDescription || undefined,
    url,
    image: images.length > 0 ? images : undefined,
    sku: item.id,
    category: categoryName,
    color: item.colors.join(', ') || undefined,
    material: item.materials || undefined,
    offers: offered,
  };
}

function rentalTerms(url: string, site: URL | undefined) {
  return {
    url,
    // For any stock number: 0 means not counted, not none.
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    seller: businessReference(site),
  };
}

type RentalTerms = ReturnType<typeof rentalTerms>;

/** One offer, or a range from the item's own price to its options; undefined: "Call for pricing". */
function offers({ price, options }: RentalItemView, terms: RentalTerms) {
  const startingAt = parsePriceCents(price) ?? 0;
  const priced = options
    .map((option) => ({ name: option.name, cents: Math.round(option.price * 100) }))
    .filter(({ cents }) => cents > 0);
  if (priced.length === 0) return startingAt > 0 ? offer(startingAt, terms) : undefined;
  const all = priced.map(({ cents }) => cents);
  if (startingAt > 0) all.push(startingAt);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...all) / 100,
    highPrice: Math.max(...all) / 100,
    priceCurrency: CURRENCY,
    offerCount: priced.length,
    ...terms,
    offers: priced.map(({ name, cents }) => ({ ...offer(cents, terms), name })),
  };
}

function offer(cents: number, terms: RentalTerms) {
  const price = { price: cents / 100, priceCurrency: CURRENCY };
  return {
    '@type': 'Offer',
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: UNIT },
    ...terms,
  };
}
