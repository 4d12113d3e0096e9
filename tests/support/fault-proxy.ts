/**
 * A proxy in front of a PostgreSQL server that breaks connections where it hurts.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '#local/free-port.ts';

export type Fault =
  | 'none'
  /** Every connection is closed at once. */
  | 'down'
  /** The connection breaks in the middle of the statement that stores an inquiry. */
  | 'cut-in-statement'
  /** The connection breaks when a transaction begins. */
  | 'cut-at-begin'
  /** The inquiry is committed, and the connection breaks before the answer. */
  | 'cut-after-commit'
  /** Every answer takes `delayMs`. */
  | 'slow-answers'
  /** Every question takes `delayMs`: it is carried out when nobody waits for it anymore. */
  | 'slow-questions';

export interface FaultProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** Can be set at any time, also for connections that are open. */
  fault: Fault;
  delayMs: number;
  /** @returns how many questions and answers are delayed at the moment */
  underWay: () => number;
  close: () => Promise<void>;
}

/** Name of the prepared statement that stores an inquiry: each run of it sends the name. */
const STORING = 'store-inquiry';
/** ReadyForQuery outside a transaction: what was sent is committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** @param serverUrl where to go */
export async function startFaultProxy(serverUrl: string): Promise<FaultProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const url = new URL(serverUrl);
  const state = { fault: 'none' as Fault, delayMs: 10_000 };
  let underWay = 0;

  /** A process whose work is done does not wait for it. */
  const later = (act: () => unknown): void => {
    underWay += 1;
    setTimeout(() => {
      underWay -= 1;
      act();
    }, state.delayMs).unref();
  };

  const server = createServer((client) => {
    if (state.fault === 'down') {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    serve(client, upstream);
  });

  function serve(client: Socket, upstream: Socket): void {
    let losesAnswer = false;
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (chunk: Buffer) => {
      if (state.fault === 'down') return cut();
      if (state.fault === 'cut-at-begin' && chunk.includes('begin')) return cut();
      const storing = chunk.includes(STORING);
      if (storing && state.fault === 'cut-in-statement') {
        upstream.write(chunk.subarray(0, Math.floor(chunk.length / 2)), cut);
        return;
      }
      losesAnswer ||= storing && state.fault === 'cut-after-commit';
      if (state.fault === 'slow-questions') {
        later(() => upstream.writable && upstream.write(chunk));
      } else {
        upstream.write(chunk);
      }
    });
    upstream.on('data', (chunk: Buffer) => {
      if (losesAnswer) {
        if (chunk.includes(READY)) cut();
      } else if (state.fault === 'slow-answers') {
        later(() => client.writable && client.write(chunk));
      } else {
        client.write(chunk);
      }
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${portOf(server.address())}`;
  const proxy: FaultProxy = {
    url: url.href,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
      if (fault === 'down') for (const socket of sockets) socket.destroy();
    },
    get delayMs() {
      return state.delayMs;
    },
    set delayMs(delayMs) {
      state.delayMs = delayMs;
    },
    underWay: () => underWay,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
