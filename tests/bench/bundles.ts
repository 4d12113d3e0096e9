/**
 * How large the functions are, as Netlify's bundler makes them.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { BUNDLER_CONFIG } from '../support/bundler-config.ts';
import { ROOT } from '../support/tree.ts';
import type { Row } from './ratio.ts';

/** @returns a row for each function */
export async function benchBundles(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-bundles-'));
  try {
    const bundles = await zipFunctions(path.join(ROOT, 'netlify', 'functions'), folder, {
      archiveFormat: 'none',
      basePath: ROOT,
      repositoryRoot: ROOT,
      config: BUNDLER_CONFIG,
    });
    return await Promise.all(
      bundles.map(async ({ name }) => {
        const files = await readdir(path.join(folder, name), {
          recursive: true,
          withFileTypes: true,
        });
        const sizes = await Promise.all(
          files
            .filter((file) => file.isFile() && !file.name.startsWith('___netlify-'))
            .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
        );
        const bytes = sizes.reduce((sum, size) => sum + size, 0);
        return {
          name: `Function ${name}`,
          aim: '',
          result: `${(bytes / 1024 / 1024).toFixed(2)} MiB`,
          nullTest: '',
          measured: 'bundled',
        };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
