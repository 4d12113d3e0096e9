/**
 * `npm run fonts`: makes the two small font files of every page. Pages take other characters from the full
 * files: `unicode-range` in `fonts.css` must match the lists here.
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
    // One instance of a variable font with four axes: for headlines, without its playful forms.
    variationAxes: { wght: 460, opsz: 72, SOFT: 0, WONK: 0 },
    // `GDEF` classifies marks, which this font lacks, and varies kerning with the weight: at most 1 % of a line.
    dropTables: ['GDEF'],
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree-text.woff2',
    characters: `${LETTERS} &'’,.-–—:;!?()"″$/×“”…@%+#•·©_*`,
    variationAxes: { wght: { min: 400, max: 600 } },
    dropTables: [],
  },
];

const KEPT_FEATURES = ['ccmp', 'kern', 'liga', 'mark'];
/** `STAT` is not read by browsers; `gvar` has the widths of `HVAR`. */
const DROPPED_TABLES = ['STAT', 'HVAR'];

const resolve = createRequire(import.meta.url);

for (const { from, to, characters, variationAxes, dropTables } of FONTS) {
  // Options that the types lack.
  const smaller = {
    keepFeatures: KEPT_FEATURES,
    dropTables: [...DROPPED_TABLES, ...dropTables],
  };
  const font = await subsetFont(await readFile(resolve.resolve(from)), characters, {
    targetFormat: 'woff2',
    variationAxes,
    // Alternates of letters would double the size.
    noLayoutClosure: true,
    ...smaller,
  });
  await writeFile(path.join(FOLDER, to), font);
  process.stdout.write(`${to}: ${font.length} bytes\n`);
}
