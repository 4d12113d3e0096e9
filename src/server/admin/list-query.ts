/**
 * Query parameters of the admin's lists. What is not known is refused: a filter that is misspelt
 * would otherwise show everything.
 */
import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import { cleanText } from '#domain/text.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiContext } from '../http/app.ts';

/** Far behind the last page of any list. */
const MAX_PAGE = 100_000;

/** Text to search for; empty: everything. */
export const searchParam = z._default(
  z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.maxLength(MAX_SEARCH_LENGTH, `Please use at most ${MAX_SEARCH_LENGTH} characters`),
        ),
      z.transform(cleanText),
    ),
  ),
  '',
);

const pageNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'There is no such page')),
  z.pipe(z.transform(Number), z.int().check(z.maximum(MAX_PAGE, 'There is no such page'))),
);

/** Page of a long list, the first one when left out. */
export const pageParam = z._default(z.optional(pageNumber), 1);

/** Page of a short list; left out: the whole list. */
export const optionalPageParam = z.optional(pageNumber);

/** `1`: what is in the bin, instead of what is not. */
export const deletedParam = z.pipe(
  z.optional(z.literal('1')),
  z.transform((value) => value === '1'),
);

/** Parameters of a deletion; `readVersion` says what is wrong with the version. */
export const versionQuery = z.strictObject({ version: z.optional(z.string()) });

/**
 * @param schema a strict object of parameters
 * @returns the query parameters of a request
 * @throws ApiError 400 with the name of the parameter, also for one that is there twice
 */
export function readQuery<T>(context: Pick<ApiContext, 'req'>, schema: z.ZodMiniType<T>): T {
  const lists = Object.entries(context.req.queries());
  const twice = lists.find(([, values]) => values.length > 1);
  if (twice) throw badQuery(twice[0], 'It can be given once');
  const result = schema.safeParse(
    Object.fromEntries(lists.map(([name, [value]]) => [name, value])),
  );
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw badQuery(String(name), issue?.message ?? '');
}

function badQuery(name: string, reason: string): ApiError {
  const text = name.slice(0, 100);
  return new ApiError('bad_request', `The parameter “${text}” cannot be used so. ${reason}`.trim());
}
