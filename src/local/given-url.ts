import type { Env } from '#server/env.ts';
import { StartError } from './start-error.ts';

/**
 * The database for a command that never uses the embedded one. Unquoted, the shell cuts an address
 * at its first `&` and runs the command without it.
 * @throws StartError when there is none
 */
export function givenUrl({ DATABASE_URL: url }: Pick<Env, 'DATABASE_URL'>): string {
  if (url !== undefined) return url;
  throw new StartError(
    "DATABASE_URL is not set. Put the address in quotes, because it may hold an &: DATABASE_URL='postgresql://…' npm run …",
  );
}
