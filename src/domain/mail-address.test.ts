import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { asciiDomain, isMailAddress, readableAddress } from './mail-address.ts';

test.each([
  'ada@example.com',
  'tom&jerry@example.com',
  'us=er@example.com',
  'user/dept@example.com',
  "o'brien+wedding@mail.example.co.uk",
  'first..last@example.com',
  '.dots.@example.com',
  'ana@müller.example',
  'ana@xn--mller-kva.example',
  'иван@пример.рф',
  'info@пример.рф',
  '用户@例え。テスト',
  'josé@example.com',
  'a@b.photography',
])('takes %s @form.email', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@gmail',
  'ada@example,com',
  'ada@example..com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@-example.com',
  'ada@exam_ple.com',
  'ada@127.0.0.1',
  'ada@example.com/path',
  'ada@example.com:25',
  'a b@example.com',
  'ada@exam ple.com',
  'ada@bob@example.com',
  'ada@example.com, bob@example.com',
  'Ada <ada@example.com>',
  'ada@xn--a.example',
  'ada\u202E@example.com',
  `ada@${'x'.repeat(64)}.com`,
])('refuses %j @form.email', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

/** https://html.spec.whatwg.org/#valid-e-mail-address */
const HTML =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const locals = fc.string({
  unit: fc.constantFrom(...Array.from("abzAZ019.!#$%&'*+/=?^_`{|}~-")),
  minLength: 1,
  maxLength: 30,
});

describe('isMailAddress', () => {
  it('takes what input type=email takes at a domain with a dot @form.email', () => {
    fc.assert(
      fc.property(locals, fc.domain(), (local, domain) => {
        expect(HTML.test(`${local}@${domain}`)).toBe(true);
        expect(isMailAddress(`${local}@${domain}`)).toBe(true);
      }),
    );
  });

  it('takes no ASCII that input type=email refuses @form.email', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({
            unit: fc.constantFrom(...Array.from('ab1.-_@ ,:/?%\\[]"<>')),
            maxLength: 20,
          }),
          fc.tuple(fc.string({ unit: 'binary-ascii' }), fc.domain()).map((two) => two.join('@')),
        ),
        (text) => {
          expect(!isMailAddress(text) || HTML.test(text)).toBe(true);
        },
      ),
    );
  });
});

test('a domain has one name in ASCII, which names itself @form.email', () => {
  // One script in a label: a domain mixes no directions of writing.
  const letters = fc
    .constantFrom('äößéñç', 'дпрж', 'عربي', '例え語', 'aé9')
    .chain((script) =>
      fc.string({ unit: fc.constantFrom(...Array.from(script)), minLength: 1, maxLength: 20 }),
    );
  fc.assert(
    fc.property(letters, fc.constantFrom('example', 'рф', 'com'), (label, end) => {
      const ascii = asciiDomain(`${label}.${end}`);
      expect(ascii).toMatch(/^[a-z0-9.-]+$/);
      expect(asciiDomain(ascii ?? '')).toBe(ascii);
      expect(asciiDomain(`${label}.${end}`.toUpperCase())).not.toBeNull();
    }),
  );
});

test.each([
  ['ana@xn--mller-kva.example', 'ana@müller.example'],
  ['ana@xn--mller-kva', 'ana@müller'],
  // No letters, or letters of another domain: an address that nobody could save again.
  ['ana@xn--i-7iq.ws', 'ana@xn--i-7iq.ws'],
  ['\u200Eana@example.com\u200B', 'ana@example.com'],
  ['ana@example.com\u2060', 'ana@example.com'],
  ['ana\u00AD@xn--mller-kva.example', 'ana@müller.example'],
  ['ana', 'ana'],
  ['@xn--mller-kva.example', '@xn--mller-kva.example'],
])('%j is read as %j @form.email', (typed, address) => {
  expect(readableAddress(typed)).toBe(address);
});
