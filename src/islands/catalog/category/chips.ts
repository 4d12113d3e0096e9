import type { CatalogFilter } from '#domain/catalog.ts';
import * as text from '#site/catalog/texts.ts';

export interface Chip {
  label: string;
  /** What the visitor typed, in the label; empty: nothing. */
  typed: string;
  /** Patch that removes this filter. */
  without: Partial<CatalogFilter>;
  /** Whether it was chosen in the panel of filters. */
  isChoice: boolean;
}

/** @returns a chip for each active filter (@category.chips) */
export function chipsOf(filter: CatalogFilter): Chip[] {
  const { search, tag, colors, sizes, min, max, withImage } = filter;
  const typed = search.trim();
  const chip = (label: string, without: Partial<CatalogFilter>, isChoice = true): Chip => ({
    label,
    typed: isChoice ? '' : typed,
    without,
    isChoice,
  });
  return [
    ...(typed === '' ? [] : [chip(`${text.search}: ${typed}`, { search: '' }, false)]),
    ...(tag === '' ? [] : [chip(`${text.tag}: ${tag}`, { tag: '' })]),
    ...colors.map((color) =>
      chip(`${text.color}: ${color}`, { colors: colors.filter((other) => other !== color) }),
    ),
    ...sizes.map((size) =>
      chip(`${text.size}: ${size}`, { sizes: sizes.filter((other) => other !== size) }),
    ),
    ...(min === '' ? [] : [chip(text.priceFrom(min), { min: '' })]),
    ...(max === '' ? [] : [chip(text.priceUpTo(max), { max: '' })]),
    ...(withImage ? [chip(text.withImages, { withImage: false })] : []),
  ];
}
