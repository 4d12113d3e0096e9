/** Work exceeded its time limit. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The database exceeded its time limit. */
export class DatabaseDeadlineError extends DeadlineError {}

/**
 * @param work continues after the deadline; its outcome is then ignored
 * @param Late thrown after `ms`
 * @throws DeadlineError after `ms`; what the work throws before
 */
export async function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  Late: typeof DeadlineError = DeadlineError,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`Longer than ${ms} ms`)), ms);
  });
  try {
    // `race` handles both, so a failure after the deadline is not an unhandled rejection.
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
