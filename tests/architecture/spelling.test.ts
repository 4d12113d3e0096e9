import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** British spellings, of which CSS, the libraries and the interface have the American ones. */
const BRITISH =
  /catalogue|colour|centre|behaviour|neighbour|favour|honour|\bgrey(?:scale)?\b|licence|cancelled|travelled|(?<!aria-)\blabelled\b|\b(?:organ|recogn|real|optim|summar|normal)is(?:e|ed|es|ing)\b/i;

/** @returns each line that is spelled so, and each path */
function britishLines(name: string, text: string): string[] {
  const lines = text.split('\n').map((line, index) => `${name}:${index + 1}: ${line.trim()}`);
  return [name, ...lines].filter((line) => BRITISH.test(line));
}

test('British spelling is found, in names and in texts', () => {
  const found = ['catalogue.ts', 'a: Colour', 'a: neighbours', 'a: was cancelled', 'a: normalised'];
  expect(found.filter((line) => BRITISH.test(line))).toEqual(found);
  const fine = ['catalog.ts', 'aria-labelledby', 'ariaLabelledByElements', 'centered'];
  expect(fine.filter((line) => BRITISH.test(line))).toEqual([]);
});

test('the project is spelled as its interface is', () => {
  const files = sourceFiles(
    '*.md',
    '{db,netlify,src,tests,tools}/**/*.{astro,css,json,md,mjs,ts,tsx}',
  ).filter(
    ({ name }) => !name.endsWith('common-passwords.json') && !name.includes('spelling.test'),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap(({ name, text }) => britishLines(name, text))).toEqual([]);
});
