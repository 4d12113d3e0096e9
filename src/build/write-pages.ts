/** Writes many pages: in as many threads as the machine has processors, or here when they are few. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { StoredPage } from './page-store.ts';
import type { PageToWrite, PageWriter } from './page-writer.ts';
import type { WorkerAnswer, WorkerOrder, WorkerStart } from './render-worker.ts';

/** To start a thread and load the renderer takes as long as some two hundred pages. */
const WORTH_THREADS = 500;
/** Each takes some 100 MB. */
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
