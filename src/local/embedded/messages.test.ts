import { expect, test } from 'vitest';
import {
  endsCycle,
  fatal,
  isFatal,
  ProtocolError,
  query,
  readPassword,
  readyStatus,
  SYNC,
  takeMessage,
  takeOpening,
} from './messages.ts';

function opening(code: number, body = ''): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.writeUInt32BE(code, 4);
  return Buffer.concat([head, Buffer.from(body)]);
}

test('takes a startup packet and leaves what follows', () => {
  const packet = opening(3 << 16, 'user\0postgres\0\0');
  const taken = takeOpening(Buffer.concat([packet, SYNC]));
  expect(taken?.value).toEqual({ kind: 'startup', frame: packet });
  expect(taken?.rest).toEqual(SYNC);
  expect(takeOpening(packet.subarray(0, packet.length - 1))).toBeUndefined();
});

test('knows requests for encryption and cancellation', () => {
  expect(takeOpening(opening(80_877_103))?.value.kind).toBe('encryption');
  expect(takeOpening(opening(80_877_104))?.value.kind).toBe('encryption');
  expect(takeOpening(opening(80_877_102, 'pid.key.'))?.value.kind).toBe('cancel');
});

test('refuses what is no PostgreSQL client', () => {
  expect(() => takeOpening(Buffer.from('GET / HTTP/1.1\r\n'))).toThrow(ProtocolError);
  expect(() => takeOpening(opening(2 << 16))).toThrow(ProtocolError);
});

test('takes one message at a time, once it is whole', () => {
  const both = Buffer.concat([query('select 1'), SYNC]);
  const first = takeMessage(both);
  expect(first?.value).toEqual(query('select 1'));
  expect(takeMessage(first?.rest ?? Buffer.alloc(0))?.value).toEqual(SYNC);
  expect(takeMessage(both.subarray(0, 7))).toBeUndefined();
  expect(() => takeMessage(Buffer.from('Q\0\0\0\0'))).toThrow(ProtocolError);
});

test('knows which messages the backend answers with "ready"', () => {
  expect(endsCycle(query('select 1'))).toBe(true);
  expect(endsCycle(SYNC)).toBe(true);
  expect(endsCycle(Buffer.from('P'))).toBe(false);
});

test('reads the transaction state at the end of a reply', () => {
  const ready = (status: string) => Buffer.from(`C....Z\0\0\0\u0005${status}`);
  expect(readyStatus(ready('I'))).toBe('I');
  expect(readyStatus(ready('T'))).toBe('T');
  expect(readyStatus(Buffer.from('C....'))).toBeUndefined();
});

test('reads a password from a password message only', () => {
  const message = Buffer.concat([Buffer.from('p\0\0\0\u000a'), Buffer.from('secre\0')]);
  expect(readPassword(message)).toBe('secre');
  expect(readPassword(query('secret'))).toBeUndefined();
});

test('tells an error that ends the session from others', () => {
  expect(isFatal(fatal('57P01', 'over'))).toBe(true);
  expect(isFatal(Buffer.from('E\0\0\0\u0010SERROR\0'))).toBe(false);
});
