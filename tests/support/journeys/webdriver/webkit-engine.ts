/**
 * WebKitGTK's browser, as Debian has it: driven by WebDriver, on a screen of its own that nobody sees.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#local/free-port.ts';
import { limit } from '../../limits/limit.ts';
import type { Device, Engine, Size } from '../device.ts';
import type { WebKitPrograms } from '../find-engines.ts';
import { newSession, type Session } from './client.ts';
import { tabOf } from './tab.ts';

/** Takes the room that buttons and fields of the tool bar ask for: a window can be as narrow as a phone. */
const NARROW_WINDOW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }';
const SCREEN = '1600x1200x24';
const PAUSE_MS = 50;
const TIMEOUT_MS = 15_000;
const createdWindow = z.object({ handle: z.string() });
const innerSize = z.tuple([z.number(), z.number()]);

/** Opens the screen that all browsers of this engine share. */
export async function webkitEngine({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);
  const x = spawn(screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await screenNumber(x);
  const environment = {
    ...process.env,
    DISPLAY: `:${number}`,
    XDG_CONFIG_HOME: folder,
    // There is no graphics card behind the screen.
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  return {
    newDevice: (size) => openDevice(driver, browser, environment, size),
    close: async () => {
      await end(x);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Told once the screen is there. */
async function screenNumber(screen: ChildProcess): Promise<string> {
  const ended = once(screen, 'exit').then(([code]) => {
    throw new Error(`The screen ended with code ${String(code)}`);
  });
  const told = once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const [number] = (await Promise.race([told, ended])) as [Buffer];
  return String(number).trim();
}

/** A driver serves one browser at a time, so each person has one of their own. */
async function openDevice(
  driver: string,
  binary: string,
  env: NodeJS.ProcessEnv,
  size: Size,
): Promise<Device> {
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const session = await sessionAt(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }).catch(async (error: unknown) => {
    await end(program);
    throw error;
  });
  await resize(session, size);
  const current = { handle: '' };
  let used = false;
  return {
    newTab: async () => {
      // The first one is there.
      if (!used) {
        used = true;
        return tabOf(session, z.string().parse(await session.ask('window')), current);
      }
      // A tab in the background takes no keys, a window does.
      const opened = await session.ask('window/new', { type: 'window' });
      const { handle } = createdWindow.parse(opened);
      await session.ask('window', { handle });
      current.handle = handle;
      await resize(session, size);
      return tabOf(session, handle, current);
    },
    forgetSession: async () => {
      await session.remove('cookie');
    },
    close: async () => {
      await session.remove('');
      await end(program);
    },
  };
}

/** The driver needs a moment until it answers. */
async function sessionAt(address: string, capabilities: object): Promise<Session> {
  const deadline = Date.now() + limit(TIMEOUT_MS);
  for (;;) {
    try {
      return await newSession(address, capabilities);
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

/** Sizes of windows include the tool bar; what counts is the page. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  const ask = async (rect: object) => {
    await session.ask('window/rect', { x: 0, y: 0, ...rect });
    const script = 'return [innerWidth, innerHeight]';
    return innerSize.parse(await session.ask('execute/sync', { script, args: [] }));
  };
  const [, inner] = await ask({ width, height });
  const [got] = await ask({ width, height: height + (height - inner) });
  if (got !== width) throw new Error(`A window of ${width} px is ${got} px wide`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
