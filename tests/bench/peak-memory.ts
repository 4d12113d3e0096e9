/**
 * Loaded into processes: each writes its peak memory (KiB) to `BENCH_MEMORY_FILE` again and again,
 * because it may be ended at any moment, unless another one had more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = process.env['BENCH_MEMORY_FILE'];
if (file !== undefined) {
  setInterval(() => {
    const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    writeFileSync(file, String(Math.max(before, process.resourceUsage().maxRSS)));
  }, 50).unref();
}
