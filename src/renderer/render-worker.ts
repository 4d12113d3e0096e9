/** A thread that renders pages for `write-pages.ts`. */
import Tinypool from 'tinypool';
import type { Page } from './renderer.ts';
import { SiteCheck } from './site-check.ts';
import {
  loadRenderer,
  writeHere,
  type SiteFolder,
  type ThreadData,
  type WrittenPages,
} from './write-pages.ts';

const { renderer: folder, shop, outDir } = Tinypool.workerData as ThreadData & SiteFolder;
const renderer = await loadRenderer(folder);
renderer.restoreShop(shop);

/** @throws as `writePages` */
export async function writeBatch(pages: readonly Page[]): Promise<WrittenPages> {
  const check = new SiteCheck();
  const records = await writeHere(pages, { renderer, outDir, check });
  return { records, found: check.found };
}
