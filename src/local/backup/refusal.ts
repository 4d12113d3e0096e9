import { StartError } from '../start-error.ts';

/**
 * For what comes before the first change of a restore, or is undone when it fails.
 * @param isUnchanged whether failed work left nothing changed, where undoing may fail, too
 * @throws StartError of the work, which then also says that nothing was changed; other errors as they are
 */
export async function changingNothing<T>(
  work: () => Promise<T>,
  isUnchanged = () => true,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError) || !isUnchanged()) throw error;
    throw new StartError(`${error.message} Nothing was changed.`, { cause: error });
  }
}
