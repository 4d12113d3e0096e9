/** The embedded database, seen from the main thread. */
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { StartError } from '../start-error.ts';

export interface WorkerInput {
  folder: string;
  password: string;
}

export type WorkerReport =
  | { type: 'listening'; port: number }
  | { type: 'closed' }
  | { type: 'down'; message: string };

export interface EmbeddedDatabase {
  /** Address for any PostgreSQL client on this machine. Holds a password. */
  url: string;
  close: () => Promise<void>;
  /** Resolves with the reason when the database stops by itself; never rejects. */
  down: Promise<string>;
}

/** Longer than a transaction that is let finish; then the thread is ended, which loses no commit. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Opens the database in a folder, or makes a new one there. The caller holds the folder's lock:
 * two processes on one folder would ruin it.
 * @param signal ends the work on it
 * @throws StartError when the files cannot be used; the signal's reason when aborted
 */
export async function openEmbedded(
  folder: string,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  signal?.throwIfAborted();
  const password = randomBytes(24).toString('base64url');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, password } satisfies WorkerInput,
  });
  const reports = new Reports(worker);
  const abort = () => void worker.terminate();
  signal?.addEventListener('abort', abort);
  try {
    const first = await Promise.race([reports.next('listening'), reports.down]);
    signal?.throwIfAborted();
    if (typeof first === 'string') {
      await worker.terminate();
      throw new StartError(`The embedded database in ${folder} cannot be opened: ${first}.`);
    }
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${first.port}/postgres`,
      down: reports.down,
      close: async () => {
        const closed = reports.next('closed');
        worker.postMessage('close');
        const report = await Promise.race([closed, reports.down, timeout(CLOSE_TIMEOUT_MS)]);
        const end = worker.terminate();
        // Files that are closed need no waiting; a thread at work must be gone before the lock is.
        if (typeof report !== 'object') await end;
      },
    };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

class Reports {
  readonly down: Promise<string>;
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.down = new Promise((resolve) => {
      worker.on('message', (report: WorkerReport) => {
        if (report.type === 'down') resolve(report.message);
      });
      worker.once('error', (error: Error) => resolve(error.message));
      worker.once('exit', () => resolve('its thread has ended'));
    });
  }

  next<T extends WorkerReport['type']>(type: T): Promise<Extract<WorkerReport, { type: T }>> {
    return new Promise((resolve) => {
      this.#worker.on('message', (report: WorkerReport) => {
        if (isReport(report, type)) resolve(report);
      });
    });
  }
}

function isReport<T extends WorkerReport['type']>(
  report: WorkerReport,
  type: T,
): report is Extract<WorkerReport, { type: T }> {
  return report.type === type;
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
