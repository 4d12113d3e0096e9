import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** British spellings, of which CSS, the libraries and the interface have the American ones. */
const BRITISH =
  /catalogue|colour|centre|behaviour|neighbour|favour|honour|\bgrey(?:scale)?\b|licence|cancelled|travelled|(?<!aria-)\blabelled\b|\b(?:organ|recogn|real|optim|summar|normal)is(?:e|ed|es|ing)\b|\bany more\b(?! \w+ than)|\bafterwards\b|\bfor ever\b/i;

/** What the format of calendars calls a canceled event (RFC 5545 §3.8.1.11). */
const CALENDAR_WORD = /\bCANCELLED\b/g;

/** @returns each line that is spelled so, and each path */
function britishLines(name: string, text: string): string[] {
  const lines = text.split('\n').map((line, index) => `${name}:${index + 1}: ${line.trim()}`);
  return [name, ...lines].filter((line) => BRITISH.test(line.replaceAll(CALENDAR_WORD, '')));
}

test('British spelling is found, in names and in texts', () => {
  const found = ['catalogue.ts', 'a: Colour', 'a: neighbours', 'a: was cancelled', 'a: normalised'];
  const phrases = ['a: not any more', 'a: deleted afterwards', 'a: kept for ever'];
  const all = [...found, ...phrases];
  expect(all.filter((line) => BRITISH.test(line))).toEqual(all);
  const fine = ['catalog.ts', 'aria-labelledby', 'ariaLabelledByElements', 'centered'];
  expect(fine.filter((line) => BRITISH.test(line))).toEqual([]);
});

/**
 * Names that were given up for those of `docs/glossary.md`: anywhere, but for HTML's `picture`; as a
 * part of an identifier, where the word has other meanings in a sentence ("a link leads to").
 */
const RETIRED =
  /(?<![A-Za-z])(?:[Dd]esk|DESK|[Pp]icture|PICTURE|[Pp]atience|PATIENCE)(?:s|S)?(?![a-z])|(?<=[a-z])(?:Desk|Picture|Patience)s?(?![a-z])/;
const RETIRED_IN_NAMES =
  /(?<![A-Za-z])(?:leads?|notices?|bin)(?=[A-Z_])|(?<=[a-z])(?:Leads?|Notices?|Bins?)(?![a-z])|(?<=_)(?:leads?|notices?)\b|\b(?:LEADS?|NOTICES?|BIN)_|_(?:LEADS?|NOTICES?)\b|[/-](?:leads?|notices?|bin)\.[jt]sx?\b|[Ee]arlier(?:Site|-site)s?(?![a-z])/;
const ALLOWED = /<\/?picture|desk-lamp|Desk Lamp|DESKTOP|page\.lead/g;

/** @returns whether a line, or a path, uses a word that was given up */
function isRetired(line: string): boolean {
  const rest = line.replaceAll(ALLOWED, '');
  return RETIRED.test(rest) || RETIRED_IN_NAMES.test(rest);
}

test('a retired word is found in a path, a name and a sentence', () => {
  const found = ['src/desk/x.ts', 'pictureUrl', 'the staff desk', 'PATIENCE_MS', 'storeLead'];
  const more = [
    'LEAD_KINDS',
    'queries/leads.ts',
    'newLeads(',
    'lead_id',
    '$noticeText',
    'emptyBin',
    'EarlierSite',
    'admin/earlier-sites.spec.ts',
  ];
  expect([...found, ...more].filter((line) => !isRetired(line))).toEqual([]);
  const fine = [
    '<picture>',
    'the link leads to a page',
    'desktop',
    'leading-tight',
    'Contact Leads',
    'an earlier site',
  ];
  expect(fine.filter(isRetired)).toEqual([]);
});

const FILES = sourceFiles(
  '*.md',
  '{db,netlify,src,tests,tools}/**/*.{astro,css,json,md,mjs,ts,tsx}',
).filter(
  ({ name }) => !name.endsWith('common-passwords.json') && !name.includes('vocabulary.test'),
);

test('one thing has one name', () => {
  // What the demo's texts say to visitors; migrations that have run, and databases from before them.
  const free =
    /^(?:db\/seed\/content|db\/migrations|db\/backup\/tables|tests\/integration\/backup\/older)/;
  const lines = FILES.filter(({ name }) => !free.test(name)).flatMap(({ name, text }) => [
    name,
    ...text.split('\n').map((line, index) => `${name}:${index + 1}: ${line.trim()}`),
  ]);
  expect(lines.filter(isRetired)).toEqual([]);
});

test('the project is spelled as its interface is', () => {
  const files = FILES;
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap(({ name, text }) => britishLines(name, text))).toEqual([]);
});
