/** Writes pages: in as many threads as the machine has processors, or here when they are few. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { Shop } from '#site/shop/shop.ts';
import { rendererEntry } from './keep-renderer.ts';
import { hashOf } from './page-entry.ts';
import { pageFacts } from './page-facts.ts';
import type { PageRecord } from './page-record.ts';
import type { Page, SiteContent } from './renderer.ts';
import type { FoundInPages, SiteCheck } from './site-check.ts';
import { inlineHashes } from './site-headers.ts';

export interface Renderer {
  readContent: () => Promise<SiteContent>;
  restoreShop: (shop: Shop) => void;
  render: (page: Page) => Promise<string>;
}

/** @param folder of a kept renderer. @throws Error when there is none */
export async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(rendererEntry(folder)).href)) as Renderer;
}

/** What a thread is started with, beside the folder of the site. */
export interface ThreadData {
  /** Folder of the renderer. */
  renderer: string;
  shop: Shop;
}

/** What a thread answers. */
export interface WrittenPages {
  records: PageRecord[];
  found: FoundInPages;
}

export interface SiteFolder {
  /** Folder of the site. Those of its pages are there. */
  outDir: string;
}

/** @returns the record of the file in the site before, which it has now too; undefined if it differs */
export type TakeOver = (file: string, key: string) => PageRecord | undefined;

export interface Writing extends SiteFolder {
  renderer: Renderer;
  /** Gets each page. */
  check: SiteCheck;
  /** For pages that only their text tells from those of the site before. */
  takeOver?: TakeOver;
}

/** To start a thread and load the renderer takes as long as some two hundred pages. */
const WORTH_THREADS = 500;
/** For memory: the data of a thread and its compiled code are its own. */
const MAX_THREADS = 4;
/** Pages of one task. */
const BATCH = 25;

/**
 * @returns their records, in the same order
 * @throws whatever a page throws, and errors of the file system
 */
export async function writePages(
  pages: readonly Page[],
  { thread, ...writing }: Writing & { thread: ThreadData },
): Promise<PageRecord[]> {
  const threads = Math.min(availableParallelism(), MAX_THREADS);
  if (threads === 1 || pages.length < WORTH_THREADS) return writeHere(pages, writing);
  const pool = new Tinypool({
    filename: new URL('render-worker.ts', import.meta.url).href,
    name: 'writeBatch',
    minThreads: threads,
    maxThreads: threads,
    workerData: { ...thread, outDir: writing.outDir } satisfies ThreadData & SiteFolder,
  });
  const write = async (batch: readonly Page[]) => {
    const { records, found } = (await pool.run(batch)) as WrittenPages;
    writing.check.merge(found);
    return records;
  };
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) =>
    pages.slice(index * BATCH, (index + 1) * BATCH),
  );
  try {
    return (await Promise.all(batches.map(write))).flat();
  } finally {
    await pool.destroy();
  }
}

/** @returns and throws as `writePages` */
export async function writeHere(
  pages: readonly Page[],
  { renderer, outDir, check, takeOver }: Writing,
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const page of pages) {
    const { path: address, file, isHtml } = page;
    const text = await renderer.render(page);
    const facts = isHtml ? pageFacts(text) : undefined;
    if (facts) check.add(address, facts);
    const key = page.key ?? hashOf(text);
    const kept = takeOver?.(file, key);
    if (!kept) writeFileSync(path.join(outDir, file), text);
    const inline = facts ? inlineHashes(facts) : '';
    records.push(kept ?? { file, key, size: Buffer.byteLength(text), inline });
    // Rendering only waits for promises; without a turn of the event loop, streams pile up.
    if (records.length % BATCH === 0) await nextTurn();
  }
  return records;
}
