/**
 * The types of schema.org that this site may state, with the properties and kinds of value that
 * the vocabulary allows them, and what Google's rich results require of them.
 */

export type Kind =
  | 'text'
  | 'integer'
  /** US dollars, not negative. */
  | 'amount'
  /** Whole `http(s)` address. */
  | 'address'
  /** Whole address of a page of this site. */
  | 'page'
  /** Whole address of an image; one of this site must be there. */
  | 'image';

export interface Property {
  /** A kind of plain value, names of types, or the only values allowed. */
  value: Kind | { types: readonly string[] } | { values: readonly string[] };
  /** Whether there may be several, as a list. */
  many?: boolean;
}

export interface SchemaType {
  properties: Record<string, Property>;
  /** Each must be there; of a list of names, one. */
  required: readonly (string | readonly string[])[];
}

const text: Property = { value: 'text' };
const amount: Property = { value: 'amount' };
const address: Property = { value: 'address' };
const page: Property = { value: 'page' };
const of = (...types: string[]): Property => ({ value: { types } });
const listOf = (...types: string[]): Property => ({ value: { types }, many: true });
const only = (...values: string[]): Property => ({ value: { values } });

const thing = { name: text, description: text, url: page };
const currency = only('USD');

const offer = {
  ...thing,
  priceCurrency: currency,
  priceSpecification: of('UnitPriceSpecification'),
  availability: only('https://schema.org/InStock'),
  businessFunction: only('http://purl.org/goodrelations/v1#LeaseOut'),
  seller: of('Organization', 'LocalBusiness'),
  itemOffered: of('Service', 'Product'),
};

export const SCHEMA_TYPES: Record<string, SchemaType> = {
  BreadcrumbList: {
    properties: { itemListElement: listOf('ListItem') },
    required: ['itemListElement'],
  },
  ItemList: {
    properties: {
      name: text,
      numberOfItems: { value: 'integer' },
      itemListElement: listOf('ListItem'),
    },
    required: ['itemListElement'],
  },
  FAQPage: { properties: { mainEntity: listOf('Question') }, required: ['mainEntity'] },
  Question: {
    properties: { name: text, url: page, acceptedAnswer: of('Answer') },
    required: ['name', 'acceptedAnswer'],
  },
  Answer: { properties: { text }, required: ['text'] },
  ListItem: {
    properties: { position: { value: 'integer' }, name: text, item: page, url: page },
    required: ['position', 'name', ['item', 'url']],
  },
  WebSite: {
    properties: {
      ...thing,
      alternateName: text,
      inLanguage: text,
      publisher: of('Organization', 'LocalBusiness'),
    },
    required: ['name', 'url'],
  },
  LocalBusiness: {
    properties: {
      ...thing,
      image: { value: 'image' },
      telephone: text,
      email: text,
      address: of('PostalAddress'),
      openingHoursSpecification: listOf('OpeningHoursSpecification'),
      specialOpeningHoursSpecification: listOf('OpeningHoursSpecification'),
      areaServed: listOf('City'),
      sameAs: { ...address, many: true },
    },
    required: ['name', 'address', 'telephone', 'email', 'areaServed'],
  },
  PostalAddress: {
    properties: { addressLocality: text, addressRegion: text, addressCountry: only('US') },
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
  },
  OpeningHoursSpecification: {
    properties: {
      dayOfWeek: {
        value: {
          values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        },
        many: true,
      },
      opens: text,
      closes: text,
      validFrom: text,
      validThrough: text,
    },
    required: ['opens', 'closes', ['dayOfWeek', 'validFrom']],
  },
  City: { properties: { name: text }, required: ['name'] },
  Organization: { properties: thing, required: ['name', 'url'] },
  Product: {
    properties: {
      ...thing,
      image: { value: 'image', many: true },
      sku: text,
      category: text,
      color: text,
      material: text,
      offers: of('Offer', 'AggregateOffer'),
    },
    required: ['name', 'url'],
  },
  Offer: { properties: { ...offer, price: amount }, required: [['price', 'priceSpecification']] },
  AggregateOffer: {
    properties: {
      ...offer,
      lowPrice: amount,
      highPrice: amount,
      offerCount: { value: 'integer' },
      offers: listOf('Offer'),
    },
    required: ['lowPrice', 'priceCurrency', 'availability'],
  },
  UnitPriceSpecification: {
    properties: { price: amount, minPrice: amount, priceCurrency: currency, unitText: text },
    required: [['price', 'minPrice'], 'priceCurrency'],
  },
  Service: {
    properties: {
      ...thing,
      serviceType: text,
      provider: of('Organization', 'LocalBusiness'),
      areaServed: listOf('City'),
      hasOfferCatalog: of('OfferCatalog'),
    },
    required: ['name', 'serviceType'],
  },
  OfferCatalog: {
    properties: { name: text, itemListElement: listOf('Offer') },
    required: ['itemListElement'],
  },
};
