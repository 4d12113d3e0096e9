/**
 * A Chromium whose tabs prerender pages and keep them for back and forward. Under Playwright they do
 * neither: it turns that cache off, and it looks at pages, which browsers then do not prerender. This
 * speaks the browser's own protocol and looks at tabs.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, findBrowser, HOW_TO_GET_A_BROWSER } from '../browser.ts';
import { connectProtocol, type Protocol } from './protocol.ts';
import { Tab, type LivePage, type LoadedAhead } from './tab.ts';

export interface Chrome {
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface ChromeOptions {
  /** Commands for each page before it loads anything, such as a slow line. */
  prepare?: readonly (readonly [method: string, params: object])[];
  width?: number;
  height?: number;
}

const RETRY_MS = 50;

/** @throws when no Chromium was found or it does not start */
export async function openChrome(options: ChromeOptions = {}): Promise<Chrome> {
  // The one without windows keeps no page for back and forward.
  const executable = findBrowser(false);
  if (executable === undefined) throw new Error(HOW_TO_GET_A_BROWSER);
  const profile = await mkdtemp(path.join(tmpdir(), 'woodward-chrome-'));
  const { width = 1280, height = 900 } = options;
  const child = spawn(
    executable,
    [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      ...browserArguments(),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const protocol = await connectProtocol(await debuggingAddress(child));
  await protocol.send('Target.setDiscoverTargets', { discover: true });
  return {
    openTab: () => openTab(protocol, options),
    close: async () => {
      const ended = once(child, 'exit');
      protocol.close();
      child.kill();
      await ended;
      // Its other processes may still be writing.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: RETRY_MS });
    },
  };
}

async function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  let told = '';
  for await (const chunk of stderr ?? []) {
    told += String(chunk);
    const [, address] = /listening on (ws:\S+)/.exec(told) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium did not start:\n${told}`);
}

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}

async function openTab(protocol: Protocol, { prepare = [] }: ChromeOptions): Promise<Tab> {
  const { targetId } = await protocol.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const { sessionId: tab } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const pages: LivePage[] = [];
  const problems: string[] = [];

  const attach = async (session: string, { targetId: target, url, subtype }: TargetInfo) => {
    const page = {
      session,
      target,
      address: url,
      isPrerendered: subtype === 'prerender',
      ahead: [],
    };
    pages.push(page);
    // Not one after the other: a page that waits to begin does not answer all of them.
    const asked = [
      ...['Page', 'Runtime', 'Log', 'Network', 'Preload'].map(
        (each) => [`${each}.enable`, {}] as const,
      ),
      ...prepare,
      ['Runtime.runIfWaitingForDebugger', {}] as const,
    ];
    await Promise.all(asked.map(([method, params]) => protocol.send(method, params, session)));
  };
  protocol.listen((method, params, from) => {
    const info = params.targetInfo as TargetInfo | undefined;
    if (method === 'Target.attachedToTarget' && from === tab && info?.type === 'page') {
      // A page that is gone again.
      attach(params.sessionId as string, info).catch(() => undefined);
    } else if (method === 'Target.detachedFromTarget' && from === tab) {
      const gone = pages.findIndex(({ session }) => session === params.sessionId);
      if (gone !== -1) pages.splice(gone, 1);
    } else if (method === 'Target.targetInfoChanged') {
      const page = pages.find(({ target }) => target === info?.targetId);
      if (page && info) {
        page.address = info.url;
        page.isPrerendered = info.subtype === 'prerender';
      }
    } else {
      const page = pages.find(({ session }) => session === from);
      if (!page) return;
      if (method === 'Preload.preloadingAttemptSourcesUpdated') page.ahead = aheadIn(params);
      problems.push(...problemIn(method, params));
    }
  });
  await protocol.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    tab,
  );
  return new Tab(protocol, pages, problems, () =>
    protocol.send('Target.closeTarget', { targetId }),
  );
}

function aheadIn({ preloadingAttemptSources }: Record<string, unknown>): LoadedAhead[] {
  return (preloadingAttemptSources as { key: LoadedAhead }[]).map(({ key }) => key);
}

/** Errors of the console, and why a page was not kept for back and forward. */
function problemIn(method: string, params: Record<string, unknown>): string[] {
  if (method === 'Page.backForwardCacheNotUsed') {
    return [`not kept: ${JSON.stringify(params.notRestoredExplanations)}`];
  }
  const entry = params.entry as { level: string; text: string; url?: string } | undefined;
  if (method === 'Log.entryAdded' && entry?.level === 'error') {
    return [`${entry.text} (${entry.url ?? ''})`];
  }
  if (method === 'Runtime.exceptionThrown') return [JSON.stringify(params.exceptionDetails)];
  return [];
}
