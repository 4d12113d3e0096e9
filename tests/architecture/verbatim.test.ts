/** Numbers and addresses that a translator must not change (@translated.badge). */
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** A link that calls or mails, with what it contains. */
const CONTACT_LINK = /<a\s[^<]*?href=\{(?:phoneHref|mailHref|\w*[pP]hone\w*\.href)[\s\S]*?<\/a>/g;
const KEPT = /translate="no"|<Verbatim/;
/** Its links stand in a letterhead of which nothing is translated. */
const KEPT_AROUND = 'src/islands/quotes/QuoteDocument.tsx';

test('no link that calls or mails has a text that is translated @translated.badge', () => {
  const links = sourceFiles(
    'src/components/**/*.astro',
    'src/layouts/**/*.astro',
    'src/pages/**/*.astro',
    'src/islands/**/*.tsx',
  ).flatMap(({ name, text }) => [...text.matchAll(CONTACT_LINK)].map(([link]) => ({ name, link })));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ name, link }) => name !== KEPT_AROUND && !KEPT.test(link))).toEqual([]);
});
