/**
 * A proxy in front of a PostgreSQL server that counts the statements its clients send.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CountingProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** Statements so far, in order. */
  statements: string[];
  close: () => Promise<void>;
}

/** @param serverUrl where to go */
export async function startCountingProxy(serverUrl: string): Promise<CountingProxy> {
  const target = new URL(serverUrl);
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const read = statementReader((statement) => statements.push(statement));
    client.on('data', (chunk) => read(chunk));
    client.pipe(upstream).pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    statements,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads the frontend messages of one connection: Query (`Q`) and Parse (`P`) carry a statement. */
function statementReader(onStatement: (statement: string) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      // The first message has no type byte.
      const header = started ? 1 : 0;
      if (pending.length < header + 4) return;
      const length = header + pending.readInt32BE(header);
      if (pending.length < length) return;
      const type = started ? String.fromCharCode(pending[0] ?? 0) : '';
      const body = pending.subarray(header + 4, length);
      pending = pending.subarray(length);
      started = true;
      if (type === 'Q') onStatement(textAt(body, 0));
      // A Parse message starts with the statement's name.
      if (type === 'P') onStatement(textAt(body, body.indexOf(0) + 1));
    }
  };
}

function textAt(body: Buffer, start: number): string {
  return body.toString('utf8', start, body.indexOf(0, start));
}
