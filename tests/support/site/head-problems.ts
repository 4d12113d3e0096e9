/**
 * What is wrong with the head of a page: each function gives a list of sentences, empty when all
 * is well.
 */
import { canonicalOf, metaContents, type BuiltPage, type BuiltSite } from './built-site.ts';
import { findAll, oneSpaced, textOf } from './html.ts';
import { missingTarget } from './link-problems.ts';

/** One title, one description, and either one canonical address, the page's own, or noindex. */
export function identityProblems(page: BuiltPage, site: BuiltSite): string[] {
  const { document } = page;
  const titles = findAll(document, 'title')
    .filter((title) => !isInSvg(page, title))
    .map(textOf);
  const descriptions = metaContents(document, 'description');
  const canonicals = findAll(document, 'link').filter(
    ({ attributes }) => attributes.get('rel') === 'canonical',
  );
  const robots = metaContents(document, 'robots');
  return said(page, [
    [titles.length !== 1 || titles[0] === '', `has the titles ${JSON.stringify(titles)}`],
    [
      descriptions.length !== 1 || descriptions[0] === '',
      `has the descriptions ${JSON.stringify(descriptions)}`,
    ],
    [canonicals.length !== (page.indexable ? 1 : 0), `has ${canonicals.length} canonical links`],
    [robots.length !== (page.indexable ? 0 : 1), `has ${robots.length} robots tags`],
    [
      page.indexable && canonicalOf(page) !== site.origin + page.path,
      `has the canonical address ${canonicalOf(page)}`,
    ],
  ]);
}

const CARD_TAGS = [
  'og:type',
  'og:locale',
  'og:site_name',
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

/** Open Graph and Twitter tags once each, saying what the page says, with an image that exists. */
export function cardProblems(page: BuiltPage, site: BuiltSite): string[] {
  const { document } = page;
  const one = (name: string) => metaContents(document, name)[0] ?? '';
  const image = one('og:image');
  const title = findAll(document, 'title').map(textOf)[0];
  return said(page, [
    ...CARD_TAGS.map((name): [boolean, string] => {
      const contents = metaContents(document, name);
      return [
        contents.length !== 1 || contents[0] === '',
        `has for ${name} ${JSON.stringify(contents)}`,
      ];
    }),
    [oneSpaced(one('og:title')) !== title, `is called ${one('og:title')} in its card`],
    [one('og:description') !== one('description'), 'has another description in its card'],
    [
      (metaContents(document, 'og:url')[0] ?? '') !== (canonicalOf(page) ?? ''),
      `has the address ${one('og:url')} in its card`,
    ],
    [!/^https?:\/\//.test(image), `has a card image without a whole address: ${image}`],
    [one('twitter:image') !== image, 'has two different card images'],
    [missingTarget(image, page, site) !== null, `has a card image that is not there: ${image}`],
    [/\.svg(?:$|&|\?)/.test(image), `has a drawing as card image: ${image}`],
    [!isCut(page, image, site), `has a card image that is not cut to its size: ${image}`],
  ]);
}

/** Our own images are cut by the image CDN to the size that the tags claim. */
function isCut({ document }: BuiltPage, image: string, site: BuiltSite): boolean {
  const [width] = metaContents(document, 'og:image:width');
  const [height] = metaContents(document, 'og:image:height');
  if (!image.startsWith(site.origin)) return width === undefined && height === undefined;
  const query = new URL(image).searchParams;
  // An uploaded one may be smaller, so its size is left out.
  if (query.get('url')?.startsWith('/img/')) return width === undefined && height === undefined;
  return (
    query.get('w') === width &&
    query.get('h') === height &&
    /^(?:jpg|webp)$/.test(query.get('fm') ?? '')
  );
}

/** A drawing may have a title too. */
function isInSvg({ document }: BuiltPage, title: unknown): boolean {
  return findAll(document, 'svg').some((svg) =>
    findAll(svg, 'title').some((each) => each === title),
  );
}

/** Exactly one first heading, no empty one, no level left out. */
export function headingProblems(page: BuiltPage): string[] {
  const headings = findAll(page.document, '*').filter(({ name }) => /^h[1-6]$/.test(name));
  const levels = headings.map(({ name }) => Number(name.slice(1)));
  const outline = levels.join(' ');
  return said(page, [
    [levels.filter((level) => level === 1).length !== 1, `has the headings ${outline}`],
    [levels[0] !== 1, `begins with a heading of level ${levels[0]}`],
    [
      levels.some((level, index) => level > (levels[index - 1] ?? level) + 1),
      `leaves out a level of headings: ${outline}`,
    ],
    [headings.some((heading) => textOf(heading) === ''), 'has an empty heading'],
  ]);
}

/** Titles, or descriptions, that more than one page has. */
export function repeated(values: readonly string[]): string[] {
  return [...Map.groupBy(values, (value) => value)]
    .filter(([, same]) => same.length > 1)
    .map(([value]) => value);
}

function said(page: BuiltPage, checks: readonly (readonly [boolean, string])[]): string[] {
  return checks.filter(([wrong]) => wrong).map(([, what]) => `${page.path} ${what}`);
}
