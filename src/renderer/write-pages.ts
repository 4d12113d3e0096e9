/** Writes pages: in threads, or here if they are few. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { PageRenderer } from '#server/previews/page-renderer.ts';
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
  renderDraft: PageRenderer;
}

/** @param folder of a kept renderer. @throws Error without one */
export async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(rendererEntry(folder)).href)) as Renderer;
}

/** Start data of a thread, besides the site's folder. */
export interface ThreadData {
  renderer: string;
  shop: Shop;
}

export interface WrittenPages {
  records: PageRecord[];
  found: FoundInPages;
}

export interface SiteFolder {
  /** Folders of its pages exist. */
  outDir: string;
}

/** Links a file of the previous site. @returns its record, or undefined if it differs */
export type ReuseFile = (file: string, key: string) => PageRecord | undefined;

export interface Writing extends SiteFolder {
  renderer: Renderer;
  check: SiteCheck;
  /** For pages without a key: they are reused if their rendered text is that of the previous site. */
  reuse?: ReuseFile;
}

/** Number of pages: starting a thread and loading the renderer takes as long as rendering two hundred. */
const WORTH_THREADS = 500;
/** Limits memory: each thread has its own data and compiled code. */
const MAX_THREADS = 4;
const BATCH = 25;

/** @returns records in the order of the pages. @throws errors of pages and of the file system */
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

/** As `writePages`, in this thread. */
export async function writeHere(
  pages: readonly Page[],
  { renderer, outDir, check, reuse }: Writing,
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const page of pages) {
    const { path: address, file, isHtml } = page;
    const text = await renderer.render(page);
    const facts = isHtml ? pageFacts(text) : undefined;
    if (facts) check.add(address, facts);
    const key = page.key ?? hashOf(text);
    const reused = reuse?.(file, key);
    if (!reused) writeFileSync(path.join(outDir, file), text);
    const inline = facts ? inlineHashes(facts) : '';
    records.push(reused ?? { file, key, size: Buffer.byteLength(text), inline });
    // Rendering only awaits promises; without a turn of the event loop streams pile up.
    if (records.length % BATCH === 0) await nextTurn();
  }
  return records;
}
