/**
 * The server takes the time from its services (`now()`), so that a test, a soak and a whole request have
 * one clock. The process's own clock measures how long work has taken, and stamps the log.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The clock of the services, and what is written where no service is. */
const OWN_CLOCK = new Set([
  'src/server/base/services.ts',
  'src/server/base/log.ts',
  'src/server/base/error-reporter.ts',
  // Of a build, which is none of the server's work.
  'src/server/catalog/public/load.ts',
]);
/** Milliseconds for a piece of work, or the end of it. */
const MEASURES = /\b(?:until|end|\w+_MS)\b/;
const READS = /\bnew Date\(\)|\bDate\.now\(\)/;

const files = globSync('src/server/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && !OWN_CLOCK.has(file),
);

/** @returns lines that read the process's clock for more than a length of time */
function wrongLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => READS.test(line) && !(MEASURES.test(line) && !line.includes('new Date')))
    .map((line) => `${file}: ${line.trim()}`);
}

test('the server reads no other clock than that of its services', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(wrongLines)).toEqual([]);
});
