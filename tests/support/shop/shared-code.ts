/**
 * The site's code, bundled once for the shops of all tests. Bundles of shops differ in nothing but
 * the shop's address, which stands in the renderer.
 */
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '#local/project-root.ts';
import { siteCode } from '#renderer/site-code.ts';

/** Beside them, the address that stands in the renderer. */
const ADDRESS_FILE = 'address.txt';

/**
 * Puts the code into a data folder as if the shop had bundled it.
 * @param dataFolder of a shop that is not open
 * @param siteUrl address that it will have
 * @returns whether it is there; otherwise the shop bundles it, and `shareCode` keeps it
 */
export function takeCode(dataFolder: string, siteUrl: string): boolean {
  const code = codeIn(dataFolder, siteUrl);
  if (existsSync(code)) return true;
  const shared = sharedFolder();
  if (!existsSync(shared)) return false;
  const unfinished = `${code}.unfinished`;
  cpSync(shared, unfinished, { recursive: true });
  const address = readFileSync(path.join(shared, ADDRESS_FILE), 'utf8');
  for (const name of globSync('renderer/**/*.mjs', { cwd: unfinished })) {
    const file = path.join(unfinished, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(address, siteUrl));
  }
  renameSync(unfinished, code);
  return true;
}

/**
 * Keeps the code that a shop has bundled for those that are opened later.
 * @param dataFolder of an open shop
 * @param siteUrl its address
 */
export function shareCode(dataFolder: string, siteUrl: string): void {
  const shared = sharedFolder();
  if (existsSync(shared)) return;
  const unfinished = `${shared}.${process.pid}`;
  cpSync(codeIn(dataFolder, siteUrl), unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, ADDRESS_FILE), siteUrl);
  const { dir, base } = path.parse(shared);
  // What earlier states of the code left.
  for (const name of readdirSync(dir).filter((each) => !each.startsWith(base))) {
    rmSync(path.join(dir, name), { recursive: true, force: true });
  }
  try {
    renameSync(unfinished, shared);
  } catch (error) {
    // Another shop was faster.
    if (!existsSync(shared)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

function sharedFolder(): string {
  return siteCode(PROJECT_ROOT, '.cache/test-code', {}).folder;
}

function codeIn(dataFolder: string, siteUrl: string): string {
  const cache = path.resolve(dataFolder, 'build-cache');
  return siteCode(PROJECT_ROOT, cache, { siteUrl }).folder;
}
