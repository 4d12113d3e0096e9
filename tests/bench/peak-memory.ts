/** Loaded into a process: at its end, writes its peak memory (KiB) to `BENCH_MEMORY_FILE`. */
import { writeFileSync } from 'node:fs';

const file = process.env['BENCH_MEMORY_FILE'];
if (file !== undefined) {
  process.on('exit', () => {
    writeFileSync(file, String(process.resourceUsage().maxRSS));
  });
}
