import { statfs } from 'node:fs/promises';
import { log } from '../log.ts';

export type DiskState = 'ok' | 'full';

/** Less room, and a commit or a build may fail at any moment. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** @returns bytes that may still be written below a folder; undefined where there is none */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Functions of a host keep nothing on a disk.
    return undefined;
  }
}

/**
 * @param free bytes that may still be written; undefined without a disk
 * @returns looks at the disk; what changed since the last look is logged, once
 */
export function diskWatch(free: () => Promise<number | undefined>) {
  let state: DiskState = 'ok';
  return async (): Promise<DiskState | undefined> => {
    const bytes = await free();
    if (bytes === undefined) return undefined;
    const now: DiskState = bytes < MIN_FREE_BYTES ? 'full' : 'ok';
    if (now !== state) {
      log(
        now === 'full'
          ? { level: 'error', event: 'disk-full' }
          : { level: 'info', event: 'disk-has-room-again' },
      );
    }
    state = now;
    return now;
  };
}
