/**
 * A rental item for search engines (@product.offer).
 */
import type { RentalItemView } from '#contracts/catalog.ts';
import { parsePriceCents } from '#domain/money.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { itemPath } from '../paths.ts';
import { businessReference } from './business.ts';
import type { Offer, Product, RentalTerms } from './types.ts';

const CURRENCY = 'USD';
const UNIT = 'per day';

/**
 * @param item as the public sees it
 * @param categoryName name of its category
 * @param site address of this site
 */
export function product(
  item: RentalItemView,
  categoryName: string,
  site: URL | undefined,
): Product {
  const url = absoluteUrl(itemPath(item.category, item.slug), site);
  const images = item.images.map((image) => absoluteUrl(image, site));
  const terms: RentalTerms = {
    url,
    // Whatever the quantity: 0 says that nobody has counted, not that there is none.
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    seller: businessReference(site),
  };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: item.name,
    description: item.fullDescription || item.shortDescription || item.description || undefined,
    url,
    image: images.length > 0 ? images : undefined,
    sku: item.id,
    category: categoryName,
    color: item.colors.join(', ') || undefined,
    material: item.materials || undefined,
    offers: offers(item, terms),
  };
}

/** One offer, or with options a range of them; nothing where the page says to call for pricing. */
function offers(item: RentalItemView, terms: RentalTerms): Product['offers'] {
  const cents = parsePriceCents(item.price) ?? 0;
  if (item.options.length > 0) return rangeOf(item, cents, terms);
  return cents > 0 ? offer(cents, terms) : undefined;
}

/** The range begins at the item's own price, which the page shows as "Starting at". */
function rangeOf(
  { options }: RentalItemView,
  startingAt: number,
  terms: RentalTerms,
): Product['offers'] {
  const priced = options
    .map(({ name, price }) => ({ name, cents: Math.round(price * 100) }))
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

function offer(cents: number, terms: RentalTerms): Offer {
  const price = cents / 100;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: CURRENCY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      unitText: UNIT,
    },
    ...terms,
  };
}
