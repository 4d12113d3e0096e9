import { describe, expect, test } from 'vitest';
import { pack, pageRecord, unpack } from './page-record.ts';
import { headersFile } from './site-headers.ts';
import { siteFindings } from './site-problems.ts';

const ORIGIN = 'https://woodward.example';

function findings(html: string, files: string[] = []) {
  const pages = new Map([
    ['/', pageRecord('<main id="top"></main>')],
    ['/page', pageRecord(html)],
  ]);
  return siteFindings({ pages, files: new Set(files), fresh: 2 }, ORIGIN);
}

describe('a site may be published', () => {
  test.each([
    '<a href="/">A</a>',
    '<a href="/#top">A</a>',
    '<a href="#here" id="here">A</a>',
    '<a href="https://woodward.example/page">A</a>',
    '<a href="https://other.example/nowhere">A</a>',
    '<a href="mailto:a@b.example">A</a>',
    '<link href="/_astro/a.css">',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  ])('with %s', (html) => {
    expect(findings(html, ['/_astro/a.css'])).toEqual({ problems: [], missingImages: [] });
  });

  test('with a missing image, which is reported @publish.checked', () => {
    const html =
      '<img src="/.netlify/images?url=%2Fmedia%2Fa.jpg&amp;w=320"><img src="/img/upload">';
    expect(findings(html)).toEqual({
      problems: [],
      missingImages: ['/.netlify/images?url=%2Fmedia%2Fa.jpg&w=320'],
    });
    expect(findings(html, ['/media/a.jpg']).missingImages).toEqual([]);
  });
});

describe('a site is not published', () => {
  test.each([
    '<a href="/nowhere">A</a>',
    '<a href="/page/">A</a>',
    '<a href="/#nothing">A</a>',
    '<link href="/_astro/old.css">',
    '<script src="/_astro/old.js"></script>',
    '<astro-island component-url="/_astro/old.js"></astro-island>',
    '<script type="application/ld+json">{</script>',
    '<script type="application/ld+json">[]</script>',
  ])('with %s @publish.checked', (html) => {
    expect(findings(html).problems).toEqual([expect.stringMatching(/^\/page: /)]);
  });

  test('without a home page @publish.checked', () => {
    const site = { pages: new Map(), files: new Set<string>(), fresh: 0 };
    expect(siteFindings(site, ORIGIN).problems).toEqual(['There is no home page.']);
  });
});

test('the stored record of a page equals the parsed one', () => {
  const record = pageRecord('<a href="/a" id="b">A</a><img src="/c"><script>d()</script>');
  const packed = pack(new Map([['hash', record]]));
  expect(unpack(structuredClone(packed), 'hash')).toEqual(record);
  expect(unpack(packed, 'other')).toBeUndefined();
});

test('the policy allows the inline code of every page, each once', () => {
  const one = pageRecord('<script>a()</script>');
  const two = pageRecord('<script>a()</script><style>b{}</style>');
  const [policy = ''] =
    /Content-Security-Policy: .*/.exec(headersFile([one, two], 'https://woodward.example')) ?? [];
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});

test('HSTS is set for a site with HTTPS only @security.headers', () => {
  const header = 'Strict-Transport-Security: max-age=31536000';
  expect(headersFile([], 'https://woodward.example')).toContain(header);
  expect(headersFile([], 'http://localhost:4321')).not.toContain('Strict-Transport-Security');
});
