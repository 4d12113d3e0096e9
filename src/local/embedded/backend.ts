/**
 * PGlite as what it is: one PostgreSQL session. Whoever talks to it holds the turn from the first
 * message until the session is ready again and in no transaction, so that neither the messages
 * nor the transactions of two clients mix.
 */
import type { PGlite } from '@electric-sql/pglite';
import {
  endsCycle,
  isFatal,
  query,
  readyStatus,
  SYNC,
  type TransactionStatus,
} from './messages.ts';
import type { Turns } from './turns.ts';

/** The session stopped answering, for instance because the disk is full. */
export class BackendDownError extends Error {
  override name = 'BackendDownError';
}

type Send = (data: Buffer) => void;

/** A client's hold on the session; ends with `leave`. */
export class BackendClient {
  readonly #db: PGlite;
  readonly #turns: Turns;
  #holding = false;
  /** Between the first message and the answer "ready" the backend waits for more. */
  #midCycle = false;
  #status: TransactionStatus = 'I';

  constructor(db: PGlite, turns: Turns) {
    this.#db = db;
    this.#turns = turns;
  }

  /** Whether other clients wait for this one. */
  get holding(): boolean {
    return this.#holding;
  }

  /**
   * Hands one message to the session, when it is this client's turn.
   * @param send gets the answer piece by piece
   * @throws BackendDownError
   */
  async say(message: Buffer, send: Send): Promise<void> {
    if (!this.#holding) {
      await this.#turns.take();
      this.#holding = true;
    }
    await this.#exchange(message, endsCycle(message), send);
    this.#giveWhenIdle();
  }

  /** Opens the client's session with its startup packet. */
  async open(packet: Buffer, send: Send): Promise<void> {
    await this.#turns.take();
    this.#holding = true;
    await this.#exchange(packet, true, send);
    this.#giveWhenIdle();
  }

  /** Ends what the client left open: its transaction is rolled back. */
  async leave(): Promise<void> {
    if (!this.#holding) return;
    const silent: Send = () => undefined;
    try {
      if (this.#midCycle) await this.#exchange(SYNC, true, silent);
      if (this.#status !== 'I') await this.#exchange(query('rollback'), true, silent);
    } finally {
      this.#holding = false;
      this.#turns.give();
    }
  }

  async #exchange(message: Buffer, ends: boolean, send: Send): Promise<void> {
    this.#midCycle = !ends;
    const reply = { tail: Buffer.alloc(0), lost: false };
    // A copy: PGlite reads from the start of the underlying memory, and reuses what it gives.
    await this.#db.execProtocolRawStream(new Uint8Array(message), {
      onRawData: (data) => {
        const copy = Buffer.from(data);
        reply.tail = Buffer.concat([reply.tail, copy.subarray(-6)]).subarray(-6);
        reply.lost ||= isFatal(copy);
        send(copy);
      },
    });
    if (reply.lost) throw new BackendDownError('The database session was lost');
    if (!ends) return;
    const status = readyStatus(reply.tail);
    if (status === undefined) throw new BackendDownError('The database stopped answering');
    this.#status = status;
  }

  #giveWhenIdle(): void {
    if (this.#midCycle || this.#status !== 'I') return;
    this.#holding = false;
    this.#turns.give();
  }
}
