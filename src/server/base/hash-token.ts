import { createHash } from 'node:crypto';

/** @returns the hash stored instead of a token, so that reading the database reveals no link */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
