/** Where each feature is in each layer, and the table of it in ARCHITECTURE.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURES, SHARED_FOLDERS } from '../../tools/features.ts';
import { ROOT } from './tree.ts';

export const LAYERS_WITH_FEATURES = Object.keys(SHARED_FOLDERS);
export const DOCUMENT = path.join(ROOT, 'ARCHITECTURE.md');

const BEGIN = '<!-- Written by `npm run features:table`. -->\n';
const END = '\n<!-- End of the table. -->';

/** @returns the names of the folders directly in a layer that have a file */
export function foldersIn(layer: string): string[] {
  const files = globSync('*/**/*.*', { cwd: path.join(ROOT, layer) });
  return [...new Set(files.map((name) => name.split(path.sep)[0] ?? ''))].toSorted();
}

/** @returns every path below a layer at which a feature's name stands, as `folder/` or `file.ts` */
export function placesOf(feature: string, layer: string): string[] {
  const cwd = path.join(ROOT, layer);
  const folders = globSync(`**/${feature}/`, { cwd }).map((name) => `${name.replace(/\/$/, '')}/`);
  return [...folders, ...globSync(`${feature}.{ts,tsx}`, { cwd })].toSorted();
}

/** @returns the table as Markdown: a row for each feature, a column for each layer */
function featureTable(): string {
  const names = LAYERS_WITH_FEATURES.map((layer) => layer.replace(/^src\//, ''));
  const rows = FEATURES.map((feature) => [
    feature,
    ...LAYERS_WITH_FEATURES.map((layer) => {
      const [place = ''] = placesOf(feature, layer);
      return place.endsWith('/') ? 'folder' : place && 'file';
    }),
  ]);
  return [['', ...names], ['', ...names].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * @returns ARCHITECTURE.md as it is, and with the table as it should be
 * @throws when it has no place for the table
 */
export function documentWithTable(): { before: string; after: string } {
  const before = readFileSync(DOCUMENT, 'utf8');
  const begin = before.indexOf(BEGIN);
  const end = before.indexOf(END, begin);
  if (begin === -1 || end === -1) throw new Error('ARCHITECTURE.md has no place for the table');
  const after = before.slice(0, begin + BEGIN.length) + featureTable() + before.slice(end);
  return { before, after };
}
