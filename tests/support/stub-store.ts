/**
 * A blob store that answers as a test says: with any status, with a yes that is none, or by a cut
 * connection.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setEnvironmentContext } from '@netlify/blobs';
import { portOf } from '#local/free-port.ts';

/** `lie`: 200, and nothing was done. */
export type StoreFault = number | 'cut' | 'lie';

export interface StubStore {
  /** Blobs by their address. */
  blobs: Map<string, Buffer>;
  /** By method; the others work. */
  faults: Partial<Record<'GET' | 'PUT' | 'DELETE', StoreFault>>;
  /** Methods of all requests, in order. */
  asked: string[];
  close: () => Promise<void>;
}

/** The functions of this process reach it; so there is one at a time. */
export async function startStubStore(): Promise<StubStore> {
  const stub: Omit<StubStore, 'close'> = { blobs: new Map(), faults: {}, asked: [] };
  const server = createServer((request, response) => {
    const method = request.method as keyof StubStore['faults'];
    stub.asked.push(method);
    const fault = stub.faults[method];
    if (fault === 'cut') request.socket.destroy();
    else if (fault === undefined) void answer(stub.blobs, request, response);
    else response.writeHead(fault === 'lie' ? 200 : fault).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const edgeURL = `http://127.0.0.1:${portOf(server.address())}`;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'stub', token: 'token' });
  return {
    ...stub,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  blobs: StubStore['blobs'],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
  switch (request.method) {
    case 'PUT': {
      if (request.headers['if-none-match'] === '*' && blobs.has(pathname)) {
        return response.writeHead(412).end();
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      blobs.set(pathname, Buffer.concat(chunks));
      return response.writeHead(200).end();
    }
    case 'DELETE':
      blobs.delete(pathname);
      return response.writeHead(204).end();
    default: {
      // A list has no key behind site and store.
      if (pathname.split('/').length > 3) {
        const blob = blobs.get(pathname);
        return blob ? response.end(blob) : response.writeHead(404).end();
      }
      const below = `${pathname}/`;
      const keys = [...blobs.keys()].filter((each) => each.startsWith(below));
      const prefix = searchParams.get('prefix') ?? '';
      const listed = keys.map((each) => ({ key: each.slice(below.length), etag: '' }));
      const answered = { blobs: listed.filter(({ key }) => key.startsWith(prefix)) };
      return response.end(JSON.stringify(answered));
    }
  }
}
