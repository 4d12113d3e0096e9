/**
 * Loaded into a build before Astro. Of a page that stays as it is Astro makes two copies, one in
 * its cache and one in each new site, and in a large shop they are most of what a small edit
 * costs. A second name for the same file does the same in a fraction of the time, and needs no
 * room.
 *
 * Only for sites that nobody writes into: a page changed in place would change in the cache and in
 * earlier sites as well. A page that is rendered anew gets a file of its own.
 */
import { linkSync, mkdirSync, rmSync } from 'node:fs';

interface Settings {
  config: { cacheDir: URL; outDir: URL };
}

/** What Astro keeps of pages; not part of its public interface, so a test watches over it. */
interface PageCache {
  /** Takes a page's file, from the root of the site, and where it goes. */
  restoreOutputFile: (settings: Settings, file: string, destination: URL) => Promise<boolean>;
  /** Follows the writing of the same page into the site. */
  writeOutputFile: (settings: Settings, file: string, body: unknown) => Promise<void>;
}

const internals = new URL('core/build/incremental.js', import.meta.resolve('astro'));
// As the interface above; a module that is not there ends the build with its name.
const { IncrementalBuildCache } = (await import(internals.href)) as {
  IncrementalBuildCache: { prototype: PageCache };
};
const { prototype } = IncrementalBuildCache;
const { restoreOutputFile: restoreCopy, writeOutputFile: writeCopy } = prototype;
const folders = new Set<string>();

prototype.restoreOutputFile = async function (this: PageCache, settings, file, destination) {
  return (
    link(cached(settings, file), destination) || restoreCopy.call(this, settings, file, destination)
  );
};

prototype.writeOutputFile = async function (this: PageCache, settings, file, body) {
  const copy = cached(settings, file);
  // Never through the name: sites before this one have the same file.
  rmSync(copy, { force: true });
  if (link(new URL(file, settings.config.outDir), copy)) return;
  await writeCopy.call(this, settings, file, body);
};

function cached({ config }: Settings, file: string): URL {
  return new URL(file, new URL('dist/', config.cacheDir));
}

/** @returns whether the file has the second name; not across disks, for instance */
function link(file: URL, name: URL): boolean {
  const folder = new URL('./', name);
  try {
    if (!folders.has(folder.href)) mkdirSync(folder, { recursive: true });
    folders.add(folder.href);
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}
