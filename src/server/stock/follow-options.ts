/** Lets sets and events follow edits of options, with one question to staff (@stock.edit). */
import type { Database } from '#db/client.ts';
import { ApiError } from '../base/api-error.ts';
import { saveAnyway } from '../base/texts.ts';
import type { Follow, HowEdited } from './follow-edit.ts';
import { assertOptionsFree } from './gone-options.ts';
import { renameParts, type OptionEdit } from './parts.ts';

/**
 * Lets sets and events follow edits of options. Removed options are checked last: by then, parts and rows have the new
 * names of renamed options.
 * @param follow updates the rows of events
 * @returns the number of events with changed rows
 * @throws ApiError 409 with the sentences of all questions
 */
export async function followOptions(
  tx: Database,
  edits: readonly OptionEdit[],
  follow: Follow,
  how: HowEdited,
): Promise<number> {
  await renameParts(tx, edits, how.now);
  return askOnce(follow, () => assertOptionsFree(tx, edits, how));
}

/**
 * @param follow updates the rows of events
 * @param check runs after `follow`, even if that throws a question, because staff answer both questions at once
 * @returns the number of events with changed rows
 * @throws ApiError 409 with the sentences of all questions; what else `follow` and `check` throw
 */
async function askOnce(follow: Follow, check: () => Promise<void>): Promise<number> {
  const questions: string[] = [];
  const orQuestion = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields?.['isDespiteShort'] === undefined) {
        throw error;
      }
      questions.push(error.message);
      return undefined;
    }
  };
  const moved = await orQuestion(follow);
  await orQuestion(check);
  if (questions.length === 0) return moved ?? 0;
  throw new ApiError('conflict', questions.join(' '), { isDespiteShort: saveAnyway });
}
