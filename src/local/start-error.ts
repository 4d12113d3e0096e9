/** Errors that a person at the terminal can fix, as one sentence. */
import { EnvError } from '#server/env.ts';

export class StartError extends Error {
  override name = 'StartError';
}

/** @returns the sentence for the terminal, or undefined for a bug */
export function sentenceFor(error: unknown): string | undefined {
  return error instanceof StartError || error instanceof EnvError ? error.message : undefined;
}

/** @returns the code of a system or database error, `ECONNREFUSED` for instance */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

const FILE_CODES = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'ENOENT',
]);

/** @returns whether it is a file system error that `fileProblem` can explain */
export function isFileProblem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FILE_CODES.has(String(error.code));
}

/** @returns the cause of a file system error, in words */
export function fileProblem(error: unknown): string {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'it is on a read-only disk';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'there is a file of that name in its path';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOENT':
      return 'its path does not exist';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
