/**
 * A tab of a browser that WebDriver drives.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { limit } from '../../limits/limit.ts';
import type { Focus, Seen, Tab } from '../device.ts';
import { fits, focus, middle, seenOf } from '../page-functions.ts';
import { described, type Target } from '../targets.ts';
import { WebDriverError, type Session } from './client.ts';
import { find, TESTING_LIBRARY, wire } from './find.ts';
import { keyActions } from './keys.ts';

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;
const TRIES = 40;
/** What slides in may stand for a frame or two before it does: software draws few of them. */
const STILL_MS = 200;
/** The name that the protocol gives an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const point = z.object({ x: z.number(), y: z.number() });
const elements = z.array(z.object({ [ELEMENT]: z.string() }));
/** What happens while a page moves or is replaced: the next try sees it settled. */
const PASSING = new Set([
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'stale element reference',
]);

/**
 * @param session its commands go to one window at a time
 * @param handle of the tab
 * @param current which window they go to now, shared by the tabs of a session
 */
export function tabOf(session: Session, handle: string, current: { handle: string }): Tab {
  const ask: Session['ask'] = async (command, body) => {
    if (current.handle !== handle) {
      await session.ask('window', { handle });
      current.handle = handle;
    }
    return session.ask(command, body);
  };
  const run = (script: string, ...args: unknown[]) => ask('execute/sync', { script, args });

  /** Runs `find` in the page, and there what becomes of its elements. */
  const found = async (target: Target, then: string): Promise<unknown> => {
    const script = `const found = (${String(find)})(arguments[0]); return found && ${then};`;
    for (let tries = 1; ; tries += 1) {
      try {
        const value = await run(script, wire(target));
        if (value !== null) return value;
        await run(TESTING_LIBRARY);
      } catch (error) {
        // The page was just replaced.
        if (tries === TRIES || !isPassing(error)) throw error;
        await sleep(PAUSE_MS);
      }
    }
  };
  const matches = async (target: Target): Promise<string[]> =>
    elements.parse(await found(target, 'found')).map((each) => each[ELEMENT]);
  const look = async (target: Target): Promise<Seen[]> =>
    (await found(target, `(${String(seenOf)})(found)`)) as Seen[];

  /** Does something with the only match, as soon as there is one that it can be done with. */
  const withOnly = async (target: Target, act: (id: string) => Promise<void>): Promise<void> => {
    const end = Date.now() + limit(TIMEOUT_MS);
    for (;;) {
      try {
        const [id, ...others] = await matches(target);
        if (others.length > 0) throw new WebDriverError('no such element', 'there are several');
        if (id === undefined) throw new WebDriverError('no such element', 'there is none');
        await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', {
          [ELEMENT]: id,
        });
        if ((await ask(`element/${id}/enabled`)) !== true) {
          throw new WebDriverError('element not interactable', 'it is disabled');
        }
        return await act(id);
      } catch (error) {
        if (!isPassing(error) || Date.now() > end) {
          throw new Error(`${described(target)}: ${String(error)}`, { cause: error });
        }
      }
      await sleep(PAUSE_MS);
    }
  };
  /** With the mouse, where a person would: in the middle of what is seen. */
  const click = async (id: string) => {
    const seen = () => run(`return (${String(middle)})(arguments[0])`, { [ELEMENT]: id });
    const before = await seen();
    await sleep(STILL_MS);
    const place = await seen();
    if (place === null) throw new WebDriverError('element click intercepted', 'it is covered');
    if (!isDeepStrictEqual(place, before)) {
      throw new WebDriverError('element click intercepted', 'it moves');
    }
    const actions = [
      { type: 'pointerMove', duration: 0, ...point.parse(place) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await ask('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };

  const pressKeys = async (...keys: string[]) => {
    const actions = keys.flatMap(keyActions);
    await ask('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  return {
    open: async (url) => {
      await ask('url', { url });
    },
    address: async () => {
      const { pathname, search, hash } = new URL((await ask('url')) as string);
      return `${pathname}${search}${hash}`;
    },
    look,
    press: (target) => withOnly(target, click),
    type: (target, text) =>
      withOnly(target, async (id) => {
        await click(id);
        await pressKeys('Control+a', ...(text === '' ? ['Delete'] : Array.from(text)));
      }),
    choose: (target, option) =>
      withOnly(target, async (id) => {
        const options = await ask(`element/${id}/elements`, {
          using: 'xpath',
          value: `.//option[normalize-space() = ${JSON.stringify(option)}]`,
        });
        const [chosen] = elements.parse(options);
        if (!chosen) throw new WebDriverError('no such element', `there is no option ${option}`);
        await ask(`element/${chosen[ELEMENT]}/click`, {});
      }),
    keys: async (...keys) => {
      for (const key of keys) await pressKeys(key);
    },
    focus: async () => (await run(`return (${String(focus)})()`)) as Focus,
    back: async () => {
      await ask('back', {});
    },
    reload: async () => {
      await ask('refresh', {});
    },
    show: async () => {
      await ask('title');
    },
    fits: async () => (await run(`return (${String(fits)})()`)) === true,
    screenshot: async () => Buffer.from((await ask('screenshot')) as string, 'base64'),
    close: async () => {
      await ask('title');
      await session.remove('window');
      current.handle = '';
    },
  };
}

function isPassing(error: unknown): boolean {
  return error instanceof WebDriverError && PASSING.has(error.code);
}
