/**
 * The business and its site. The home page describes them; other pages name the business.
 */
import { absoluteUrl } from '../absolute-url.ts';
import { PHONE_HREF, SITE, SITE_SEO } from '../config.ts';
import { PAGES } from '../paths.ts';
import { tentReception } from '../texts/images.ts';
import type { City, LocalBusiness, Organization, WebSite } from './types.ts';

/** @param site address of this site */
export function localBusiness(site: URL | undefined): LocalBusiness {
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

/** @param site address of this site */
export function webSite(site: URL | undefined): WebSite {
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
 * The business as seller or provider, on the pages that do not describe it.
 * @param site address of this site
 */
export function businessReference(site: URL | undefined): Organization {
  return {
    '@type': 'Organization',
    '@id': businessId(site),
    name: SITE.name,
    url: absoluteUrl(PAGES.home, site),
  };
}

/** @returns the cities that the business serves */
export function areaServed(): City[] {
  return SITE.cities.map((name) => ({ '@type': 'City', name }));
}

function businessId(site: URL | undefined): string {
  return absoluteUrl('/#business', site);
}
