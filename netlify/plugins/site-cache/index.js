/**
 * Keeps for the next build: bundled code (src/renderer/site-code.ts) and functions
 * (src/local/functions/bundle-functions.ts), the built site, whose unchanged pages are reused
 * (src/renderer/page-record.ts), and Node's compiled code. A failed build saves nothing, so the next one
 * starts from the last good state.
 */
const FOLDERS = ['.cache/site', '.cache/functions', 'dist', '.cache/node'];

/** @typedef {{ utils: { cache: Record<'restore' | 'save', (paths: string[]) => Promise<boolean>> } }} Options */

/** @param {Options} options */
export const onPreBuild = ({ utils }) => utils.cache.restore(FOLDERS);

/** @param {Options} options */
export const onPostBuild = ({ utils }) => utils.cache.save(FOLDERS);
