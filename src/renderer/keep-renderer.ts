/**
 * Makes `astro build` render no pages, but keep the bundle that renders them. `render-site.ts` runs it, in later builds
 * too, until the code changes.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { RENDERER_FOLDER } from './site-code.ts';

/** Folder of Astro's bundle, which Astro removes in the end. */
const ASTRO_FOLDER = '.prerender';
/** Astro's name of the entry. */
const ENTRY = /^prerender-entry\..+\.mjs$/;

export function keepRenderer(): AstroIntegration {
  let root = '';
  let outDir = '';
  return {
    name: 'keep-renderer',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:setup': ({ vite, target }) => {
        const prerender = vite.environments?.['prerender'];
        if (target !== 'server' || !prerender) return;
        // With its packages, so that it runs from any folder and loads few files.
        prerender.resolve = { ...prerender.resolve, noExternal: true };
        // Without React's development builds, half of its size.
        prerender.define = { ...prerender.define, 'process.env.NODE_ENV': '"production"' };
        const { rolldownOptions } = (prerender.build ??= {});
        prerender.build.rolldownOptions = {
          ...rolldownOptions,
          input: path.join(root, 'src/renderer/renderer.ts'),
        };
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'keep-renderer',
          getStaticPaths: () => {
            const folder = path.join(outDir, '..', RENDERER_FOLDER);
            // Left by a killed build: Astro empties only its own folder.
            rmSync(folder, { recursive: true, force: true });
            renameSync(path.join(outDir, ASTRO_FOLDER), folder);
            forgetRoot(folder, root);
            return Promise.resolve([]);
          },
          render: () => Promise.reject(new Error('Pages are rendered by render-site.ts')),
        });
      },
    },
  };
}

/** Removes the project's folder from paths, because islands' ids are hashes of them and must be the same everywhere. */
function forgetRoot(folder: string, root: string): void {
  const written = root.replaceAll(path.sep, '/');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.mjs')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(written, '/'));
  }
}

/** @param folder of a kept renderer. @returns the file to import. @throws Error without one */
export function rendererEntry(folder: string): string {
  const entry = readdirSync(folder).find((name) => ENTRY.test(name));
  if (entry === undefined) throw new Error(`There is no renderer in ${folder}`);
  return path.join(folder, entry);
}
