/**
 * The thread of the embedded database. PGlite works synchronously; on the main thread a long query
 * would hold up every page.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openFiles } from './files.ts';
import type { WorkerInput, WorkerReport } from './open.ts';
import { serveWire } from './wire-server.ts';

const port = parentPort;
if (!port) throw new Error('This module runs as a worker thread');
// The one who starts this thread, `open.ts`, sends exactly this.
const { folder, password } = workerData as WorkerInput;
const report = (message: WorkerReport) => port.postMessage(message);
const down = (error: unknown) =>
  report({ type: 'down', message: error instanceof Error ? error.message : String(error) });

try {
  const db = await openFiles(folder);
  const server = await serveWire({ db, password, onDown: down });
  port.once('message', () => {
    // Connections end with this thread: a client told earlier would take it for a failure.
    server
      .drain()
      .then(() => db.close())
      .then(() => report({ type: 'closed' }), down);
  });
  report({ type: 'listening', port: server.port });
} catch (error) {
  down(error);
}
