import { expect, test } from 'vitest';
import { inlineCode } from './inline-code.ts';

test('finds scripts and styles that stand in the page', () => {
  const html =
    '<style>a{}</style><script>one()</script><script type="module">two()</script><SCRIPT>three()</SCRIPT >';
  expect(inlineCode(html)).toEqual({ scripts: ['one()', 'two()', 'three()'], styles: ['a{}'] });
});

test('leaves out what has an address, what is data, and what is commented out', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><!-- <script>x()</script> -->';
  expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
});

test("takes no script from an attribute's value", () => {
  const name = "Chair </script><script>alert('x')</script>";
  const html = `<meta content="${name}"><img alt="${name}"><script>real()</script>`;
  expect(inlineCode(html)).toEqual({ scripts: ['real()'], styles: [] });
});
