/**
 * The index of the search, a static file: columns with one line for each entry, which is half the size of a
 * list of objects. Images are in separate files, because the address of an upload is longer than all the
 * rest.
 */
import type { CategoryView, RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { colorFamilies } from '#domain/colors.ts';
import { ITEM_UNITS, startingPrice } from '#domain/item-price.ts';
import { readWords, type Word } from '#domain/search/words.ts';
import { slugFromName } from '#domain/slug.ts';
import { sortedCategories, type Catalog } from '../catalog/category-page.ts';
import { packageCard, packagesOf, SERVICE_ORDER } from '../catalog/packages.ts';
import { SERVICE_LINES } from '../catalog/service-texts.ts';
import { memoize } from '../memoize.ts';
import { categoryPath } from '../paths.ts';
import { KINDS, type SearchedGroup, type SearchIndex } from './open-index.ts';
import { searchedPages, type AnswerSettings } from './searched-pages.ts';
import { packageWords, startingAt } from './texts.ts';

interface Columns {
  name: string;
  slug: string;
  price: string;
  kind: string;
  words: string;
}

const itemColumns = memoize((item: RentalItemView, category: string): Columns => {
  const { name, slug, unit, options } = item;
  const kind = KINDS[ITEM_UNITS.indexOf(unit)] ?? '-';
  return {
    name,
    slug: slugFromName(name) === slug ? '' : slug,
    price: startingPrice(item),
    kind: options.length > 0 ? kind.toUpperCase() : kind,
    words: furtherWords(item, category),
  };
});

/** @returns the index of all public items (in popular order), packages, and headings of pages that answer questions */
export function searchIndex(
  source: Catalog & {
    settings: Pick<Settings, 'search' | 'packages'> & AnswerSettings;
  },
): SearchIndex {
  const groups: SearchedGroup[] = [];
  const entries: Columns[] = [];
  for (const { category, all } of sortedCategories(source)) {
    const { name, slug } = category;
    groups.push({ name, href: categoryPath(slug), category: slug, count: all.length });
    entries.push(...all.map((item) => itemColumns(item, name)));
  }
  for (const type of SERVICE_ORDER) {
    const packages = packagesOf(type, source).map((shown) => packageCard(shown, type));
    const { name, path } = SERVICE_LINES[type];
    const images = packages.map((card) => card.images[0]?.url ?? '');
    groups.push({ name, href: path, count: packages.length, images });
    for (const { name: title, price } of packages) {
      entries.push({
        name: title,
        slug: '',
        price: startingAt(price),
        kind: '-',
        words: packageWords,
      });
    }
  }
  for (const { label, href, words, headings } of searchedPages(source.settings)) {
    groups.push({ name: label, href, count: headings.length, page: words });
    for (const { id, name, text } of headings) {
      const slug = slugFromName(name) === id ? '' : id;
      entries.push({ name, slug, price: '', kind: '-', words: newWords([text], [name]) });
    }
  }
  const column = (key: keyof Columns) =>
    entries.map((entry) => entry[key].replaceAll(/\s+/g, ' ')).join('\n');
  return {
    groups,
    synonyms: source.settings.search.synonyms,
    notRented: source.settings.search.notRented,
    places: placesOf(source.settings.business),
    colors: colorWords(source.items),
    names: column('name'),
    slugs: column('slug'),
    prices: column('price'),
    kinds: entries.map(({ kind }) => kind).join(''),
    words: column('words'),
  };
}

/** A cache: many items share texts, such as colors. */
const wordsByText = new Map<string, readonly Word[]>();
const MAX_TEXTS = 10_000;

function wordsOf(text: string): readonly Word[] {
  if (wordsByText.size === MAX_TEXTS) wordsByText.clear();
  const words = wordsByText.get(text) ?? readWords(text);
  wordsByText.set(text, words);
  return words;
}

/** @returns words by which an item is found, besides those of its name and category */
function furtherWords(item: RentalItemView, category: string): string {
  const { name, tags, colors, materials, dimensions, specifications, options } = item;
  return newWords(
    [
      ...tags,
      ...colors,
      ...[name, ...colors].flatMap(colorFamilies),
      materials,
      dimensions,
      ...options.map((option) => option.name),
      ...seats(specifications),
    ],
    [name, category],
  );
}

/** @returns each word of the texts once, without the words of `searched`, which other columns have */
function newWords(texts: readonly string[], searched: readonly string[]): string {
  const seen = new Set(searched.flatMap(wordsOf).map(({ key }) => key));
  const words: string[] = [];
  for (const { key, written } of texts.flatMap(wordsOf)) {
    if (seen.has(key)) continue;
    seen.add(key);
    // Sizes are spelled as their key, which is one for all spellings.
    words.push(/\d/.test(key) ? key : written);
  }
  return words.join(' ');
}

/** @returns numbers of guests from specifications, so that "round table for 10" finds a table */
function seats(specifications: RentalItemView['specifications']): string[] {
  return Object.entries(specifications)
    .filter(([label]) => /^(?:seats|seated|standing)\b/i.test(label))
    .map(
      ([, value]) =>
        `seats ${(value.match(/\d+/g) ?? []).map((count) => `${count} guests`).join(' ')}`,
    );
}

function placesOf({ cities, city, state }: Settings['business']): string[] {
  return [...new Set([...cities, city, state])].filter((place) => place !== '');
}

/** @returns words of the catalog's colors and of their broad names */
function colorWords(items: readonly RentalItemView[]): string {
  const colors = new Set(items.flatMap((item) => item.colors));
  const families = [...colors].flatMap(colorFamilies);
  return [...new Set([...colors, ...families].flatMap(wordsOf).map(({ key }) => key))].join(' ');
}

const imagesOf = memoize(({ slug: category }: CategoryView, items: readonly RentalItemView[]) => ({
  params: { category },
  props: {
    images: Object.fromEntries(
      items.flatMap(({ slug, images: [url] }) => (url === undefined ? [] : [[slug, url]])),
    ),
  },
}));

/** One file for each category, with the first image of each item by slug, for `getStaticPaths`. */
export function searchImages({ categories, items }: Pick<Catalog, 'categories' | 'items'>) {
  const byCategory = Map.groupBy(items, ({ category }) => category);
  return categories.map((category) => imagesOf(category, byCategory.get(category.slug) ?? []));
}
