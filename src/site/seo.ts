/** Titles and descriptions of pages (@seo.titles). Editors' texts take precedence. */
import type { CategoryView, RentalItemView } from '#contracts/catalog/public.ts';
import { hasAmount, shownPrice } from '#domain/item-price.ts';
import * as compare from './catalog/compare-texts.ts';
import type { Room } from './catalog/rooms.ts';
import type { ServiceLine } from './catalog/service-texts.ts';
import * as catalog from './catalog/texts.ts';
import { checkoutDescription } from './inquiries/form-texts.ts';
import { plannerDescription, plannerTitle } from './planner/texts.ts';
import * as preview from './previews/texts.ts';
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

export interface PageMeta extends PageSeo {
  /** Canonical path; undefined: search engines must not list the page. */
  canonical?: string | undefined;
  /** Address of the image of preview cards; undefined: the site's own image. */
  image?: string | undefined;
  /** Alternative text; undefined: the title. */
  imageAlt?: string | undefined;
  /** Open Graph's `og:type`. */
  type?: 'website' | 'product';
}

/** Characters of a description that search engines show. */
const MAX_DESCRIPTION = 160;

export function homeSeo(): PageSeo {
  return shop().seo;
}

/** Appends the site's name to the title. */
export function plainSeo(name: string, description: string): PageSeo {
  return { title: `${name} - ${shop().business.name}`, description };
}

export function catalogSeo(): PageSeo {
  const { business, seo } = shop();
  const description = catalog.catalogDescription(business.fullArea);
  return { ...plainSeo(rentalServices, description), keywords: seo.keywords };
}

/** Texts of editors, else made of name and text. */
export function categorySeo(category: CategoryView): PageSeo {
  const { name, fullArea } = shop().business;
  return {
    title: category.seoTitle || `${catalog.categoryHeading(category)} - ${name}`,
    description: category.seoDescription || clipped(catalog.categoryText(category, fullArea)),
    keywords: category.seoKeywords || undefined,
  };
}

/** @param category its name */
export function compareSeo(category: string): PageSeo {
  return plainSeo(
    compare.compareTitle(category),
    compare.compareDescription(category, shop().business.fullArea),
  );
}

/** Texts of editors, else made of name, text and price. */
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

/** @param keywords of the page's packages, by editors */
export function serviceSeo(page: ServiceLine, keywords: readonly string[]): PageSeo {
  return {
    ...plainSeo(page.name, page.seoDescription(shop().business.fullArea)),
    keywords: keywords.filter(Boolean).join(', ') || shop().seo.keywords,
  };
}

export function checkoutSeo(): PageSeo {
  return plainSeo(freeQuote, checkoutDescription(shop().business.fullArea));
}

export function plannerSeo(): PageSeo {
  return plainSeo(plannerTitle, plannerDescription(shop().business.fullArea));
}

export function privacySeo(): PageSeo {
  return plainSeo(privacyPolicy, privacyDescription(shop().business.name));
}

export function howItWorksSeo(): PageSeo {
  return plainSeo(trust.howItWorks, trust.howItWorksDescription(shop().business.name));
}

export function faqSeo(): PageSeo {
  return plainSeo(trust.faqTitle, trust.faqDescription(shop().business.name));
}

export function realEventsSeo(): PageSeo {
  return plainSeo(trust.realEvents, trust.realEventsDescription(shop().business.name));
}

export function roomSeo({ name, story, image }: Room): PageMeta {
  const { url, alt } = image;
  return { ...plainSeo(name, clipped(story)), image: url, imageAlt: alt };
}

export function contactSeo(): PageSeo {
  return plainSeo(trust.contactTitle, trust.contactDescription(shop().business.name));
}

export function accessibilitySeo(): PageSeo {
  return plainSeo(trust.accessibility, trust.accessibilityDescription(shop().business.name));
}

/** Not for search engines. */
export function searchSeo(): PageSeo {
  return plainSeo(search.searchTitle, search.searchDescription(shop().business.name));
}

/** Not for search engines. */
export function quoteSeo(): PageSeo {
  return plainSeo(quote.quoteTitle, quote.quoteDescription(shop().business.name));
}

/** Not for search engines. */
export function previewSeo(): PageSeo {
  return plainSeo(preview.previewTitle, preview.previewDescription(shop().business.name));
}

/** Not for search engines. */
export function adminSeo(): PageSeo {
  const { name } = shop().business;
  return {
    title: `Admin Dashboard - ${name}`,
    description: `For the staff of ${name}: the catalog and the requests of visitors.`,
  };
}

/** @returns one line, cut at the end of a word if possible, never inside a character */
function clipped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}
