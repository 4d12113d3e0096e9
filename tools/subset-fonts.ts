/**
 * `npm run fonts`: makes the two small font files of every page from the full ones.
 * The characters left out come from the full files when a page needs them: `unicode-range` in
 * `fonts.css` must say the same as the lists here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = path.resolve(import.meta.dirname, '../src/styles/fonts');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const FONTS = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces-display.woff2',
    characters: `${LETTERS} &'’,.-–—:!?()"″$/×“”…`,
    // One cut of a face with four axes: for headlines, without its playful forms.
    variationAxes: { wght: 460, opsz: 72, SOFT: 0, WONK: 0 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree-text.woff2',
    characters: `${LETTERS} &'’,.-–—:;!?()"″$/×“”…@%+#•·©_*½`,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

/** Options that the types of the package do not know yet. */
const SMALLER = {
  keepFeatures: ['ccmp', 'kern', 'liga', 'mark'],
  // Not read by browsers; and widths, which `gvar` has as well.
  dropTables: ['STAT', 'HVAR'],
};

const resolve = createRequire(import.meta.url);

for (const { from, to, characters, variationAxes } of FONTS) {
  const font = await subsetFont(await readFile(resolve.resolve(from)), characters, {
    targetFormat: 'woff2',
    variationAxes,
    // Alternates of letters that no page asks for would double the size.
    noLayoutClosure: true,
    ...SMALLER,
  });
  await writeFile(path.join(FOLDER, to), font);
  process.stdout.write(`${to}: ${font.length} bytes\n`);
}
