/** `npm run soak -- --seed 1 --seeds 3 --days 21`: simulated weeks of a shop. */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endInOrder } from '../support/end-in-order.ts';
import { startClock } from './clock.ts';

endInOrder();

const FOLDER = path.join('test-results', 'soak');
/** A Monday; daylight saving time begins in its tenth week. */
const START = new Date('2027-01-04T14:00:00Z');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    days: { type: 'string', default: '21' },
    /** Names of faults that do not come, with commas: `blobs-away,disk-full`. */
    without: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
});

// Netlify's client of the blob store waits five real seconds before it tries again; then, none.
process.env['NODE_ENV'] = 'test';
await mkdir(FOLDER, { recursive: true });
// Before anything else is loaded, so that nothing keeps the clock of before.
const clock = startClock(START);
const { openSoakShop } = await import('./shop.ts');
const { soak } = await import('./soak.ts');

const [first, seeds, days] = [values.seed, values.seeds, values.days].map(Number);
for (let seed = first ?? 1; seed < (first ?? 1) + (seeds ?? 1); seed += 1) {
  if (!(await runSeed(seed))) process.exitCode = 1;
}

/** @returns whether everything was as it must be */
async function runSeed(seed: number): Promise<boolean> {
  const logFile = path.join(FOLDER, `${seed}.log`);
  const log = createWriteStream(logFile);
  const start = performance.now();
  // The product's log, which would bury what is said here.
  const streams = [process.stdout, process.stderr].map((stream) => ({
    stream,
    own: stream.write.bind(stream),
  }));
  for (const { stream } of streams) {
    stream.write = (chunk: string | Uint8Array) => log.write(chunk);
  }
  const write = (text: string) => void streams[0]?.own(text);
  const say = (what: string) => {
    const line = `${clock.now().toISOString()} ${what}\n`;
    log.write(line);
    if (values.verbose) write(line);
  };
  try {
    const shop = await openSoakShop(clock);
    const { problems, ledger, faults, heap } = await soak(shop, {
      seed,
      days: days ?? 1,
      say,
      without: values.without.split(','),
    });
    const took = Math.round((performance.now() - start) / 1000);
    const grown = Math.round(((heap.at(-1) ?? 0) - (heap[0] ?? 0)) / 1024 / 1024);
    const list = (map: ReadonlyMap<string, number>) =>
      [...map].map(([name, number]) => `${number} ${name}`).join(', ') || 'none';
    write(
      `${problems.length === 0 ? '✓' : '✗'} seed ${seed}: ${days} days in ${took} s, memory ${grown} MB more\n` +
        `  sent: ${list(ledger.sent)}; kept: ${ledger.requests.size} requests, ${ledger.notes.size} notes, ${ledger.categories.size} categories\n` +
        `  faults: ${list(faults)}\n`,
    );
    if (problems.length > 0) write(`${problems.join('\n')}\n  log: ${logFile}\n`);
    await shop.close();
    return problems.length === 0;
  } finally {
    for (const { stream, own } of streams) stream.write = own;
    log.end();
  }
}
