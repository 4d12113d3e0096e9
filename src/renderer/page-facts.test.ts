import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';

/** Escapes like Astro and React. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

describe('inline code', () => {
  const code = (html: string) => {
    const { scripts, styles } = pageFacts(html);
    return { scripts, styles };
  };

  test('is collected', () => {
    const html =
      '<style>a{}</style><script>one()</script><script type="module">two()</script><SCRIPT>three()</SCRIPT >';
    expect(code(html)).toEqual({ scripts: ['one()', 'two()', 'three()'], styles: ['a{}'] });
  });

  test('excludes scripts with an address, data and comments', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><!-- <script>x()</script> -->';
    expect(code(html)).toEqual({ scripts: [], styles: [] });
    expect(pageFacts(html).data).toEqual(['{"a":1}']);
  });

  test('excludes speculation rules, which are collected apart', () => {
    const html = '<script type="speculationrules">{"prefetch":[]}</script>';
    expect(code(html)).toEqual({ scripts: [], styles: [] });
    expect(pageFacts(html).rules).toEqual(['{"prefetch":[]}']);
  });

  test("is not found in an attribute's value", () => {
    const name = "Chair </script><script>alert('x')</script>";
    const html = `<meta content="${name}"><img alt="${name}"><script>real()</script>`;
    expect(code(html)).toEqual({ scripts: ['real()'], styles: [] });
  });

  test('may contain tags as text', () => {
    expect(code('<script>if (a<b) c("<a href=x>")</script>').scripts).toHaveLength(1);
    expect(pageFacts('<script>c("<a href=/x>")</script>').links.size).toBe(0);
  });
});

describe('addresses', () => {
  test('include links, styles, scripts and islands', () => {
    const html =
      '<a href="/a?x=1&amp;y=2">A</a><link href=/b.css><script src=\'/c.js\'></script><astro-island component-url="/d.js">';
    expect([...pageFacts(html).links]).toEqual(['/a?x=1&y=2', '/b.css', '/c.js', '/d.js']);
  });

  test("are not found in other attributes' values", () => {
    const words = `See <a href='/gallery'>gallery</a> id=x src=/y.js >`;
    const html = `<meta content="${words}"><p data-card="${words}">${escaped(words)}</p><a href="/real">`;
    const { links, ids, images } = pageFacts(html);
    expect([[...links], [...ids], [...images]]).toEqual([['/real'], [], []]);
  });

  test("are not affected by an editor's text, in a value or as content", () => {
    const markup = fc.constantFrom(
      '<a href="/x">',
      "<img src='/y'",
      ' id=z ',
      '">',
      '-->',
      '<script>',
    );
    const words = fc.array(fc.oneof(fc.string(), markup)).map((parts) => escaped(parts.join('')));
    fc.assert(
      fc.property(words, words, (value, text) => {
        const html = `<img alt="${value}" src="/a.jpg"><a title='${value}' href="/b">${text}</a>`;
        const { links, ids, images, scripts } = pageFacts(html);
        expect([[...links], [...ids], [...images], scripts]).toEqual([['/b'], [], ['/a.jpg'], []]);
      }),
    );
  });

  test('of an icon are those of an image: an owner may name one that is not there', () => {
    const facts = pageFacts(
      '<link href="/own.png" rel="icon"><link rel="stylesheet" href="/a.css">',
    );
    expect([[...facts.images], [...facts.links]]).toEqual([['/own.png'], ['/a.css']]);
  });

  test('of images are separate, in every size', () => {
    const facts = pageFacts('<img src="/a.jpg" srcset="/b.jpg 320w, /c.jpg 640w" id="here">');
    expect([...facts.images]).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
    expect([...facts.links]).toEqual([]);
    expect([...facts.ids]).toEqual(['here']);
  });
});
