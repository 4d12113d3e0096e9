/**
 * Titles and descriptions of the pages (@seo.titles). An editor's own words win where there are any.
 */
import type { CategoryView, RentalItemView } from '#contracts/catalog/public.ts';
import { hasAmount, shownPrice } from '#domain/item-price.ts';
import type { Room } from './catalog/rooms.ts';
import type { ServiceLine } from './catalog/service-texts.ts';
import * as catalog from './catalog/texts.ts';
import { checkoutDescription } from './inquiries/form-texts.ts';
import { plannerDescription, plannerTitle } from './planner/texts.ts';
import * as quote from './quotes/texts.ts';
import * as search from './search/texts.ts';
import { privacyDescription } from './shop/privacy-texts.ts';
import { shop } from './shop/shop.ts';
import * as trust from './shop/trust-texts.ts';
import { freeQuote, privacyPolicy, rentalServices } from './texts/common.ts';

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

/** As the owner saved it. */
export function homeSeo(): PageSeo {
  return shop().seo;
}

/** @returns the title of a page with the name of the site behind it, and its description */
export function plainSeo(name: string, description: string): PageSeo {
  return { title: `${name} - ${shop().business.name}`, description };
}

/** The page of all categories. */
export function catalogSeo(): PageSeo {
  const { business, seo } = shop();
  const description = catalog.catalogDescription(business.fullArea);
  return { ...plainSeo(rentalServices, description), keywords: seo.keywords };
}

/** What an editor wrote for the category, else from its name and text. */
export function categorySeo(category: CategoryView): PageSeo {
  const { name, fullArea } = shop().business;
  return {
    title: category.seoTitle || `${catalog.categoryHeading(category)} - ${name}`,
    description: category.seoDescription || clipped(catalog.categoryText(category, fullArea)),
    keywords: category.seoKeywords || undefined,
  };
}

/** What an editor wrote for the item, else from its name, text and price. */
export function itemSeo(item: RentalItemView): PageSeo {
  const { name, fullArea } = shop().business;
  const text = item.shortDescription || item.fullDescription || item.description;
  return {
    title: item.seoTitle || `${item.name} - ${name}`,
    description:
      item.seoDescription ||
      clipped(text || catalog.itemDescription(item.name, shownAmount(item.price), fullArea)),
    keywords: item.seoKeywords || undefined,
  };
}

function shownAmount(price: string): string {
  return hasAmount(price) ? shownPrice(price) : '';
}

/** @param keywords what editors wrote for the packages of the page */
export function serviceSeo(page: ServiceLine, keywords: readonly string[]): PageSeo {
  return {
    ...plainSeo(page.name, page.seoDescription(shop().business.fullArea)),
    keywords: keywords.filter(Boolean).join(', ') || shop().seo.keywords,
  };
}

/** The checkout. */
export function checkoutSeo(): PageSeo {
  return plainSeo(freeQuote, checkoutDescription(shop().business.fullArea));
}

/** The planner. */
export function plannerSeo(): PageSeo {
  return plainSeo(plannerTitle, plannerDescription(shop().business.fullArea));
}

/** The privacy policy. */
export function privacySeo(): PageSeo {
  return plainSeo(privacyPolicy, privacyDescription(shop().business.name));
}

/** How renting works, and the policies. */
export function howItWorksSeo(): PageSeo {
  return plainSeo(trust.howItWorks, trust.howItWorksDescription(shop().business.name));
}

/** Questions and answers. */
export function faqSeo(): PageSeo {
  return plainSeo(trust.faqTitle, trust.faqDescription(shop().business.name));
}

/** Real events. */
export function realEventsSeo(): PageSeo {
  return plainSeo(trust.realEvents, trust.realEventsDescription(shop().business.name));
}

/** A room, with its image. */
export function roomSeo({ name, story, image }: Room): PageMeta {
  const { url, alt } = image;
  return { ...plainSeo(name, clipped(story)), image: url, imageAlt: alt };
}

/** The contact page. */
export function contactSeo(): PageSeo {
  return plainSeo(trust.contactTitle, trust.contactDescription(shop().business.name));
}

/** The accessibility statement. */
export function accessibilitySeo(): PageSeo {
  return plainSeo(trust.accessibility, trust.accessibilityDescription(shop().business.name));
}

/** The results of a search; not for search engines. */
export function searchSeo(): PageSeo {
  return plainSeo(search.searchTitle, search.searchDescription(shop().business.name));
}

/** The customer's page of a quote; not for search engines. */
export function quoteSeo(): PageSeo {
  return plainSeo(quote.quoteTitle, quote.quoteDescription(shop().business.name));
}

/** The admin; not for search engines. */
export function adminSeo(): PageSeo {
  const { name } = shop().business;
  return {
    title: `Admin Dashboard - ${name}`,
    description: `For the staff of ${name}: the catalog and the requests of visitors.`,
  };
}

/** Ends at a word where it can, and never inside a character. */
function clipped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}
