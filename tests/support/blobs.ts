/**
 * Netlify's own blob server, which can be stopped and started again with what it holds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBlobs } from '#local/blob-host.ts';
import type { Listener } from '#local/http/listen.ts';

export interface TestBlobs {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  running: () => boolean;
  /** Ends it for good. */
  close: () => Promise<void>;
}

/** The functions of this process reach it; so there is one at a time. */
export async function startTestBlobs(): Promise<TestBlobs> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-blobs-'));
  let host: Listener | undefined = await startBlobs(folder);
  const stop = async () => {
    await host?.close();
    host = undefined;
  };
  return {
    start: async () => {
      host ??= await startBlobs(folder);
    },
    stop,
    running: () => host !== undefined,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
