/**
 * The shop on a server of one's own: by another user, from a project that it may not write, with its
 * data on another disk; ended by signals, killed, backed up while it runs, and restored.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '#db/seed/content/events.ts';
import { freePort } from '#local/free-port.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { contactBody } from '../../support/api.ts';
import { copyAsImage, healthCheck } from '../../support/image.ts';
import { endBy, untilOpen } from '../../support/run-program.ts';
import { ROOT } from '../../support/tree.ts';
import { unprivilegedUser } from '../../support/unprivileged-user.ts';

const MEMORY = '/dev/shm';
const runAs = unprivilegedUser();

let folder: string;
let app: string;
let data: string;
let url: string;
let environment: NodeJS.ProcessEnv;
let shop: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-server-'));
  app = path.join(folder, 'app');
  data = await mkdtemp(path.join(existsSync(MEMORY) ? MEMORY : folder, 'woodward-data-'));
  copyAsImage(app);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'), 'junction');
  const own = ['.astro', '.cache'].map((name) => path.join(app, name));
  for (const each of own) mkdirSync(each);
  if (runAs.uid === undefined) {
    // Not root, so permissions count for this user too.
    for (const file of globSync('{*,{src,db,netlify,public}/**}', { cwd: app })) {
      if (file !== 'node_modules') chmodSync(path.join(app, file), 0o555);
    }
  } else {
    chmodSync(folder, 0o755);
    for (const each of [...own, data]) chownSync(each, runAs.uid, runAs.gid ?? runAs.uid);
  }
  const port = await freePort();
  url = `http://localhost:${port}`;
  const { PATH } = process.env;
  environment = { PATH, HOME: '/nonexistent', DATA_DIR: data, PORT: String(port) };
});
afterAll(async () => {
  shop?.kill('SIGKILL');
  for (const file of globSync('{*,{src,db,netlify,public}/**/}', { cwd: app })) {
    if (file !== 'node_modules') chmodSync(path.join(app, file), 0o755);
  }
  await rm(folder, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

/** @returns what it printed until it was open */
async function open(): Promise<string> {
  const child = spawn(process.execPath, ['src/local/start.ts'], {
    ...runAs,
    cwd: app,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop = child;
  const printed = await untilOpen(child);
  expect(await (await fetch(url + API_PATHS.health)).json()).toMatchObject({
    status: 'ok',
    host: 'this',
  });
  return printed;
}

async function end(signal: NodeJS.Signals): Promise<unknown> {
  if (!shop) throw new Error('The shop was not opened');
  return endBy(shop, signal);
}

async function node(args: string[]): Promise<string> {
  const options = { ...runAs, cwd: app, env: environment };
  return (await promisify(execFile)(process.execPath, args, options)).stdout;
}

const run = (program: string, ...args: string[]) => node([`src/local/${program}.ts`, ...args]);

// Windows has no signals.
test.skipIf(process.platform === 'win32')(
  'opens, ends with each signal, and has everything again after a backup is restored @run.stop',
  async () => {
    expect(await open()).toContain('Building the site');
    const sent = await fetch(url + API_PATHS.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactBody({ eventDate: `${new Date().getFullYear() + 1}-06-12` })),
    });
    expect(sent.status).toBe(201);
    expect(await end('SIGKILL')).toBe('SIGKILL');
    await open();
    expect(await node(healthCheck())).toBe('');
    expect(await end('SIGTERM')).toBe(0);

    expect(await open()).toContain('The built site is up to date');
    const file = path.join(data, 'backups', 'shop.tar.gz');
    // While it runs.
    // Of the demo's events, and the one that was sent.
    const requests = new RegExp(` ${events.length + 1} requests,`);
    expect(await run('backup', file)).toMatch(requests);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run('restore', file, '--replace')).rejects.toThrow(/is in use by another program/);
    expect(await end('SIGINT')).toBe(0);
    await expect(node(healthCheck())).rejects.toMatchObject({ code: 1 });

    await expect(run('restore', file)).rejects.toThrow(/holds a shop already/);
    expect(await run('restore', file, '--replace')).toMatch(requests);
    expect(await open()).toContain('Building the site');
    expect(await end('SIGHUP')).toBe(0);
    // While it does not.
    const named = await run('backup');
    expect(named).toMatch(/backups.woodward-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz holds /);
    expect(named).toMatch(requests);
  },
  240_000,
);
