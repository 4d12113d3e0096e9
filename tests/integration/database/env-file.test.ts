/** `.env` as the commands of package.json read it. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { CERTIFICATE, startTlsProxy, type TlsProxy } from '../../support/tls-proxy.ts';
import { ROOT } from '../../support/tree.ts';

let folder: string;
let proxy: TlsProxy;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-env-'));
  proxy = await startTlsProxy(inject('serverUrl'));
});
afterEach(async () => {
  await proxy.close();
  await rm(folder, { recursive: true });
});

/** @returns what `npm run db:release` prints in a folder, which may hold a `.env` */
async function released(): Promise<{ stdout: string; stderr: string }> {
  const inFolder = (file: string) => path.join(ROOT, file);
  const { PATH, HOME } = process.env;
  const args = [
    `--import=${inFolder('src/local/env-file.ts')}`,
    inFolder('src/local/db-release.ts'),
  ];
  try {
    return await promisify(execFile)(process.execPath, args, { cwd: folder, env: { PATH, HOME } });
  } catch (error) {
    // `execFile` fails with what the program printed.
    return error as { stdout: string; stderr: string };
  }
}

const writeEnv = (lines: string) => writeFile(path.join(folder, '.env'), lines);

test('every command of package.json that reads the environment reads it, and none prints that it is missing @run.env-file', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.values(scripts).filter((script) => script.includes('src/local/'));
  expect(commands.length).toBeGreaterThan(7);
  for (const command of commands) {
    expect(command).toMatch(/^node --import=\.\/src\/local\/env-file\.ts /);
  }
  const { stderr } = await released();
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^DATABASE_URL is not set\./)]);
});

test('a private authority that it names is trusted @run.tls', async () => {
  await writeEnv(`DATABASE_URL=${proxy.url}\n`);
  expect((await released()).stderr).toContain('its certificate is not trusted');
  await writeFile(path.join(folder, 'ca.pem'), CERTIFICATE);
  await writeEnv(`DATABASE_URL=${proxy.url}\nNODE_EXTRA_CA_CERTS=ca.pem\n`);
  expect(await released()).toMatchObject({
    stdout: expect.stringContaining('The database has no host') as string,
    stderr: '',
  });
});

test('a file of certificates that cannot be read is named', async () => {
  await writeEnv(`DATABASE_URL=${proxy.url}\nNODE_EXTRA_CA_CERTS=no-such.pem\n`);
  const { stderr } = await released();
  expect(stderr).toMatch(/NODE_EXTRA_CA_CERTS in \.env names no file .*no-such\.pem/);
  expect(stderr).toContain('its certificate is not trusted');
});
