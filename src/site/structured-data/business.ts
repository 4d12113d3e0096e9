/** The business and its site. The home page describes them; other pages name the business. */
import { absoluteUrl } from '../absolute-url.ts';
import { PHONE_HREF, SITE, SITE_SEO } from '../config.ts';
import { PAGES } from '../paths.ts';
import { tentReception } from '../texts/images.ts';

export function localBusiness(site: URL | undefined) {
  const { location, contact } = SITE;
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: SITE.name,
    description: SITE_SEO.defaultDescription,
    url: absoluteUrl(PAGES.home, site),
    image: absoluteUrl(tentReception.url, site),
    telephone: PHONE_HREF.replace('tel:', ''),
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: location.city,
      addressRegion: location.state,
      addressCountry: location.country,
    },
    areaServed: areaServed(),
    sameAs: SITE.social.map(({ url }) => url),
  };
}

export function webSite(site: URL | undefined) {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website', site),
    name: SITE.name,
    alternateName: SITE.shortName,
    url: absoluteUrl(PAGES.home, site),
    description: SITE_SEO.defaultDescription,
    inLanguage: 'en-US',
    publisher: { '@id': businessId(site) },
  };
}

/**
 * The business as seller or provider, on the pages that do not describe it. An Organization,
 * because a LocalBusiness without its address would count as an incomplete one.
 */
export function businessReference(site: URL | undefined) {
  return {
    '@type': 'Organization',
    '@id': businessId(site),
    name: SITE.name,
    url: absoluteUrl(PAGES.home, site),
  };
}

/** @returns the cities that the business serves */
export function areaServed() {
  return SITE.cities.map((name) => ({ '@type': 'City', name }));
}

function businessId(site: URL | undefined): string {
  return absoluteUrl('/#business', site);
}
