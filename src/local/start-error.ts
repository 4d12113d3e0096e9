/** Errors that a person at the terminal can fix, as one sentence. */
import { isDiskFull } from '#db/disk-full.ts';
import { EnvError } from '#server/base/env.ts';
import { problemOfFile, WRITE_PROBLEMS, writeProblem } from '#server/base/write-problem.ts';

export class StartError extends Error {
  override name = 'StartError';
}

/** @returns the sentence for the terminal, or undefined for a bug */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof EnvError) return error.message;
  if (isDiskFull(error)) return 'The disk is full: make room, and start again.';
  const problem = writeProblem(error);
  return problem && problemOfFile(problem);
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

const FILE_PROBLEMS: Record<string, string> = {
  ...WRITE_PROBLEMS,
  ENOTDIR: 'there is a file of that name in its path',
  EEXIST: 'there is a file of that name in its path',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'a name in its path is too long',
  ENOENT: 'its path does not exist',
};

function isFileProblem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code) in FILE_PROBLEMS;
}

/** @returns the cause of a file system error, in words */
export function fileProblem(error: unknown): string {
  const words = FILE_PROBLEMS[errorCode(error) ?? ''];
  return words ?? (error instanceof Error ? error.message : String(error));
}

/**
 * Runs work that writes files.
 * @param what subject of the sentence: a file, or a folder and its variable
 * @throws StartError when the work fails with a file system error; otherwise what the work throws
 */
export async function writing<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFileProblem(error)) throw error;
    throw new StartError(`${what} cannot be written: ${fileProblem(error)}.`, { cause: error });
  }
}
