/**
 * PGlite behind a loopback port that speaks PostgreSQL's protocol, for any number of clients.
 * `@electric-sql/pglite-socket` does nearly this, but takes turns by message: two clients that send
 * queries with parameters at the same time get each other's statements.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { BackendClient, BackendDownError } from './backend.ts';
import {
  ASK_PASSWORD,
  fatal,
  isTerminate,
  NO_ENCRYPTION,
  ProtocolError,
  readPassword,
  takeMessage,
  takeOpening,
} from './messages.ts';
import { Turns } from './turns.ts';

/** A client that sleeps within a transaction holds up all others; after this time it is cut off. */
const MAX_HOLD_MS = 60_000;

export interface WireServer {
  port: number;
  /** Takes no new clients, and lets the current transaction end; nothing is run after it. */
  drain: () => Promise<void>;
}

export interface WireServerOptions {
  db: PGlite;
  /** Every client must know it: any program on the machine can reach the port. */
  password: string;
  /** Told once when the database stopped answering. */
  onDown: (error: Error) => void;
}

/** Starts listening on a free port of 127.0.0.1. */
export async function serveWire(options: WireServerOptions): Promise<WireServer> {
  const turns = new Turns();
  const server = createServer((socket) => {
    void serveClient(socket, new BackendClient(options.db, turns), options);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    // A server that listens on a port has an address of this type.
    port: (server.address() as AddressInfo).port,
    drain: async () => {
      server.close();
      // Never given back.
      await turns.take();
    },
  };
}

async function serveClient(
  socket: Socket,
  client: BackendClient,
  { password, onDown }: WireServerOptions,
): Promise<void> {
  socket.setNoDelay(true);
  socket.on('timeout', () => socket.destroy());
  const send = (data: Buffer) => void (socket.writable && socket.write(data));
  const input = new Input(socket);
  try {
    const startup = await readStartup(input, send);
    if (startup === undefined) return;
    send(ASK_PASSWORD);
    const answer = await input.next(takeMessage);
    if (answer === undefined) return;
    if (!isSame(readPassword(answer) ?? '', password)) {
      socket.end(fatal('28P01', 'password authentication failed'));
      return;
    }
    await client.open(startup, send);
    for (;;) {
      socket.setTimeout(client.holding ? MAX_HOLD_MS : 0);
      const message = await input.next(takeMessage);
      if (message === undefined || isTerminate(message)) return;
      await client.say(message, send);
    }
  } catch (error) {
    if (error instanceof BackendDownError) onDown(error);
    else if (!(error instanceof ProtocolError)) onDown(asError(error));
  } finally {
    await client.leave().catch((error: unknown) => onDown(asError(error)));
    socket.destroySoon();
  }
}

/** @returns the startup packet, or undefined when the client wants nothing more */
async function readStartup(
  input: Input,
  send: (data: Buffer) => void,
): Promise<Buffer | undefined> {
  for (;;) {
    const opening = await input.next(takeOpening);
    // One session cannot be told to cancel what it is doing; the request expects no answer.
    if (opening === undefined || opening.kind === 'cancel') return undefined;
    if (opening.kind === 'startup') return opening.frame;
    send(NO_ENCRYPTION);
  }
}

/** The bytes of a socket, cut into frames. A connection that breaks is one that ended. */
class Input {
  readonly #chunks: AsyncIterator<Buffer, undefined>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]();
  }

  /** @returns the next frame, or undefined at the end */
  async next<T>(
    take: (buffer: Buffer) => { value: T; rest: Buffer } | undefined,
  ): Promise<T | undefined> {
    for (;;) {
      const taken = take(this.#buffer);
      if (taken) {
        this.#buffer = taken.rest;
        return taken.value;
      }
      const chunk = await this.#read();
      if (chunk === undefined) return undefined;
      this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    }
  }

  async #read(): Promise<Buffer | undefined> {
    try {
      const chunk = await this.#chunks.next();
      return chunk.value;
    } catch {
      // Reset by the client: there is nobody left to tell.
      return undefined;
    }
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
