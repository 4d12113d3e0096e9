/**
 * `npm run explore -- --role visitor --seed 123 --steps 400`: a long exploration of a shop of its
 * own. What went wrong can be done again with `--replay` and the file that it names.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import { connect } from '#db/client.ts';
import { rateBuckets } from '#db/schema.ts';
import { recountStock } from '#server/stock/recount.ts';
import { browserOptions, findBrowser, HOW_TO_GET_A_BROWSER } from '../support/browser.ts';
import { endInOrder } from '../support/end-in-order.ts';
import { forkShop } from '../support/shop/fork-shop.ts';
import { explore, findingsInWords, type Findings } from './explore.ts';
import { staff, visitor } from './people.ts';
import { shrink } from './shrink.ts';
import { stepWords, type Step } from './step.ts';

endInOrder();

const OWNER = { email: 'owner@woodward.example', password: 'quiet lantern meadow 7' };
const FOLDER = path.join('test-results', 'explore');

const { values } = parseArgs({
  options: {
    /** `visitor`, `staff`, or both with a comma. */
    role: { type: 'string', default: 'visitor' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '400' },
    /** Ends a run that is still going well after so long; with a comma, another time for each role. */
    seconds: { type: 'string', default: 'Infinity' },
    headed: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    /** Names of actions to leave out, with commas: `connection,reload`. */
    without: { type: 'string', default: '' },
    /** Faults to pass over, as a pattern. */
    known: { type: 'string' },
    replay: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    /** A shop that runs already. */
    url: { type: 'string' },
    database: { type: 'string' },
  },
});

const executablePath = findBrowser(!values.headed);
if (executablePath === undefined) throw new Error(HOW_TO_GET_A_BROWSER);
const shop = values.url
  ? { url: values.url, databaseUrl: values.database ?? '', close: async () => undefined }
  : await forkShop('process.ts', {
      DEMO_OWNER_EMAIL: OWNER.email,
      DEMO_OWNER_PASSWORD: OWNER.password,
    });
const quiet = browserOptions();
const browser = await chromium.launch({
  executablePath,
  headless: !values.headed,
  ...quiet,
  // Images take most of the time, and no step depends on them.
  args: [...quiet.args, '--blink-settings=imagesEnabled=false'],
});
const connection = shop.databaseUrl ? connect(shop.databaseUrl, { maxConnections: 1 }) : undefined;

try {
  await mkdir(FOLDER, { recursive: true });
  const first = Number(values.seed);
  if (!Number.isSafeInteger(first))
    throw new TypeError(`--seed must be a number, not ${values.seed}.`);
  const times = values.seconds.split(',').map(Number);
  for (const [index, role] of values.role.split(',').entries()) {
    const seconds = times[index] ?? times[0] ?? Infinity;
    for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
      if (!(await runSeed(role, seed, seconds))) process.exitCode = 1;
    }
  }
} finally {
  await connection?.close();
  await browser.close();
  await shop.close();
}

/** @returns whether every step went well */
async function runSeed(role: string, seed: number, seconds: number): Promise<boolean> {
  const script = values.replay
    ? (JSON.parse(await readFile(values.replay, 'utf8')) as Step[])
    : undefined;
  const isStaff = role === 'staff';
  const person = isStaff ? staff(seed) : visitor(seed);
  const options = { baseURL: shop.url, ...(isStaff && { storageState: await signedIn() }) };
  const go = (steps?: readonly Step[]) =>
    explore(browser, options, person, {
      seed,
      steps: Number(values.steps),
      seconds,
      ...(steps && { script: steps }),
      without: values.without.split(','),
      screenshot: fileOf(role, seed, 'png'),
      ...(values.known !== undefined && { known: new RegExp(values.known) }),
      forgetCallers: async () => {
        await connection?.db.delete(rateBuckets);
      },
      ...(values.verbose && { onStep: (number, step) => console.log(number + 1, stepWords(step)) }),
    });
  const start = performance.now();
  let findings = await go(script);
  const took = (performance.now() - start) / 1000;
  const { length } = findings.trace;
  const speed = `${length} steps in ${Math.round(took)} s, ${(length / took).toFixed(1)} a second`;
  if (length === 0) throw new Error('Not one step was done.');
  const wrong = connection && isStaff ? await recountStock(connection.db, { now: new Date() }) : 0;
  if (wrong > 0) console.log(`✗ ${role}, seed ${seed}: ${wrong} events had other rows of stock`);
  if (findings.problems.length === 0 && wrong === 0) {
    console.log(`✓ ${role}, seed ${seed}: ${speed}`);
    return true;
  }
  if (values.shrink) findings = await shrink(findings, go);
  await report(role, seed, findings, `✗ ${role}, seed ${seed}: ${speed}`);
  return false;
}

function fileOf(role: string, seed: number, ending: 'json' | 'png'): string {
  return path.join(FOLDER, `${role}-${seed}.${ending}`);
}

/** @returns the cookies of the owner */
async function signedIn() {
  const api = await request.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: { Origin: new URL(shop.url).origin },
  });
  const answer = await api.post('/api/auth/sign-in/email', { data: OWNER });
  if (!answer.ok()) throw new Error(`The owner cannot sign in: ${answer.status()}`);
  const state = await api.storageState();
  await api.dispose();
  return state;
}

async function report(
  role: string,
  seed: number,
  findings: Findings,
  title: string,
): Promise<void> {
  const file = fileOf(role, seed, 'json');
  await writeFile(file, JSON.stringify(findings.trace, null, 1));
  console.log(`${title}\n${findingsInWords(findings)}`);
  console.log(
    `  image: ${fileOf(role, seed, 'png')}\n  again: npm run explore -- --role ${role} --seed ${seed} --replay ${file}`,
  );
}
