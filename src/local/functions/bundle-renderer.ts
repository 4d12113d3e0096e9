/** The renderer of previews on Netlify (`src/server/previews/page-renderer.ts`). */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { BUNDLES_FOLDER, CACHE_FOLDER } from './bundle-functions.ts';

/** Folder of the renderer beside its function. */
const PLACE = path.join('previews', 'renderer');

/**
 * Copies the renderer beside the function that previews pages, because its pages name the scripts and styles of
 * this build.
 * @param root folder of the project
 * @param renderer folder of the kept renderer
 * @param cache contains the bundles; absolute
 * @throws errors of the file system
 */
export async function bundleRenderer(
  root: string,
  renderer: string,
  cache = path.join(root, CACHE_FOLDER),
): Promise<void> {
  const target = path.join(cache, BUNDLES_FOLDER, PLACE);
  await rm(target, { recursive: true, force: true });
  await cp(renderer, target, { recursive: true });
}
