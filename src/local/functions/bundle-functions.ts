/**
 * Bundles the functions for Netlify, each with the packages that it runs in one file, and keeps them
 * while the code stays the same. Netlify's bundler would trace hundreds of files of packages for each
 * function in every build, and a function would read them when it starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { z } from 'zod';
import { filesKey, sourceFiles } from '#renderer/site-code.ts';
import { copyPackage } from './copy-package.ts';

/** In the project; `netlify/plugins/site-cache` keeps it from one build to the next. */
export const CACHE_FOLDER = path.join('.cache', 'functions');
/** In the cache; where netlify.toml sends Netlify for functions, a folder each. */
export const BUNDLES_FOLDER = 'bundles';
const FUNCTIONS = 'netlify/functions';
/** What a function may be made of. */
const SOURCES = [FUNCTIONS, 'src', 'db', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** Parts of them that are not. */
const BESIDE = /\.test\.tsx?$|\/README\.md$/;
/** A package of native code is copied as it is, beside the functions that import it. */
const NATIVE = 'sharp';
/** Packages that others use if they are there; here they are not. */
const ABSENT = ['pg-native'];
const APP = 'app.mjs';

const moduleSchema = z.object({
  default: z.union([
    z.custom<() => unknown>((value) => typeof value === 'function'),
    z.record(
      z.string(),
      z.custom<() => unknown>((value) => typeof value === 'function'),
    ),
  ]),
  config: z.record(z.string(), z.json()).default({}),
});

/**
 * @param root folder of the project
 * @param cache keeps the bundles; absolute
 * @returns the names of the functions that were bundled; none while the kept ones are of this code
 * @throws Error when a function cannot be bundled, or its bundle cannot be imported
 */
export async function bundleFunctions(
  root: string,
  cache = path.join(root, CACHE_FOLDER),
): Promise<string[]> {
  const files = SOURCES.flatMap((source) => sourceFiles(root, source)).filter(
    (file) => !BESIDE.test(file),
  );
  const key = filesKey(root, files, { platform: process.platform, arch: process.arch });
  const target = path.join(cache, BUNDLES_FOLDER);
  const keyFile = path.join(cache, 'key');
  if (existsSync(target) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return [];
  const unfinished = `${target}.unfinished`;
  await rm(keyFile, { force: true });
  await rm(unfinished, { recursive: true, force: true });
  const names = await functionNames(root);
  for (const name of names) await bundleFunction(root, name, path.join(unfinished, name));
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
  await writeFile(keyFile, key);
  return names;
}

async function functionNames(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, FUNCTIONS));
  return files.filter((file) => file.endsWith('.ts')).map((file) => path.basename(file, '.ts'));
}

async function bundleFunction(root: string, name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const app = path.join(folder, APP);
  if (await writeBundle(root, path.join(root, FUNCTIONS, `${name}.ts`), app)) {
    await copyPackage(NATIVE, { from: root, to: path.join(folder, 'node_modules') });
  }
  // It needs nothing but what lies beside it, or this fails the build instead of the function.
  const module = moduleSchema.parse(await import(pathToFileURL(app).href));
  await writeFile(path.join(folder, `${name}.mjs`), entryText(module));
}

/** @returns whether the native package is imported */
async function writeBundle(root: string, input: string, file: string): Promise<boolean> {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: [NATIVE, ...ABSENT],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  try {
    const { output } = await bundle.write({ file, format: 'esm', codeSplitting: false });
    return output.some(
      (each) => each.type === 'chunk' && [...each.imports, ...each.dynamicImports].includes(NATIVE),
    );
  } finally {
    await bundle.close();
  }
}

/**
 * @returns the file that Netlify reads without running it: its settings literally, and of a function
 *   that is called for events their names
 */
function entryText({ default: called, config }: z.output<typeof moduleSchema>): string {
  const settings = { ...config, nodeBundler: 'none', includedFiles: ['**'] };
  const exported =
    typeof called === 'function'
      ? 'export default app;'
      : `export default { ${Object.keys(called)
          .map((event) => `${event}: app.${event}`)
          .join(', ')} };`;
  return `import app from './${APP}';\n${exported}\nexport const config = ${JSON.stringify(settings, null, 2)};\n`;
}
