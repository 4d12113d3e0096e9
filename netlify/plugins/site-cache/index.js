/**
 * Keeps for the next build the bundled code (src/renderer/site-code.ts) and functions
 * (src/local/functions/bundle-functions.ts), the built site, whose pages are taken over where they show
 * the same (src/renderer/page-record.ts), and Node's compiled code. A build that fails saves nothing, so the
 * next one starts from the last good state; without anything restored, a build is one from scratch.
 */
const FOLDERS = ['.cache/site', '.cache/functions', 'dist', '.cache/node'];

/** @typedef {{ utils: { cache: Record<'restore' | 'save', (paths: string[]) => Promise<boolean>> } }} Options */

/** @param {Options} options */
export const onPreBuild = ({ utils }) => utils.cache.restore(FOLDERS);

/** @param {Options} options */
export const onPostBuild = ({ utils }) => utils.cache.save(FOLDERS);
