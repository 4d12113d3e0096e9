/**
 * Failures that a person at the terminal can put right, said in one sentence.
 */
import { EnvError } from '#server/env.ts';

export class StartError extends Error {
  override name = 'StartError';
}

/** @returns the sentence for the terminal, or undefined for a failure that is a mistake in the code */
export function sentenceFor(error: unknown): string | undefined {
  return error instanceof StartError || error instanceof EnvError ? error.message : undefined;
}

/** @returns the code of a system or database error, `ECONNREFUSED` for instance */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** @returns what kept the file system from doing something, in words */
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
    case 'ENOENT':
      return 'its path does not exist';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
