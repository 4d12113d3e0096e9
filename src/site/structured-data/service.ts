/** A service line and its packages for search engines. */
import { parsePriceCents } from '#domain/money.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { ShownPackage } from '../catalog/packages.ts';
import { packagesOf } from '../catalog/service-texts.ts';
import { areaServed, businessReference } from './business.ts';

/** What an offer says of a package. */
export type OfferedPackage = Pick<
  ShownPackage,
  'slug' | 'name' | 'description' | 'startingPrice' | 'seoTitle' | 'seoDescription'
>;

/** What the page of a service shows. */
export interface ServiceLine {
  name: string;
  description: string;
  path: string;
  /** What a price is for, for instance `per event`; empty where it is for the whole. */
  priceLabel: string;
  packages: readonly OfferedPackage[];
}

/** @param site address of the site @returns a service with its packages and their prices */
export function service(line: ServiceLine, site: URL | undefined) {
  const url = absoluteUrl(line.path, site);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: line.name,
    serviceType: line.name,
    description: line.description,
    url,
    provider: businessReference(site),
    areaServed: areaServed(),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: packagesOf(line.name),
      itemListElement: line.packages.map((each) => packageOffer(each, line, url)),
    },
  };
}

/** The words that an editor wrote for search engines win over those that the page shows. */
function packageOffer(each: OfferedPackage, line: ServiceLine, url: string) {
  const cents = parsePriceCents(each.startingPrice);
  return {
    '@type': 'Offer',
    name: each.name,
    // Where the package's card stands.
    url: `${url}#${each.slug}`,
    priceSpecification:
      cents === null
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            minPrice: cents / 100,
            priceCurrency: 'USD',
            unitText: line.priceLabel || undefined,
          },
    itemOffered: {
      '@type': 'Service',
      name: each.seoTitle || `${each.name} ${line.name}`,
      serviceType: line.name,
      description: each.seoDescription || each.description || undefined,
    },
  };
}
