/** The business and its website, which the home page describes and other pages refer to. */
import { absoluteUrl } from '../absolute-url.ts';
import { PAGES } from '../paths.ts';
import { phoneHref } from '../shop/contact.ts';
import { shop } from '../shop/shop.ts';
import { COUNTRY } from '../website.ts';
import { openingHoursOf } from './hours.ts';

export function localBusiness(site: URL | undefined) {
  const { business, hours, image, seo } = shop();
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: business.name,
    description: seo.description,
    url: absoluteUrl(PAGES.home, site),
    image: absoluteUrl(image.url, site),
    telephone: phoneHref(business.phone).replace('tel:', ''),
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.city,
      addressRegion: business.state,
      addressCountry: COUNTRY,
    },
    ...openingHoursOf(hours),
    areaServed: areaServed(),
    sameAs: business.social.map(({ url }) => url),
  };
}

export function webSite(site: URL | undefined) {
  const { business, seo } = shop();
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website', site),
    name: business.name,
    alternateName: business.shortName,
    url: absoluteUrl(PAGES.home, site),
    description: seo.description,
    inLanguage: 'en-US',
    publisher: { '@id': businessId(site) },
  };
}

/** An Organization, because a LocalBusiness without its address counts as incomplete. */
export function businessReference(site: URL | undefined) {
  return {
    '@type': 'Organization',
    '@id': businessId(site),
    name: shop().business.name,
    url: absoluteUrl(PAGES.home, site),
  };
}

export function areaServed() {
  return shop().business.cities.map((name) => ({ '@type': 'City', name }));
}

function businessId(site: URL | undefined): string {
  return absoluteUrl('/#business', site);
}
