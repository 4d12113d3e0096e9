/**
 * A service line and its packages for search engines.
 */
import type { ServicePackageView } from '#contracts/catalog.ts';
import { parsePriceCents } from '#domain/money.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { packagesOf } from '../texts/services.ts';
import { areaServed, businessReference } from './business.ts';
import type { Service, ServiceOffer, UnitPriceSpecification } from './types.ts';

/** What is offered; a package built into the site has no words for search engines. */
export type OfferedPackage = Pick<
  ServicePackageView,
  'slug' | 'name' | 'description' | 'startingPrice'
> &
  Partial<Pick<ServicePackageView, 'seoTitle' | 'seoDescription'>>;

export interface ServiceLine {
  name: string;
  description: string;
  path: string;
  /** What a price is for, for instance `per event`; empty where it is for the whole. */
  priceLabel: string;
  packages: readonly OfferedPackage[];
}

/**
 * @param line what its page shows
 * @param site address of this site
 */
export function service(line: ServiceLine, site: URL | undefined): Service {
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
function packageOffer(each: OfferedPackage, line: ServiceLine, url: string): ServiceOffer {
  return {
    '@type': 'Offer',
    name: each.name,
    // Where the package's card stands.
    url: `${url}#${each.slug}`,
    priceSpecification: startingPrice(each, line.priceLabel),
    itemOffered: {
      '@type': 'Service',
      name: each.seoTitle || `${each.name} ${line.name}`,
      serviceType: line.name,
      description: each.seoDescription || each.description || undefined,
    },
  };
}

function startingPrice(
  each: OfferedPackage,
  priceLabel: string,
): UnitPriceSpecification | undefined {
  const cents = parsePriceCents(each.startingPrice);
  if (cents === null) return undefined;
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: cents / 100,
    priceCurrency: 'USD',
    unitText: priceLabel || undefined,
  };
}
