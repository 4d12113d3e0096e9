/**
 * The pages of the build before, which an incremental build takes over when nothing they are made
 * of has changed. A folder of its own for each state of the code, so that none is reused under
 * other code; and none that an unfinished build has left: Astro writes pages there before it
 * writes down what they were made of.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { sourceKey } from './source-key.ts';

const UNFINISHED = 'unfinished';
const KEY_LENGTH = 16;

let key: Promise<string> | undefined;

/**
 * @param root folder of the project
 * @param folder keeps the caches
 * @returns the folder for the present code
 */
export async function cacheFolder(root: string, folder: string): Promise<string> {
  // Once per process: a build is of the code that it began with.
  key ??= sourceKey(root);
  return path.resolve(root, folder, (await key).slice(0, KEY_LENGTH));
}

/**
 * Has to be the last integration: its end is that of the build.
 * @param folder as `cacheFolder` gives it
 */
export function buildCache(folder: string): AstroIntegration {
  const mark = path.join(folder, UNFINISHED);
  return {
    name: 'build-cache',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        if (existsSync(mark)) rmSync(folder, { recursive: true });
        removeOthers(folder);
        mkdirSync(folder, { recursive: true });
        writeFileSync(mark, '');
      },
      'astro:build:done': () => rmSync(mark),
    },
  };
}

function removeOthers(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (name.length === KEY_LENGTH && name !== path.basename(folder)) {
      rmSync(path.join(parent, name), { recursive: true });
    }
  }
}
