/** Documents and comments name files and headings that exist; the main documents stay short. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles, type SourceFile } from '../support/tree.ts';

const DOCUMENTS = sourceFiles(
  '*.md',
  '{db,deploy,docs,netlify,tests,tools}/**/*.md',
  'src/**/README.md',
);

/** Paths in backticks that begin in a folder of the project; `<name>` and `*` stand for any. */
function pathsIn(text: string): string[] {
  const spans = text.matchAll(/`((?:db|deploy|docs|netlify|src|tests|tools)\/[^`\s:<*]*)`/g);
  return [...spans].map(([, name = '']) => name);
}

/** The lines of a source file that are comments. */
function commentsOf(text: string): string {
  return (text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []).join('\n');
}

/** The anchor that a heading has on GitHub. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Links of these documents that lead nowhere. */
function brokenLinks(documents: readonly SourceFile[]): string[] {
  return documents.flatMap((each) => brokenLinksOf(each, documents));
}

function brokenLinksOf({ name, text }: SourceFile, documents: readonly SourceFile[]): string[] {
  const links = [...text.matchAll(/\[[^\]]*\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  return links.flatMap(([link, file = '', anchor]) => {
    const target = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
    if (!existsSync(path.join(ROOT, target))) return [`${name}: ${link}`];
    if (anchor === undefined) return [];
    const headings = documents.find((each) => each.name === target)?.text.matchAll(/^#+ (.+)$/gm);
    const anchors = [...(headings ?? [])].map(([, heading = '']) => anchorOf(heading));
    return anchors.includes(anchor) ? [] : [`${name}: ${link}`];
  });
}

test('a path, a link and an anchor that do not exist are found', () => {
  expect(pathsIn('`src/a.ts`, `db/x/`, `npm start`, `src/<area>/`')).toEqual(['src/a.ts', 'db/x/']);
  expect(anchorOf('Read `a` on, twice')).toBe('read-a-on-twice');
  const text = '# Top\n[a](none.md) [b](#top) [c](#bottom) [d](https://example.com)';
  expect(brokenLinks([{ name: 'README.md', text }])).toEqual([
    'README.md: [a](none.md)',
    'README.md: [c](#bottom)',
  ]);
});

test('every path in a document exists', () => {
  const found = DOCUMENTS.flatMap(({ name, text }) => pathsIn(text).map((each) => [name, each]));
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([, each = '']) => !existsSync(path.join(ROOT, each)))).toEqual([]);
});

/** Files in backticks; a name without a folder stands in the folder of the path before it. */
function filesOnTrail(text: string): string[] {
  let folder = '';
  return [...text.matchAll(/`([\w./[\]-]+\.(?:astro|tsx?))`/g)].flatMap(([, name = '']) => {
    const isWhole = /^(?:db|netlify|src)\//.test(name);
    if (isWhole) folder = path.posix.dirname(name);
    if (folder === '') return [];
    return [isWhole ? name : path.posix.join(folder, name)];
  });
}

test('a trail names each file with its folder, or beside the one before', () => {
  expect(filesOnTrail('`a.ts`; `src/b/c.ts` → `d.ts`, `e/f.tsx`, `db/g.ts`, `h.ts`')).toEqual([
    'src/b/c.ts',
    'src/b/d.ts',
    'src/b/e/f.tsx',
    'db/g.ts',
    'db/h.ts',
  ]);
  const { text = '' } = DOCUMENTS.find(({ name }) => name === 'docs/trails.md') ?? {};
  const files = filesOnTrail(text);
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every path in a comment exists', () => {
  const files = sourceFiles('{db,netlify,src,tests,tools}/**/*.{ts,tsx,astro,css}');
  const found = files.flatMap(({ name, text }) =>
    pathsIn(commentsOf(text)).map((each) => [name, each]),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(([, each = '']) => !existsSync(path.join(ROOT, each)))).toEqual([]);
});

test('every link between documents leads to a file and a heading', () => {
  expect(brokenLinks(DOCUMENTS)).toEqual([]);
});

/** Entries of DECISIONS.md with more than six lines, or without what would overturn them. */
function entryFaults(text: string): string[] {
  const entries = text.split(/^(?=#{2,3} )/m).filter((part) => part.startsWith('### '));
  return entries.flatMap((entry) => {
    const [title = '', ...lines] = entry.split('\n').filter((line) => line.trim() !== '');
    const hasEnd = lines.join(' ').includes('**Reconsider when**');
    return [
      ...(lines.length > 6 ? [`${title}: ${lines.length} lines`] : []),
      ...(lines.some((line) => line.length > 120) ? [`${title}: a line is too long`] : []),
      ...(hasEnd ? [] : [`${title}: no “Reconsider when”`]),
    ];
  });
}

test('an entry of DECISIONS.md has at most six lines, and says what would overturn it', () => {
  const long = `### Long\n\n${'line\n'.repeat(6)}**Reconsider when** never.\n`;
  expect(entryFaults(`## Part\n\n${long}\n### Bare\n\nBecause.\n`)).toEqual([
    '### Long: 7 lines',
    '### Bare: no “Reconsider when”',
  ]);
  const { text = '' } = DOCUMENTS.find(({ name }) => name === 'DECISIONS.md') ?? {};
  expect(text.match(/^### /gm)?.length).toBeGreaterThan(100);
  expect(entryFaults(text)).toEqual([]);
});

test.each([
  ['README.md', 180],
  ['ARCHITECTURE.md', 250],
])('%s has at most %i lines', (document, most) => {
  const { text = '' } = DOCUMENTS.find(({ name }) => name === document) ?? {};
  expect(text).not.toBe('');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});
