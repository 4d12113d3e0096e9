/** The two lists of faces: `optional` where the words are in the page, `swap` where they come later. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const STYLES = path.resolve(import.meta.dirname, '../../src/styles');

/** @returns file, range and `font-display` of each face of a style sheet */
async function facesOf(name: string) {
  const css = await readFile(path.join(STYLES, name), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => {
    const value = (pattern: RegExp) => pattern.exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim();
    return {
      file: value(/url\('([^']*)'\)/),
      range: value(/unicode-range:([^;]*);/),
      display: value(/font-display:([^;]*);/),
    };
  });
}

test('letters that come late have the same files for the same ranges, and are exchanged', async () => {
  const early = await facesOf('fonts.css');
  const late = await facesOf('fonts-typed.css');
  expect(early.map(({ display }) => display)).toEqual(early.map(() => 'optional'));
  expect(late.map(({ display }) => display)).toEqual(late.map(() => 'swap'));
  const full = early.filter(({ file }) => file?.startsWith('@fontsource'));
  expect(full).toHaveLength(2);
  for (const { file, range } of full) {
    expect(late).toContainEqual({ file, range, display: 'swap' });
  }
});
