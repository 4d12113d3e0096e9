/** The renderer of previews on Netlify (`src/server/previews/page-renderer.ts`). */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { BUNDLES_FOLDER, CACHE_FOLDER } from './bundle-functions.ts';

/** The function beside which it looks for the renderer, and the folder there. */
const PLACE = path.join('previews', 'renderer');

/**
 * Copies the renderer of a build beside the function that previews pages: its pages name the scripts and
 * styles of exactly this build.
 * @param root folder of the project
 * @param renderer folder of the kept renderer
 * @param cache keeps the bundles, which are there; absolute
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
