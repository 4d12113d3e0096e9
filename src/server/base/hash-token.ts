import { createHash } from 'node:crypto';

/** @returns what is stored of a random token: whoever reads the database cannot use a link of it */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
