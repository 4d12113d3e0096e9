/**
 * Every command for owners is run as it stands in the documents, with real values in the places of its
 * examples; of those for a container or another user, what they run inside.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '#local/free-port.ts';
import { addressToOpen } from '#local/http/listen.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { limit } from '../../support/limits/limit.ts';
import { endBy, untilOpen } from '../../support/run-program.ts';
import { takeCode } from '../../support/shop/shared-code.ts';
import { ROOT } from '../../support/tree.ts';

const README = ['README.md', 'docs/hosting.md', 'docs/environment.md']
  .map((name) => readFileSync(path.join(ROOT, name), 'utf8'))
  .join('\n');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The commands of all blocks, each on one line, as a shell would read them. */
const commands = [...README.matchAll(/^ *```(?:sh)?\n([\s\S]*?)^ *```$/gm)].flatMap(
  ([, block = '']) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.trim().replaceAll(/ +/g, ' '))
      .filter(Boolean),
);

/** What a container, another user or the clock of cron runs inside the project. */
const inner = (command: string) =>
  command
    .replace(/^\S+ \S+ \* \* \* cd \S+ && /, '')
    .replace(/ && docker compose cp .*$/, '')
    .replace(/^docker compose (?:exec|run --rm)(?: -T)? shop /, '')
    .replace(/^sudo -u \S+ /, '');

/** What only the machine it is meant for can run, or what takes long: tested elsewhere, by the tests' names. */
const ELSEWHERE = [
  // tests/architecture/deployment.test.ts
  /^docker compose (?:up --detach(?: --build)?|stop shop)$/,
  // The same; tests/integration/host/one-server.test.ts runs the shop as another user.
  /^sudo (?:useradd|mkdir|chown|chmod|cp|systemctl|npm ci)\b/,
  // tests/integration/publishing/unchanged-build.test.ts builds with these variables.
  /^DATABASE_URL='…' SITE_URL='\S+' NETLIFY=true CONTEXT=production SITE_ID=copy npm run build$/,
];

let folder: string;
let database: FreshDatabase;
let shop: ChildProcess | undefined;
let port: number;
/** Commands that have run. */
const ran = new Set<string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-readme-'));
  database = await createDatabase(inject('serverUrl'));
  port = await freePort();
});
afterAll(async () => {
  shop?.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The one command of the README that matches. */
function find(pattern: RegExp): string {
  const found = commands.filter((command) => pattern.test(inner(command)));
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? '';
}

/** What stands for something of the reader's own. */
function withValues(command: string): string {
  return inner(command)
    .replace(/DATABASE_URL='[^']*'/, `DATABASE_URL='${database.url}'`)
    .replaceAll(/(?:~\/|(?<![\w/]))shop\.tar\.gz/g, path.join(folder, 'shop.tar.gz'))
    .replaceAll('/data/', `${folder}/data/`)
    .replaceAll(String.raw`\%`, '%');
}

interface Result {
  code: number;
  output: string;
}

/** Runs a command of the README in a shell, in the project. */
async function run(pattern: RegExp, env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const command = find(pattern);
  ran.add(command);
  return shell(withValues(command), env);
}

async function shell(command: string, env: NodeJS.ProcessEnv = {}, cwd = ROOT): Promise<Result> {
  const { PATH, HOME } = process.env;
  const options = { cwd, env: { PATH, HOME, DATA_DIR: path.join(folder, 'data'), ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-ec', command], options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    // `execFile` fails with what the program printed.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

async function open(env: NodeJS.ProcessEnv): Promise<string> {
  const command = find(/^npm install && npm start$/);
  ran.add(command);
  const { PATH, HOME } = process.env;
  // What it installs is what runs this test.
  const [program = '', ...args] = command.replace('npm install && ', '').split(' ');
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH, HOME, DATA_DIR: path.join(folder, 'data'), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop = child;
  return untilOpen(child);
}

async function close(): Promise<void> {
  if (!shop) return;
  await endBy(shop, 'SIGTERM');
  shop = undefined;
}

// The commands are those of a Unix shell.
describe.skipIf(process.platform === 'win32')('the README', () => {
  test(
    'of the first hour: a shop that is opened, backed up, and restored @run.start',
    async () => {
      // `one-server.test.ts` starts a shop that bundles its code.
      takeCode(path.join(folder, 'data'), addressToOpen(undefined, port));
      expect(await open({})).toMatch(/\/admin#invitation=[\w-]{20}/);
      const invited = await run(/^npm run staff:invite -- --email you@example\.com --role owner$/);
      expect(invited).toMatchObject({ code: 0 });
      expect(invited.output).toMatch(/\/admin#invitation=[\w-]{20}/);
      for (const backup of [
        /^npm run backup -- ~\/shop\.tar\.gz$/,
        /^npm run backup -- \/data\/\S+\$/,
      ]) {
        expect(await run(backup)).toMatchObject({ code: 0 });
      }
      await close();
      const fresh = { DATA_DIR: path.join(folder, 'fresh') };
      expect(await run(/^npm run restore -- ~\/shop\.tar\.gz$/, fresh)).toMatchObject({ code: 0 });
      expect(await run(/^sh -c 'cat > \/data\/shop\.tar\.gz' < shop\.tar\.gz$/)).toMatchObject({
        code: 0,
      });
      const replaced = await run(/^npm run restore -- \/data\/shop\.tar\.gz --replace$/);
      expect(replaced).toMatchObject({ code: 0 });
    },
    limit(240_000),
  );

  test('of Netlify: a database that is filled, examined and released', async () => {
    const filled = await run(/npm run db:fill$/);
    expect(filled).toMatchObject({ code: 0 });
    expect(filled.output).toMatch(/https:\/\/your-site\.netlify\.app\/admin#invitation=[\w-]{20}/);
    expect(README).toContain('`npm run doctor -- --netlify`');
    const examined = await shell('npm run doctor -- --netlify', { DATABASE_URL: database.url });
    expect(examined.code).toBe(1);
    expect(examined.output).toContain('SITE_URL');
    expect(examined.output).not.toContain(new URL(database.url).password || database.url);
    expect(await run(/npm run db:release$/)).toMatchObject({ code: 0 });
  });

  test('of settings: a file that only its owner can read', async () => {
    const block = commands.filter((command) => /(?:>> |null )\.env$/.test(command));
    expect(block.length).toBeGreaterThan(2);
    for (const command of block) {
      ran.add(command);
      expect(await shell(command, {}, folder)).toMatchObject({ code: 0 });
    }
    const file = path.join(folder, '.env');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const values = parseEnv(readFileSync(file, 'utf8'));
    expect(values).toMatchObject({ DOMAIN: 'www.example.com' });
    expect(values['POSTGRES_PASSWORD']).toMatch(/^[\da-f]{48}$/);
    expect(README).toContain('`openssl rand -hex 32` makes 64');
    expect((await shell('openssl rand -hex 32')).output.trim()).toMatch(/^[\da-f]{64}$/);
  });

  test('has no other command than these, and none that the project lacks', async () => {
    ran.add(find(/^npm install && npm test$/));
    // Which is how this test is run.
    expect(readFileSync(path.join(ROOT, '.ci/run'), 'utf8')).toMatch(/^npm install.*\nnpm test$/m);
    const left = commands.filter((command) => !ran.has(command));
    expect(left.filter((command) => !ELSEWHERE.some((known) => known.test(command)))).toEqual([]);
    for (const command of left)
      expect(await shell(`bash -nc '${command}'`)).toMatchObject({ code: 0 });
    const named = [...README.matchAll(/npm (?:run ([\w:]+)|(start|test))/g)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, script, own] of named) expect(scripts).toHaveProperty([script ?? own ?? '']);
    for (const [, file = ''] of README.matchAll(
      /`((?:src|db|tools|public|deploy|docs)\/[\w./-]+)`/g,
    )) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
    }
  });
});
