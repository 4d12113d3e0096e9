import { describe, expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';
import { SiteCheck } from './site-check.ts';
import { headersFile, inlineHashes } from './site-headers.ts';

function findings(html: string, files: string[] = []) {
  const check = new SiteCheck();
  const texts = new Map([
    ['/', '<main id="top"></main>'],
    ['/page', html],
  ]);
  for (const [page, text] of texts) check.add(page, pageFacts(text));
  return check.findings({
    origin: 'https://woodward.example',
    pages: new Map([...texts, ['/earlier', '']]),
    files: new Set(files),
    idsOf: (page) => pageFacts(texts.get(page) ?? '').ids,
  });
}

describe('a site may be published', () => {
  test.each([
    '<a href="/">A</a>',
    '<a href="/#top">A</a>',
    '<a href="/earlier">A</a>',
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
});

test('the policy allows the inline code of every page, each once', () => {
  const one = inlineHashes(pageFacts('<script>a()</script>'));
  const two = inlineHashes(pageFacts('<script>a()</script><style>b{}</style>'));
  const headers = headersFile(new Set([one, two]), 'https://woodward.example');
  const [policy = ''] = /Content-Security-Policy: .*/.exec(headers) ?? [];
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});

test('HSTS is set for a site with HTTPS only @security.headers', () => {
  const header = 'Strict-Transport-Security: max-age=31536000';
  expect(headersFile(new Set(), 'https://woodward.example')).toContain(header);
  expect(headersFile(new Set(), 'http://localhost:4321')).not.toContain(
    'Strict-Transport-Security',
  );
});
