/**
 * Loaded into processes: at its end, each writes its peak memory (KiB) to `BENCH_MEMORY_FILE`, unless
 * another one had more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = process.env['BENCH_MEMORY_FILE'];
if (file !== undefined) {
  process.on('exit', () => {
    const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    writeFileSync(file, String(Math.max(before, process.resourceUsage().maxRSS)));
  });
}
