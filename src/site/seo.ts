/**
 * Titles and descriptions of the pages (@seo.titles). An editor's own words win where there are any.
 */
import type { CategoryView, RentalItemView } from '#contracts/catalog.ts';
import { hasAmount, shownPrice } from '#domain/item-price.ts';
import { SITE } from './config.ts';
import type { ServicePage } from './service-pages.ts';

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
  const { defaultTitle, defaultDescription, keywords } = SITE.seo;
  return { title: defaultTitle, description: defaultDescription, keywords };
}

export function catalogSeo(): PageSeo {
  return {
    title: `Rental Services - ${SITE.name}`,
    description: `Chairs, tables, linens, tents, lighting and decor for rent in ${SITE.location.fullArea}. Build a wishlist and get one quote within 24 hours.`,
    keywords: SITE.seo.keywords,
  };
}

/** Default text of a category without a description (@category.default-description). */
export function categoryDescription(category: CategoryView): string {
  return (
    category.description ||
    `Browse our ${category.name.toLowerCase()} for weddings, parties and corporate events in ${SITE.location.fullArea}.`
  );
}

export function categorySeo(category: CategoryView): PageSeo {
  return {
    title: category.seoTitle || `${category.name} Rentals - ${SITE.name}`,
    description: category.seoDescription || clipped(categoryDescription(category)),
    keywords: category.seoKeywords || undefined,
  };
}

export function itemSeo(item: RentalItemView): PageSeo {
  const text = item.shortDescription || item.fullDescription || item.description;
  return {
    title: item.seoTitle || `${item.name} - ${SITE.name}`,
    description:
      item.seoDescription ||
      clipped(text || `Rent ${item.name}${forPrice(item.price)} in ${SITE.location.fullArea}.`),
    keywords: item.seoKeywords || undefined,
  };
}

function forPrice(price: string): string {
  return hasAmount(price) ? ` for ${shownPrice(price)}` : '';
}

/** @param keywords what editors wrote for the packages of the page */
export function serviceSeo(page: ServicePage, keywords: readonly string[]): PageSeo {
  return {
    title: `${page.name} - ${SITE.name}`,
    description: page.seoDescription,
    keywords: keywords.filter(Boolean).join(', ') || SITE.seo.keywords,
  };
}

export function checkoutSeo(): PageSeo {
  return {
    title: `Get Your Free Quote - ${SITE.name}`,
    description: `Tell us about your event in ${SITE.location.fullArea} and get a detailed quote within 24 hours.`,
  };
}

export function privacySeo(): PageSeo {
  return {
    title: `Privacy Policy - ${SITE.name}`,
    description: `What ${SITE.name} keeps when you send a request or build a wishlist, for how long, and how to have it deleted. No cookies, no ads, no tracking.`,
  };
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
