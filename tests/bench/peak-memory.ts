/** Loaded into a process: at its end, writes its peak memory (KiB) to the file of its title. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.title, String(process.resourceUsage().maxRSS));
});
