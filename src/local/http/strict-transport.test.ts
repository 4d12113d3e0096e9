import { expect, test } from 'vitest';
import { strictTransport } from './strict-transport.ts';

const HEADER = 'Strict-Transport-Security';
const redirect = () => new Response(null, { status: 301, headers: { Location: '/' } });

test('a site with HTTPS sets the header once on every response', () => {
  const said = strictTransport(redirect(), 'https://woodward.example');
  expect(said.headers.get(HEADER)).toBe('max-age=31536000');
  expect(strictTransport(said, 'https://woodward.example').headers.get(HEADER)).toBe(
    'max-age=31536000',
  );
});

test('a site without HTTPS does not', () => {
  expect(strictTransport(redirect(), 'http://localhost:4321').headers.has(HEADER)).toBe(false);
});
