/** Why a disk does not take or give a file, in words instead of a code. */
import { isDiskFull } from '#db/disk-full.ts';

const FULL = 'the disk is full';

/** By code of the system. */
export const WRITE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only disk',
  ENOSPC: FULL,
  EDQUOT: FULL,
};

interface WriteProblem {
  /** The end of a sentence about the file. */
  why: string;
  /** Unknown where the system does not say it, as for a write into an open file. */
  path: string | undefined;
  /** Only writing fails on a full disk; everything else may have been a read, too. */
  isFull: boolean;
}

/** @returns why the disk did not take or give a file, by an error or its cause; undefined for anything else */
export function writeProblem(error: unknown): WriteProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const path = pathOf(error);
  if (isDiskFull(error)) return { why: FULL, path, isFull: true };
  const why = path && 'code' in error ? WRITE_PROBLEMS[String(error.code)] : undefined;
  return why === undefined ? writeProblem(error.cause) : { why, path, isFull: false };
}

/** @returns the file of a file system error; a port or a program can be refused by the same code */
function pathOf(error: Error): string | undefined {
  if (!('path' in error && 'syscall' in error)) return undefined;
  const { path, syscall } = error;
  return typeof path === 'string' && !String(syscall).startsWith('spawn') ? path : undefined;
}

/** @returns a sentence for whoever looks after the server: which file, and why */
export function problemOfFile({ path = 'A file', ...problem }: WriteProblem): string {
  return `${path} ${cannot(problem)}.`;
}

/** @returns what cannot be done with a file, and why, as the end of a sentence */
export function cannot({ why, isFull }: Pick<WriteProblem, 'why' | 'isFull'>): string {
  return `cannot be ${isFull ? 'written' : 'read or written'}: ${why}`;
}

/**
 * @param what failed, as a sentence without its period
 * @returns it with the reason and what to do, for staff
 */
export function failedByDisk(what: string, { isFull }: WriteProblem): string {
  return isFull
    ? `${what}: the server’s disk is full. Whoever looks after the server has to make room.`
    : `${what}: the server may not read or write a file. Whoever looks after the server has to allow it.`;
}
