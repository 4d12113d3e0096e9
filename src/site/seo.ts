/**
 * Titles and descriptions of the pages (@seo.titles). An editor's own words win where there are any.
 */
import type { CategoryView, RentalItemView } from '#contracts/catalog.ts';
import { hasAmount, shownPrice } from '#domain/item-price.ts';
import { SITE, SITE_SEO } from './config.ts';
import * as catalog from './texts/catalog.ts';
import { freeQuote, privacyPolicy, rentalServices } from './texts/common.ts';
import { checkoutDescription } from './texts/forms.ts';
import { privacyDescription } from './texts/privacy.ts';
import * as search from './texts/search.ts';
import type { ServicePage } from './texts/services.ts';

export interface PageSeo {
  title: string;
  description: string;
  keywords?: string | undefined;
}

/** All that the head of a page says about it. */
export interface PageMeta extends PageSeo {
  /** Path of the canonical address; without it the page is not for search engines. */
  canonical?: string | undefined;
  /** Image for preview cards; the site's own where a page has none. */
  image?: string | undefined;
  /** Its alternative text; the title where there is none. */
  imageAlt?: string | undefined;
  /** What Open Graph calls the page. */
  type?: 'website' | 'product';
}

/** What search engines show of a description. */
const MAX_DESCRIPTION = 160;

export function homeSeo(): PageSeo {
  const { defaultTitle, defaultDescription, keywords } = SITE_SEO;
  return { title: defaultTitle, description: defaultDescription, keywords };
}

/** @returns the title of a page with the name of the site behind it, and its description */
export function plainSeo(name: string, description: string): PageSeo {
  return { title: `${name} - ${SITE.name}`, description };
}

export function catalogSeo(): PageSeo {
  return { ...plainSeo(rentalServices, catalog.catalogDescription), keywords: SITE_SEO.keywords };
}

export function categorySeo(category: CategoryView): PageSeo {
  return {
    title: category.seoTitle || `${catalog.categoryHeading(category)} - ${SITE.name}`,
    description: category.seoDescription || clipped(catalog.categoryText(category)),
    keywords: category.seoKeywords || undefined,
  };
}

export function itemSeo(item: RentalItemView): PageSeo {
  const text = item.shortDescription || item.fullDescription || item.description;
  return {
    title: item.seoTitle || `${item.name} - ${SITE.name}`,
    description:
      item.seoDescription ||
      clipped(text || catalog.itemDescription(item.name, shownAmount(item.price))),
    keywords: item.seoKeywords || undefined,
  };
}

function shownAmount(price: string): string {
  return hasAmount(price) ? shownPrice(price) : '';
}

/** @param keywords what editors wrote for the packages of the page */
export function serviceSeo(page: ServicePage, keywords: readonly string[]): PageSeo {
  return {
    ...plainSeo(page.name, page.seoDescription),
    keywords: keywords.filter(Boolean).join(', ') || SITE_SEO.keywords,
  };
}

export function checkoutSeo(): PageSeo {
  return plainSeo(freeQuote, checkoutDescription);
}

export function privacySeo(): PageSeo {
  return plainSeo(privacyPolicy, privacyDescription);
}

/** The results of a search; not for search engines. */
export function searchSeo(): PageSeo {
  return plainSeo(search.searchTitle, search.searchDescription);
}

/** The admin; not for search engines. */
export function adminSeo(): PageSeo {
  return {
    title: `Admin Dashboard - ${SITE.name}`,
    description: `For the staff of ${SITE.name}: the catalog and the requests of visitors.`,
  };
}

/** Ends at a word where it can, and never inside a character. */
function clipped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}
