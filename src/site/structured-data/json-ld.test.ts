import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';
import { breadcrumbs } from './lists.ts';

const site = new URL('https://woodward.example');
const HOSTILE = ['</script>', '<!--', '<script>', '\u2028', '\u2029', '"}', '\\', '\ud800', '&lt;'];

const name = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE)))
  .map((parts) => parts.join(''));

const block = (label: string) => jsonLd([breadcrumbs([{ label, href: '/chairs' }], site)]);

test('gives back every name as it was', () => {
  fc.assert(
    fc.property(name, (label) => {
      const parsed = JSON.parse(block(label)) as { '@graph': ReturnType<typeof breadcrumbs>[] };
      expect(parsed['@graph'][0]?.itemListElement[0]?.name).toBe(label);
    }),
  );
});

test('holds nothing that could end the script, whatever a name holds', () => {
  fc.assert(
    fc.property(name, (label) => {
      expect(block(label)).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
});

test('writes < as its escape', () => {
  expect(block('</script>')).toContain(String.raw`\u003c/script>`);
});

test('leaves out what is not stated', () => {
  const service = { '@type': 'Service', name: 'Design', serviceType: 'Design' } as const;
  expect(JSON.parse(jsonLd([{ ...service, description: undefined }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [service],
  });
});
