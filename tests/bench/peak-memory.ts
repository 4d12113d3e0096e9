/**
 * Loaded into processes: each writes its peak memory (KiB) to `BENCH_MEMORY_FILE` again and again,
 * because it may be ended at any moment, unless another one had more.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_MEMORY_FILE'];
// What a process uses includes its threads.
if (file !== undefined && isMainThread) {
  setInterval(() => {
    // Renamed as a whole: a file that is being written is empty for whoever reads it.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, String(Math.max(lastOf(file), process.resourceUsage().maxRSS)));
    renameSync(own, file);
  }, 50).unref();
}

function lastOf(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}
