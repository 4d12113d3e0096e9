/**
 * The parts of schema.org that this site states, with the properties it uses. Addresses are whole
 * ones, prices are US dollars.
 */

/** A node that is described elsewhere. */
export interface Reference {
  '@id': string;
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

export interface ItemList {
  '@type': 'ItemList';
  name: string;
  numberOfItems: number;
  itemListElement: { '@type': 'ListItem'; position: number; name: string; url: string }[];
}

export interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  alternateName: string;
  url: string;
  description: string;
  inLanguage: string;
  publisher: Reference;
}

export interface City {
  '@type': 'City';
  name: string;
}

export interface LocalBusiness {
  '@type': 'LocalBusiness';
  '@id': string;
  name: string;
  description: string;
  url: string;
  image: string;
  telephone: string;
  email: string;
  address: {
    '@type': 'PostalAddress';
    addressLocality: string;
    addressRegion: string;
    addressCountry: string;
  };
  areaServed: City[];
  sameAs: string[];
}

/**
 * The business where a page only names it. The wider type, because a LocalBusiness without its
 * address would count as an incomplete one.
 */
export interface Organization {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
}

export interface UnitPriceSpecification {
  '@type': 'UnitPriceSpecification';
  price?: number;
  /** Where the price is "starting at". */
  minPrice?: number;
  priceCurrency: 'USD';
  /** What the price is for, in words; left out where it is for the whole. */
  unitText?: string | undefined;
}

/** What every offer of a rental says. */
export interface RentalTerms {
  url: string;
  availability: 'https://schema.org/InStock';
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut';
  seller: Organization;
}

export interface Offer extends RentalTerms {
  '@type': 'Offer';
  name?: string;
  price: number;
  priceCurrency: 'USD';
  priceSpecification: UnitPriceSpecification;
}

export interface AggregateOffer extends RentalTerms {
  '@type': 'AggregateOffer';
  lowPrice: number;
  highPrice: number;
  priceCurrency: 'USD';
  offerCount: number;
  offers: Offer[];
}

export interface Product {
  '@type': 'Product';
  '@id': string;
  name: string;
  description?: string | undefined;
  url: string;
  image?: string[] | undefined;
  sku: string;
  category: string;
  color?: string | undefined;
  material?: string | undefined;
  /** Left out when the price cannot be read: an offer without a price is not a valid one. */
  offers?: Offer | AggregateOffer | undefined;
}

export interface Service {
  '@type': 'Service';
  '@id'?: string;
  name: string;
  serviceType: string;
  description?: string | undefined;
  url?: string;
  image?: string | undefined;
  provider?: Organization;
  areaServed?: City[];
  hasOfferCatalog?: {
    '@type': 'OfferCatalog';
    name: string;
    itemListElement: ServiceOffer[];
  };
}

export interface ServiceOffer {
  '@type': 'Offer';
  name: string;
  url: string;
  priceSpecification?: UnitPriceSpecification | undefined;
  itemOffered: Service;
}

export type Thing = BreadcrumbList | ItemList | WebSite | LocalBusiness | Product | Service;
