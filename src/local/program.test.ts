import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';

const PROGRAM = new URL('program.ts', import.meta.url).href;

/** Closes on SIGTERM, as `closing` defines. */
const source = (closing: string) => `
  import { runProgram, toldToEnd } from ${JSON.stringify(PROGRAM)};
  const busy = setInterval(() => {}, 1000);
  await runProgram(async ({ terminal, signal }) => {
    terminal.say('open ' + process.pid);
    await toldToEnd(signal);
    terminal.say('closing');
    await ${closing};
    terminal.say('closed');
  });`;
const AT_ONCE = 'undefined';
const NEVER = 'new Promise(() => {})';

let child: ChildProcess;
let printed: string;
afterEach(() => child.kill('SIGKILL'));

/** Starts a program and waits until it prints this. */
async function start(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const { npm_lifecycle_event: _, ...environment } = process.env;
  child = spawn(command, args, {
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await said('open');
}

async function said(words: string): Promise<void> {
  while (!printed.includes(words)) await sleep(10);
}

const node = (closing: string) => ['--input-type=module', '-e', source(closing)];

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('a program', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('closes in order on %s', async (signal) => {
    await start(process.execPath, node(AT_ONCE));
    const ended = once(child, 'close');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(printed).toContain('closed');
  });

  test('closes in order on two signals at once, and exits at once on a later one', async () => {
    await start(process.execPath, node(NEVER));
    const ended = once(child, 'close');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await said('closing');
    await sleep(1_100);
    expect(child.exitCode).toBe(null);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });

  test('closes in order when a signal ended npm', async () => {
    // Like npm: a shell in between that does not forward signals.
    const script = '"$NODE" --input-type=module -e "$SOURCE"; true';
    const variables = { NODE: process.execPath, SOURCE: source(AT_ONCE) };
    await start('sh', ['-c', script], { ...variables, npm_lifecycle_event: 'start' });
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    // The output closes with the last process that holds it.
    await closed;
    expect(printed).toContain('closed');
  });
});
