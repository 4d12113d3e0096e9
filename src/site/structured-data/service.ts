import { parsePriceCents } from '#domain/money.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { ShownPackage } from '../catalog/packages.ts';
import { packagesOf } from '../catalog/service-texts.ts';
import { areaServed, businessReference } from './business.ts';

export type OfferedPackage = Pick<
  ShownPackage,
  'slug' | 'name' | 'description' | 'startingPrice' | 'seoTitle' | 'seoDescription'
>;

export interface ServiceLine {
  name: string;
  description: string;
  path: string;
  /** What a price is for, such as `per event`; empty: the whole service. */
  priceLabel: string;
  packages: readonly OfferedPackage[];
}

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
      itemListElement: line.packages.map((offered) => packageOffer(offered, line, url)),
    },
  };
}

/** The offer of a package; editors' texts for search engines take precedence. */
function packageOffer(offered: OfferedPackage, line: ServiceLine, url: string) {
  const cents = parsePriceCents(offered.startingPrice);
  return {
    '@type': 'Offer',
    name: offered.name,
    // The package's card.
    url: `${url}#${offered.slug}`,
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
      name: offered.seoTitle || `${offered.name} ${line.name}`,
      serviceType: line.name,
      description: offered.seoDescription || offered.description || undefined,
    },
  };
}
