export interface SeoValues {
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export const SEO_LABELS = {
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  seoKeywords: 'SEO keywords',
} as const;

/** What a new thing says to search engines: nothing of its own. */
export const EMPTY_SEO: SeoValues = { seoTitle: '', seoDescription: '', seoKeywords: '' };

/** @returns what a thing says to search engines, as its form holds it */
export function seoValuesOf({ seoTitle, seoDescription, seoKeywords }: SeoValues): SeoValues {
  return { seoTitle, seoDescription, seoKeywords };
}
