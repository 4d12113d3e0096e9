/**
 * The frames of PostgreSQL's wire protocol (PostgreSQL documentation, "Message Formats"), as far
 * as a server that hands them on must know them.
 */

/** What a connection may say before it is let in. Its frames carry a number instead of a letter. */
export type Opening =
  | { kind: 'startup'; frame: Buffer }
  | { kind: 'encryption' }
  | { kind: 'cancel' };

const VERSION_3 = 3;
const CANCEL_CODE = 80_877_102;
const SSL_CODE = 80_877_103;
const GSS_CODE = 80_877_104;
/** PostgreSQL's own limit of a startup packet. */
const MAX_OPENING_BYTES = 10_000;
/** Longer than any statement of this project, shorter than what would exhaust the memory. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

/** Messages after which the backend says that it is ready, and another client may have its turn. */
const ENDS_CYCLE = new Set([
  byte('Q'), // query
  byte('S'), // sync
  byte('F'), // function call
]);

/** A client that does not speak the protocol. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** A frame at the head of a buffer, and what follows it. */
export interface Taken<T> {
  value: T;
  rest: Buffer;
}

/**
 * @returns the opening frame at the head of the buffer, or undefined while it is incomplete
 * @throws ProtocolError
 */
export function takeOpening(buffer: Buffer): Taken<Opening> | undefined {
  if (buffer.length < 8) return undefined;
  const length = buffer.readUInt32BE(0);
  if (length < 8 || length > MAX_OPENING_BYTES) throw new ProtocolError('Not a PostgreSQL client');
  if (buffer.length < length) return undefined;
  const rest = buffer.subarray(length);
  const code = buffer.readUInt32BE(4);
  if (code === SSL_CODE || code === GSS_CODE) return { value: { kind: 'encryption' }, rest };
  if (code === CANCEL_CODE) return { value: { kind: 'cancel' }, rest };
  if (code >>> 16 !== VERSION_3) throw new ProtocolError('Unknown protocol version');
  return { value: { kind: 'startup', frame: buffer.subarray(0, length) }, rest };
}

/**
 * @returns the message at the head of the buffer, or undefined while it is incomplete
 * @throws ProtocolError
 */
export function takeMessage(buffer: Buffer): Taken<Buffer> | undefined {
  if (buffer.length < 5) return undefined;
  const length = buffer.readUInt32BE(1) + 1;
  if (length < 5 || length > MAX_MESSAGE_BYTES)
    throw new ProtocolError('Message of a wrong length');
  if (buffer.length < length) return undefined;
  return { value: buffer.subarray(0, length), rest: buffer.subarray(length) };
}

/** @returns whether the backend answers this message with "ready for query" */
export function endsCycle(message: Buffer): boolean {
  return ENDS_CYCLE.has(message[0] ?? 0);
}

/** @returns whether the client says goodbye */
export function isTerminate(message: Buffer): boolean {
  return message[0] === byte('X');
}

/** @returns the password of a password message, or undefined for any other message */
export function readPassword(message: Buffer): string | undefined {
  return message[0] === byte('p') ? message.toString('utf8', 5, message.length - 1) : undefined;
}

/** State of a session: idle, in a transaction, or in a failed one. */
export type TransactionStatus = 'I' | 'T' | 'E';

/** @returns the state that a "ready for query" at the end of a reply tells, or undefined without one */
export function readyStatus(reply: Buffer): TransactionStatus | undefined {
  const tail = reply.subarray(-6);
  if (tail.length < 6 || tail[0] !== byte('Z') || tail.readUInt32BE(1) !== 5) return undefined;
  const status = String.fromCharCode(tail[5] ?? 0);
  return status === 'I' || status === 'T' || status === 'E' ? status : undefined;
}

/**
 * @returns whether a reply begins with an error that ends the session; it happens after
 *   `copy … from stdin`, which PGlite cannot do
 */
export function isFatal(reply: Buffer): boolean {
  return reply[0] === byte('E') && reply.toString('latin1', 5, 11) === 'SFATAL';
}

/** Asks the client for its password in clear; the connection never leaves the machine. */
export const ASK_PASSWORD = Buffer.from([byte('R'), 0, 0, 0, 8, 0, 0, 0, 3]);
/** "No" to encryption. */
export const NO_ENCRYPTION = Buffer.from('N');
export const SYNC = Buffer.from([byte('S'), 0, 0, 0, 4]);

/** A simple query. */
export function query(sql: string): Buffer {
  return frame('Q', Buffer.from(`${sql}\0`));
}

/** An error that ends the connection. */
export function fatal(code: string, message: string): Buffer {
  return frame('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(byte(type), 0);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function byte(letter: string): number {
  return letter.charCodeAt(0);
}
