/** What limits of callers are counted by. */
import { createHash } from 'node:crypto';
import { env } from '../base/env.ts';

export interface CallerServices {
  /** Makes the hashes of callers' addresses useless to others. */
  addressSalt: () => string;
}

export function addressSalt(): string {
  const { HASH_SALT, DATABASE_URL } = env();
  // The address of the database holds a password: as secret as a salt of its own.
  return HASH_SALT ?? createHash('sha256').update(`salt:${DATABASE_URL}`).digest('hex');
}
