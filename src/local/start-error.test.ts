import { expect, test } from 'vitest';
import { isDiskFull } from '#db/disk-full.ts';
import { problemIn } from './postgres-programs.ts';
import { sentenceFor } from './start-error.ts';

const coded = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  coded('ENOSPC'),
  coded('EDQUOT'),
  new Error('Failed query', { cause: coded('53100') }),
  new Error('could not write to file "base/1/1259": No space left on device'),
  // From a thread, which keeps no code.
  new Error('ENOSPC: no space left on device, write'),
])('%o says that the disk is full, in one sentence @run.disk-full', (error) => {
  expect(isDiskFull(error)).toBe(true);
  expect(sentenceFor(error)).toBe('The disk is full: make room, and start again.');
});

test.each([coded('EACCES'), new Error('No space between words'), 'ENOSPC'])(
  '%o says nothing of the disk',
  (error) => {
    expect(isDiskFull(error)).toBe(false);
    expect(sentenceFor(error)).toBeUndefined();
  },
);

const ofFile = (code: string, syscall = 'open') =>
  Object.assign(coded(code), { path: '/data/site/x', syscall });

test.each([
  [ofFile('EROFS'), 'it is on a read-only disk'],
  [ofFile('EACCES'), 'permission denied'],
  [new Error('outer', { cause: ofFile('EPERM') }), 'permission denied'],
])('%o says which file cannot be read or written @run.disk-full', (error, why) => {
  expect(sentenceFor(error)).toBe(`/data/site/x cannot be read or written: ${why}.`);
});

test('a program or a port that is refused is no file that cannot be written', () => {
  expect(sentenceFor(ofFile('EACCES', 'spawn /bin/x'))).toBeUndefined();
  expect(sentenceFor(Object.assign(coded('EACCES'), { syscall: 'listen' }))).toBeUndefined();
});

test('of what initdb prints, a full disk is the reason, not that its child failed @run.disk-full', () => {
  const said = [
    'FATAL:  could not write to file "pg_wal/xlogtemp.61": No space left on device',
    'child process exited with exit code 1',
    'initdb: error: removing data directory failed',
  ].join('\n');
  expect(problemIn(said)).toBe('No space left on device');
});
