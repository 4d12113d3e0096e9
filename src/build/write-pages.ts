/** Writes pages: in as many threads as the machine has processors, or here when they are few. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Shop } from '#site/shop.ts';
import { rendererEntry } from './keep-renderer.ts';
import { pageFacts } from './page-facts.ts';
import type { StoredPage } from './page-store.ts';
import type { PageInput, SiteContent } from './renderer.ts';
import { SiteCheck, type FoundInPages } from './site-check.ts';
import { inlineHashes } from './site-headers.ts';

export interface Renderer {
  readContent: () => Promise<SiteContent>;
  restoreShop: (shop: Shop) => void;
  render: (page: PageInput) => Promise<string>;
}

/** @param folder of a kept renderer. @throws Error when there is none */
export async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(rendererEntry(folder)).href)) as Renderer;
}

export interface PageToWrite extends PageInput {
  isHtml: boolean;
  /** Where it goes, in a folder that is there. */
  file: string;
}

export class PageWriter {
  readonly check = new SiteCheck();
  readonly #renderer: Renderer;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** @throws whatever the page throws, and errors of the file system */
  async write(page: PageToWrite): Promise<StoredPage & { text: string }> {
    // Without the file, which the page is not made of.
    const { path, component, props, isHtml, file } = page;
    const text = await this.#renderer.render({ path, component, props });
    writeFileSync(file, text);
    const size = Buffer.byteLength(text);
    if (!isHtml) return { size, inline: '', text };
    const facts = pageFacts(text);
    this.check.add(path, facts);
    return { size, inline: inlineHashes(facts), text };
  }
}

export interface WorkerStart {
  /** Folder of the renderer. */
  renderer: string;
  shop: Shop;
}

/** Pages to write; none after the last. */
export type WorkerOrder = readonly PageToWrite[];
/** In the order of the pages; after the last, what the check found in all of them. */
export type WorkerAnswer = { written: StoredPage[] } | { found: FoundInPages };

/** To start a thread and load the renderer takes as long as some two hundred pages. */
const WORTH_THREADS = 500;
/** For memory: the data of a thread and its compiled code are its own. */
const MAX_THREADS = 4;
/** Pages of one order. */
const BATCH = 25;

export interface Writing<Page> {
  /** For threads. */
  start: WorkerStart;
  writer: PageWriter;
  /** Called for each page, in any order. */
  onWritten: (page: Page, written: StoredPage) => void;
}

/** @throws whatever a page throws, and errors of the file system */
export async function writePages<Page extends PageToWrite>(
  pages: readonly Page[],
  writing: Writing<Page>,
): Promise<void> {
  const { writer, onWritten } = writing;
  const threads = Math.min(availableParallelism(), MAX_THREADS);
  if (threads > 1 && pages.length >= WORTH_THREADS) return writeInThreads(threads, pages, writing);
  for (const [index, page] of pages.entries()) {
    onWritten(page, await writer.write(page));
    // Rendering only waits for promises; without a turn of the event loop, streams pile up.
    if (index % BATCH === 0) await nextTurn();
  }
}

async function writeInThreads<Page extends PageToWrite>(
  threads: number,
  pages: readonly Page[],
  { start, writer, onWritten }: Writing<Page>,
): Promise<void> {
  let next = 0;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('render-worker.ts', import.meta.url), { workerData: start }),
  );
  try {
    await Promise.all(workers.map(run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  async function run(worker: Worker): Promise<void> {
    for (;;) {
      const batch = pages.slice(next, next + BATCH);
      next += batch.length;
      worker.postMessage(batch satisfies WorkerOrder);
      // Rejects with what the thread throws.
      const [answer] = (await once(worker, 'message')) as [WorkerAnswer];
      if ('found' in answer) return writer.check.merge(answer.found);
      for (const [index, page] of batch.entries()) {
        const written = answer.written[index];
        if (written) onWritten(page, written);
      }
    }
  }
}
