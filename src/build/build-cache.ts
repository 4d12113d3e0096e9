/**
 * Caches rendered pages between builds: an incremental build reuses a page whose inputs are
 * unchanged. Each state of the code has its own folder, so that none is reused under other code. A
 * cache left by an unfinished build is discarded, because Astro writes pages there before it
 * records their inputs.
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
 * @param folder contains the caches
 * @returns the folder for the current code
 */
export async function cacheFolder(root: string, folder: string): Promise<string> {
  // Once per process, because a build uses the code it started with.
  key ??= sourceKey(root);
  return path.resolve(root, folder, (await key).slice(0, KEY_LENGTH));
}

/**
 * Must be the last integration: its end is the end of the build.
 * @param folder from `cacheFolder`
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
