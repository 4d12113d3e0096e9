/**
 * The checks of a built site find what is wrong: each is shown a page with one mistake.
 */
import { describe, expect, test } from 'vitest';
import type { BuiltPage, BuiltSite } from '../../support/site/built-site.ts';
import {
  cardProblems,
  headingProblems,
  identityProblems,
  repeated,
} from '../../support/site/head-problems.ts';
import { findAll, parseHtml, textOf } from '../../support/site/html.ts';
import { linkProblems } from '../../support/site/link-problems.ts';
import { structuredDataProblems } from '../../support/site/schema-problems.ts';
import { breadcrumbProblems, productProblems } from '../../support/site/stated-problems.ts';

const ORIGIN = 'https://woodward.example';
const IMAGE = `${ORIGIN}/.netlify/images?url=%2Fa.jpg&amp;w=1200&amp;h=630&amp;fm=jpg`;

function siteOf(...pages: BuiltPage[]): BuiltSite {
  return {
    folder: '',
    pages,
    origin: ORIGIN,
    hasFile: (file) => file === '/a.jpg',
    readFile: () => '',
    close: () => Promise.resolve(),
  };
}

function pageOf(html: string, path = '/page'): BuiltPage {
  return { path, document: parseHtml(html), indexable: !html.includes('noindex') };
}

const HEAD = [
  '<title>Chairs</title>',
  '<meta name="description" content="For rent">',
  `<link rel="canonical" href="${ORIGIN}/page">`,
  '<meta property="og:type" content="website">',
  '<meta property="og:locale" content="en_US">',
  '<meta property="og:site_name" content="Woodward">',
  '<meta property="og:title" content="Chairs">',
  '<meta property="og:description" content="For rent">',
  `<meta property="og:url" content="${ORIGIN}/page">`,
  `<meta property="og:image" content="${IMAGE}">`,
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  '<meta property="og:image:alt" content="A chair">',
  '<meta name="twitter:card" content="summary_large_image">',
  '<meta name="twitter:title" content="Chairs">',
  '<meta name="twitter:description" content="For rent">',
  `<meta name="twitter:image" content="${IMAGE}">`,
  '<meta name="twitter:image:alt" content="A chair">',
].join('');

describe('reading HTML', () => {
  test('gives text and attributes with their references resolved', () => {
    const root = parseHtml(
      '<p title="a &amp; b">1 &lt; <!-- no --><b>2</b></p><script>1 < 2</script>',
    );
    expect(findAll(root, 'p').map(textOf)).toEqual(['1 < 2']);
    expect(findAll(root, 'p')[0]?.attributes.get('title')).toBe('a & b');
    expect(findAll(root, 'script')[0]?.children).toEqual(['1 < 2']);
  });

  test.each([
    ['<p><b></p></b>', '</p> closes <b>'],
    ['<p>', '<p> is not closed'],
    ['<p>1 < 2</p>', 'A < that starts no tag'],
    ['<script>1', '<script> is not closed'],
    ['<img loading="lazy" loading="eager">', 'loading twice'],
    ['<p>&unknown;</p>', '&unknown; is not known here'],
  ])('refuses %s', (html, message) => {
    expect(() => parseHtml(html)).toThrow(message);
  });
});

describe('the head', () => {
  test('is without a problem when all is there', () => {
    const page = pageOf(HEAD);
    expect([...identityProblems(page, siteOf(page)), ...cardProblems(page, siteOf(page))]).toEqual(
      [],
    );
  });

  test.each([
    ['two titles', `${HEAD}<title>More</title>`],
    ['no description', HEAD.replace('name="description"', 'name="other"')],
    ['a canonical address of another page', HEAD.replace('/page">', '/other">')],
    ['a canonical address and noindex', `${HEAD}<meta name="robots" content="noindex">`],
  ])('has a problem with %s', (_, html) => {
    const page = pageOf(html);
    expect(identityProblems(page, siteOf(page))).toHaveLength(1);
  });

  test.each([
    ['no alternative text', HEAD.replace('og:image:alt', 'og:image:none')],
    [
      'another title in the card',
      HEAD.replace('og:title" content="Chairs', 'og:title" content="X'),
    ],
    ['an image that is not there', HEAD.replaceAll('%2Fa.jpg', '%2Fb.jpg')],
    ['another size than claimed', HEAD.replace('content="1200"', 'content="1000"')],
    ['two different images', HEAD.replace('fm=jpg', 'fm=jpg&amp;q=1')],
  ])('has a problem with %s', (_, html) => {
    const page = pageOf(html);
    expect(cardProblems(page, siteOf(page))).toHaveLength(1);
  });

  test('must not be the same twice', () => {
    expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
  });
});

describe('headings', () => {
  test.each([
    ['', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', 0],
    ['no first heading', '<h2>A</h2>', 2],
    ['two first headings', '<h1>A</h1><h1>B</h1>', 1],
    ['a level left out', '<h1>A</h1><h3>B</h3>', 1],
    ['an empty heading', '<h1>A</h1><h2> </h2>', 1],
  ])('%s', (_, html, count) => {
    expect(headingProblems(pageOf(html))).toHaveLength(count);
  });
});

describe('links', () => {
  test.each([
    ['/page', 0],
    ['#here', 0],
    ['/page#here', 0],
    ['/a.jpg', 0],
    ['https://other.example/x', 0],
    ['mailto:a@b.example', 0],
    ['/nowhere', 1],
    ['/page/', 1],
    ['#there', 1],
    ['/.netlify/images?url=%2Fb.jpg&w=320', 1],
  ])('%s has %i problems', (href, count) => {
    expect(linkProblems(siteOf(pageOf(`<a id="here" href="${href}">A</a>`)))).toHaveLength(count);
  });

  test.each([
    ['<form action="/api/previews"></form>', 0],
    ['<form action="/api/nowhere"></form>', 1],
    ['<a href="/api/previews">A</a>', 1],
  ])('%s has %i problems: only forms are sent to endpoints', (html, count) => {
    expect(linkProblems(siteOf(pageOf(html)))).toHaveLength(count);
  });

  test('are looked for in srcset too', () => {
    const page = pageOf('<img src="/a.jpg" srcset="/a.jpg 320w, /b.jpg 640w">');
    expect(linkProblems(siteOf(page))).toEqual([expect.stringContaining('/b.jpg')]);
  });
});

describe('structured data', () => {
  const offer = { '@type': 'Offer', price: 8.5, priceCurrency: 'USD' };
  const chair = { '@type': 'Product', name: 'Chair', url: `${ORIGIN}/page`, offers: offer };
  const problems = (...graph: unknown[]) => {
    const block = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
    const page = pageOf(`<script type="application/ld+json">${block}</script>`);
    return structuredDataProblems(page, siteOf(page));
  };

  test('is without a problem when the table of types allows it', () => {
    expect(problems(chair)).toEqual([]);
  });

  test.each([
    ['an unknown type', { ...chair, '@type': 'Chair' }],
    ['an unknown property', { ...chair, legs: 4 }],
    ['a missing property', { ...chair, name: undefined }],
    ['an empty text', { ...chair, name: ' ' }],
    ['an offer without a price', { ...chair, offers: { ...offer, price: undefined } }],
    ['a price that is text', { ...chair, offers: { ...offer, price: '$8.50' } }],
    ['another currency', { ...chair, offers: { ...offer, priceCurrency: 'EUR' } }],
    ['an offer of the wrong type', { ...chair, offers: chair }],
    ['a path for an address', { ...chair, url: '/page' }],
    ['the address of no page', { ...chair, url: `${ORIGIN}/other` }],
    ['an image that is not there', { ...chair, image: [`${ORIGIN}/b.jpg`] }],
    ['an empty list', { ...chair, image: [] }],
    ['a list of names', { ...chair, name: ['Chair', 'Seat'] }],
    ['a reference to nothing', { ...chair, offers: { ...offer, seller: { '@id': 'x' } } }],
  ])('has a problem with %s', (_, node) => {
    expect(problems(node)).toHaveLength(1);
  });

  test.each(['{', '[]', '{"@context":"https://schema.org"}'])('is not %s', (block) => {
    const page = pageOf(`<script type="application/ld+json">${block}</script>`);
    expect(structuredDataProblems(page, siteOf(page))).toHaveLength(1);
  });

  test('is one block', () => {
    const page = pageOf('<script type="application/ld+json">{}</script>'.repeat(2));
    expect(structuredDataProblems(page, siteOf(page))).toEqual(['/page has 2 blocks']);
  });
});

describe('what is stated and shown', () => {
  const shown = '<nav aria-label="Breadcrumb"><a href="/">Home</a><a href="/page">Chair</a></nav>';
  const details = '<div><h1>Chair</h1><p>$8.50 per each</p></div>';
  const withData = (body: string, ...graph: unknown[]) =>
    pageOf(
      `${body}<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`,
    );
  const trail = (...names: string[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => ({
      position: index + 1,
      name,
      item: ORIGIN + (index === names.length - 1 ? '/page' : '/'),
    })),
  });

  test('is the same trail', () => {
    expect(breadcrumbProblems(withData(shown, trail('Home', 'Chair')))).toEqual([]);
    expect(breadcrumbProblems(withData(shown, trail('Home', 'Sofa')))).toHaveLength(1);
    expect(breadcrumbProblems(withData('', trail('Home')))).toHaveLength(1);
    expect(breadcrumbProblems(withData(shown))).toHaveLength(1);
  });

  test('is the same name and price', () => {
    const product = (name: string, price?: number) => ({
      '@type': 'Product',
      name,
      offers: { price },
    });
    expect(productProblems(withData(details, product('Chair', 8.5)))).toEqual([]);
    expect(productProblems(withData(details, product('Chair', 9)))).toHaveLength(1);
    expect(productProblems(withData(details, product('Sofa', 8.5)))).toHaveLength(1);
    expect(productProblems(withData(details, { '@type': 'Product', name: 'Chair' }))).toHaveLength(
      1,
    );
    expect(productProblems(withData(details))).toHaveLength(1);
  });
});
