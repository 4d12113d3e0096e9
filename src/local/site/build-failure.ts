import { failedByDisk, problemOfFile, writeProblem } from '#server/base/write-problem.ts';

/** `problem` is a sentence for staff. */
export interface BuildFailure {
  ok: false;
  problem: string;
}

export const NOT_BUILT = 'The site could not be built';

/**
 * Names the file in the log, for whoever runs the shop.
 * @returns the failure of a build that could not write; undefined for any other error
 */
export function failureOfDisk(error: unknown): BuildFailure | undefined {
  const refused = writeProblem(error);
  if (!refused) return undefined;
  console.error(problemOfFile(refused));
  return { ok: false, problem: failedByDisk(NOT_BUILT, refused) };
}
