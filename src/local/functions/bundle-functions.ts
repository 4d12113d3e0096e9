/**
 * Bundles each function for Netlify with its packages into one file, and reuses the bundles until the code changes.
 * Netlify's bundler would trace hundreds of files of packages for each function in every build, and a function
 * would read them when it starts.
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
/** Folder in the cache from which netlify.toml deploys functions, each in its own folder. */
export const BUNDLES_FOLDER = 'bundles';
const FUNCTIONS = 'netlify/functions';
/** Sources of functions. */
const SOURCES = [FUNCTIONS, 'src', 'db', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** Files of `SOURCES` that are no sources. */
const EXCLUDED = /\.test\.tsx?$|\/README\.md$/;
/** A native package, copied beside the functions that import it. */
const NATIVE = 'sharp';
/** Optional packages of others that are not installed here. */
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
 * @returns the names of the bundled functions; empty if the kept bundles are current
 * @throws Error when a function cannot be bundled, or its bundle cannot be imported
 */
export async function bundleFunctions(
  root: string,
  cache = path.join(root, CACHE_FOLDER),
): Promise<string[]> {
  const files = SOURCES.flatMap((source) => sourceFiles(root, source)).filter(
    (file) => !EXCLUDED.test(file),
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
  // Imports the bundle, so that a missing file fails the build instead of the function.
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
      (chunk) =>
        chunk.type === 'chunk' && [...chunk.imports, ...chunk.dynamicImports].includes(NATIVE),
    );
  } finally {
    await bundle.close();
  }
}

/**
 * @returns an entry file that Netlify can read without running it: literal settings, and the names of handled
 *   events
 */
function entryText({ default: handlers, config }: z.output<typeof moduleSchema>): string {
  const settings = { ...config, nodeBundler: 'none', includedFiles: ['**'] };
  const exported =
    typeof handlers === 'function'
      ? 'export default app;'
      : `export default { ${Object.keys(handlers)
          .map((event) => `${event}: app.${event}`)
          .join(', ')} };`;
  return `import app from './${APP}';\n${exported}\nexport const config = ${JSON.stringify(settings, null, 2)};\n`;
}
