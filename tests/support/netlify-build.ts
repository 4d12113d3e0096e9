/**
 * A shop on Netlify as far as its builds go: a hook that is asked for them, and who is told of deploys.
 */
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#db/client.ts';
import { readPublishing } from '#db/queries/publishing/view.ts';
import type { BuildHook } from '#server/publishing/build-hook.ts';
import type { DeployListener } from '#server/publishing/deploy-events.ts';
import type { CatchUp } from '#server/publishing/publish.ts';
import { startHookServer, type HookServer } from './hook-server.ts';
import { TEST_HOST } from './host.ts';
import { limit } from './limits/limit.ts';

export interface NetlifyBuild {
  server: () => HookServer;
  hook: () => BuildHook;
  listener: () => DeployListener;
  schedule: () => CatchUp;
  state: () => ReturnType<typeof readPublishing>;
  /** @throws Error when nothing is being built */
  buildingId: () => Promise<string>;
}

/** Starts the hook before the tests of a file, and ends it after them. */
export function useNetlifyBuild(db: () => Database): NetlifyBuild {
  let server: HookServer;
  beforeAll(async () => {
    server = await startHookServer();
  });
  afterAll(() => server.close());

  const hook = () => ({
    url: server.url,
    host: TEST_HOST,
    pausesMs: [10, 10],
    timeoutMs: limit(200),
  });
  const listener = () => ({ db: db(), host: TEST_HOST, hook: hook() });
  const state = () => readPublishing(db());
  return {
    server: () => server,
    hook,
    listener,
    schedule: () => ({ ...listener(), now: new Date(), served: undefined }),
    state,
    buildingId: async () => {
      const id = (await state()).building?.id;
      if (id === undefined) throw new Error('Nothing is being built');
      return id;
    },
  };
}
