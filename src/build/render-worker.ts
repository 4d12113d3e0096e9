/** A thread that renders pages for `write-pages.ts`: each message is answered by one. */
import { parentPort, workerData } from 'node:worker_threads';
import type { StoredPage } from './page-store.ts';
import {
  loadRenderer,
  PageWriter,
  type WorkerAnswer,
  type WorkerOrder,
  type WorkerStart,
} from './write-pages.ts';

const { renderer: folder, shop } = workerData as WorkerStart;
const renderer = await loadRenderer(folder);
renderer.restoreShop(shop);
const writer = new PageWriter(renderer);

async function write(pages: WorkerOrder): Promise<StoredPage[]> {
  const written: StoredPage[] = [];
  for (const page of pages) {
    const { size, inline } = await writer.write(page);
    written.push({ size, inline });
  }
  return written;
}

async function answer(pages: WorkerOrder): Promise<void> {
  const done: WorkerAnswer =
    pages.length === 0 ? { found: writer.check.found } : { written: await write(pages) };
  parentPort?.postMessage(done);
}

// What a page throws ends this thread, and is thrown in the one that waits for it.
parentPort?.on('message', (pages: WorkerOrder) => void answer(pages));
