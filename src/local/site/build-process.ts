/**
 * Loaded into a build before Astro. It loads Astro and what the configuration brings, which takes
 * two seconds, and then waits for the word to begin. A build whose parent was killed must not go on
 * by itself: the channel to the parent closes in whatever way the parent ends.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

process.on('disconnect', () => process.exit(1));
const told = new Promise((resolve) => {
  process.once('message', resolve);
});
await Promise.all([
  import('astro'),
  // Astro evaluates it anew; what it imports is there by then.
  import(pathToFileURL(path.resolve('astro.config.mjs')).href),
  // Brings the packages of the database, which the built pages import as well.
  import('#server/catalog/load.ts'),
]);
await told;
process.channel?.unref();
