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

const inProject = (file: string) => path.join(ROOT, file);

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

/** @returns what a program prints in a folder, which may hold a `.env` */
async function printedBy(
  program: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<{ stdout: string; stderr: string }> {
  const { PATH, HOME } = process.env;
  const args = [`--import=${inProject('src/local/env-file.ts')}`, ...program];
  try {
    return await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { PATH, HOME, ...more },
    });
  } catch (error) {
    // `execFile` fails with what the program printed.
    return error as { stdout: string; stderr: string };
  }
}

/** @returns what `npm run db:release` prints */
const released = (more: NodeJS.ProcessEnv = {}) =>
  printedBy([inProject('src/local/db-release.ts')], more);

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

test.each([
  ['no-such.pem', 'cannot be read'],
  ['text.pem', 'holds no certificate (PEM)'],
  ['broken.pem', 'holds a certificate that cannot be read'],
  ['cut-off.pem', 'holds a certificate that cannot be read'],
  ['with-broken-key.pem', 'holds a certificate that cannot be read'],
])('a file of certificates that is none is named once: %s @run.env-file', async (name, problem) => {
  await writeFile(path.join(folder, 'text.pem'), 'no certificate\n');
  await writeFile(path.join(folder, 'broken.pem'), CERTIFICATE.replace(/\n.{20}/, '\n'));
  await writeFile(path.join(folder, 'cut-off.pem'), CERTIFICATE + CERTIFICATE.slice(0, 200));
  const key = CERTIFICATE.slice(0, 200).replace('CERTIFICATE', 'PRIVATE KEY');
  await writeFile(path.join(folder, 'with-broken-key.pem'), CERTIFICATE + key);
  await writeEnv(`DATABASE_URL=${proxy.url}\nNODE_EXTRA_CA_CERTS=${name}\n`);
  const said = (await released()).stderr.trim().split('\n');
  expect(said).toEqual([
    `NODE_EXTRA_CA_CERTS in .env names ${name}, which ${problem}: it is ignored.`,
    expect.stringContaining('its certificate is not trusted'),
  ]);
});

test('a file without a certificate that the shell names is told, too @run.env-file', async () => {
  const file = path.join(folder, 'text.pem');
  await writeFile(file, 'no certificate\n');
  await writeEnv(`DATABASE_URL=${proxy.url}\n`);
  const { stderr } = await released({ NODE_EXTRA_CA_CERTS: file });
  expect(stderr).toContain(`NODE_EXTRA_CA_CERTS names ${file}, which holds no certificate (PEM)`);
  expect(stderr.match(/holds no certificate/g)).toHaveLength(1);
});

test.each([
  ['npm start, which replaces itself', [inProject('src/local/start.ts')]],
  [
    'a program with a thread',
    ['--eval', "new (require('node:worker_threads').Worker)('./thread.mjs')"],
  ],
])('%s tells it once @run.env-file', async (_what, program) => {
  await writeFile(path.join(folder, 'thread.mjs'), '');
  await writeFile(path.join(folder, 'text.pem'), 'no certificate\n');
  await writeEnv('NODE_EXTRA_CA_CERTS=text.pem\nPORT=none\n');
  const { stderr } = await printedBy(program);
  expect(stderr.match(/holds no certificate/g)).toHaveLength(1);
});
