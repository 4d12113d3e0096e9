/**
 * The line between a person's browser and the shop, the same for every engine: it can be slow, be
 * cut, lose an answer, or hold what a page asks by itself. It listens as well: to failures on the
 * console, and to answers of an error.
 */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '#local/free-port.ts';
import { LISTENER, LISTENER_PATH, REPORT_PATH, withListener } from './page-listener.ts';

export interface Line {
  /** Where the shop is, at this end of the line. */
  url: string;
  quality: 'good' | 'slow 3G' | 'cut';
  /** The next answer to a request of this path gets lost: what was asked for is done. */
  loseAnswerTo: string | undefined;
  /** Whether what is read from the API waits: a page asks by itself how things stand, at any moment. */
  holdsQuestions: boolean;
  /** What went wrong so far, as `console: …` or `404 GET /…`. */
  problems: string[];
  close: () => Promise<void>;
}

/** As browsers' own tools have it. */
const PAUSE_MS = 50;
const SLOW_LATENCY_MS = 400;
const SLOW_BYTES_PER_SECOND = 50_000;

/** @param shopUrl where the other end is */
export async function openLine(shopUrl: string): Promise<Line> {
  const shop = new URL(shopUrl);
  const problems: string[] = [];
  let quality: Line['quality'] = 'good';
  let freeAt = 0;
  let release: (() => void) | undefined;
  let released = Promise.resolve();

  /** Waits until a slow line has carried so many bytes. */
  const carry = async (bytes: number): Promise<void> => {
    if (quality !== 'slow 3G') return;
    freeAt = Math.max(freeAt, Date.now()) + (bytes / SLOW_BYTES_PER_SECOND) * 1000;
    await sleep(freeAt - Date.now());
  };

  /** Waits until the shop may hear of a request. */
  const arrive = async ({ method, url }: IncomingMessage): Promise<void> => {
    if (quality === 'slow 3G') await sleep(SLOW_LATENCY_MS);
    if (method === 'GET' && url?.startsWith('/api/')) await released;
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    await arrive(incoming);
    const upstream = await ask(shop, line.url, incoming);
    const path = incoming.url ?? '';
    if ((upstream.statusCode ?? 0) >= 400) {
      problems.push(`${upstream.statusCode} ${incoming.method} ${path}`);
    }
    if (line.loseAnswerTo !== undefined && path === line.loseAnswerTo) {
      line.loseAnswerTo = undefined;
      upstream.resume();
      await once(upstream, 'end');
      // Browsers themselves repeat a request that nothing at all came back of.
      outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers);
      outgoing.flushHeaders();
      await sleep(PAUSE_MS);
      outgoing.destroy();
      return;
    }
    const headers = { ...upstream.headers };
    if (headers.location) headers.location = headers.location.replace(shop.origin, line.url);
    if (headers['content-type']?.startsWith('text/html')) {
      const page = withListener(await bytesOf(upstream), incoming.headers['accept-encoding']);
      await carry(page.body.length);
      delete headers['content-length'];
      outgoing.writeHead(upstream.statusCode ?? 502, { ...headers, ...page.headers });
      outgoing.end(page.body);
      return;
    }
    outgoing.writeHead(upstream.statusCode ?? 502, headers);
    for await (const chunk of upstream as AsyncIterable<Buffer>) {
      await carry(chunk.length);
      outgoing.write(chunk);
    }
    outgoing.end();
  };

  const server = createServer((incoming, outgoing) => {
    // What the page tells the test goes by no line.
    if (incoming.url === LISTENER_PATH) {
      outgoing.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'max-age=600',
      });
      outgoing.end(LISTENER);
    } else if (incoming.url === REPORT_PATH) {
      void bytesOf(incoming).then((body) => problems.push(`console: ${body.toString()}`));
      outgoing.writeHead(204).end();
    } else if (quality === 'cut') {
      incoming.destroy();
    } else {
      // A browser that has gone on, or a line that was cut meanwhile.
      answer(incoming, outgoing).catch(() => outgoing.destroy());
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const line: Line = {
    url: `http://localhost:${portOf(server.address())}`,
    get quality() {
      return quality;
    },
    set quality(wanted) {
      quality = wanted;
      freeAt = 0;
      if (wanted === 'cut') server.closeAllConnections();
    },
    loseAnswerTo: undefined,
    get holdsQuestions() {
      return release !== undefined;
    },
    set holdsQuestions(wanted) {
      release?.();
      release = undefined;
      if (!wanted) return;
      released = new Promise<void>((resolve) => {
        release = resolve;
      });
    },
    problems,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}

/** Hands a request on as if the browser had come to the shop's own address. */
async function ask(shop: URL, ownUrl: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const headers = { ...incoming.headers, host: shop.host };
  for (const name of ['origin', 'referer'] as const) {
    if (headers[name]) headers[name] = headers[name].replace(ownUrl, shop.origin);
  }
  // A page is changed on its way.
  if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
  const asked = request(new URL(incoming.url ?? '/', shop), { method: incoming.method, headers });
  incoming.pipe(asked);
  const [upstream] = (await once(asked, 'response')) as [IncomingMessage];
  return upstream;
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
