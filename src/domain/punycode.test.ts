import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableDomain } from './punycode.ts';

test.each([
  ['xn--mller-kva.example', 'müller.example'],
  ['XN--MLLER-KVA.example', 'MüLLER.example'],
  ['xn--fiqs8s.xn--fiqs8s', '中国.中国'],
  ['xn--mgbh0fb.xn--kgbechtv', 'مثال.إختبار'],
  ['example.com', 'example.com'],
  ['xn--.example', 'xn--.example'],
  ['xn--99999999999.example', 'xn--99999999999.example'],
])('%s is read as %s @form.email', (domain, readable) => {
  expect(readableDomain(domain)).toBe(readable);
});

test('every international domain is read as it was written @form.email', () => {
  const letter = fc.constantFrom(...Array.from('aZ09éüßłñçøاكমরবংল中国日本한국ёжяΩλ'));
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (label) => {
      const ascii = domainToASCII(`${label}.example`);
      fc.pre(ascii !== '');
      expect(readableDomain(ascii)).toBe(domainToUnicode(ascii));
    }),
  );
});
