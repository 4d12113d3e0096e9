/**
 * A whole build of the site with so many items.
 */
import { globSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { generateItems } from '#db/seed/generate.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { startCountingProxy } from '../support/counting-proxy.ts';
import { createDatabase } from '../support/databases.ts';
import { buildSite } from '../support/site/build.ts';

/** Writes the peak memory of the building process to a file. */
const MEMORY_HOOK = path.join(import.meta.dirname, 'peak-memory.ts');

/**
 * @param serverUrl a PostgreSQL server
 * @param items generated items beside the demo catalogue
 * @returns a line of figures
 */
export async function benchBuild(serverUrl: string, items: number): Promise<string> {
  const database = await createDatabase(serverUrl);
  const connection = connect(database.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-bench-'));
  const site = path.join(folder, 'site');
  const memoryFile = path.join(folder, 'memory');
  const proxy = await startCountingProxy(database.url);
  try {
    await migrate(connection);
    await seedDemo(connection.db);
    await generateItems(connection.db, items);
    const start = performance.now();
    await buildSite(proxy.url, site, 'https://woodward.example', {
      NODE_OPTIONS: `--import=${pathToFileURL(MEMORY_HOOK).href}`,
      BENCH_MEMORY_FILE: memoryFile,
    });
    const seconds = (performance.now() - start) / 1000;
    const pages = globSync('**/*.html', { cwd: site });
    const bytes = pages.reduce((sum, page) => sum + statSync(path.join(site, page)).size, 0);
    const reads = proxy.statements.filter((statement) => /^\s*select/i.test(statement)).length;
    const peak = Number(await readFile(memoryFile, 'utf8'));
    return [
      `build of ${items} items:`,
      `${seconds.toFixed(1)} s`,
      `${((seconds * 1000) / pages.length).toFixed(2)} ms a page`,
      `${pages.length} pages`,
      `${(bytes / pages.length / 1024).toFixed(1)} KiB of HTML a page`,
      `${reads} queries`,
      `${Math.round(peak / 1024)} MiB at the peak`,
    ].join(' · ');
  } finally {
    await proxy.close();
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}
