/** Keeps the embedded database of a running shop open: restarts a server that stops by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded, type EmbeddedDatabase, type OpenOptions } from './embedded-postgres.ts';

export type KeptDatabase = Pick<EmbeddedDatabase, 'url' | 'close'>;

/** Callbacks for stops and restarts of the server. */
export interface Outage {
  /** @param reason why it stopped, or could not be started again, as the end of a sentence */
  began: (reason: string) => void;
  ended: () => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** A server that ran this long counts as well started, so the pauses begin anew. */
const STEADY_MS = 5 * 60_000;

/**
 * Opens the database in a folder and keeps it open at the same address until it is closed. After each
 * stop the pause before the next start is twice as long.
 * @throws as `openEmbedded`; later failures are told to `outage`
 */
export async function openKept(
  folder: string,
  outage: Outage,
  options: OpenOptions = {},
): Promise<KeptDatabase> {
  const closing = new AbortController();
  const { signal } = closing;
  const closed = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  let server = await openEmbedded(folder, options);
  const { url } = server;
  const sameAddress = { ...options, signal, port: Number(new URL(url).port) };

  const keep = async () => {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const since = Date.now();
      const reason = await Promise.race([server.down, closed]);
      if (reason === undefined) return;
      outage.began(reason);
      if (Date.now() - since > STEADY_MS) pause = FIRST_PAUSE_MS;
      for (let isOpen = false; !isOpen; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        await sleep(pause, undefined, { signal });
        try {
          server = await openEmbedded(folder, sameAddress);
          isOpen = true;
        } catch (error) {
          signal.throwIfAborted();
          outage.began(error instanceof Error ? error.message : String(error));
        }
      }
      outage.ended();
    }
  };
  // Rejects when closed while waiting.
  const kept = keep().catch(() => undefined);
  return {
    url,
    close: async () => {
      closing.abort();
      await kept;
      await server.close();
    },
  };
}
