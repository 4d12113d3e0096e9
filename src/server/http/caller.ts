/** The salt for hashes of callers. */
import { createHash } from 'node:crypto';
import { env } from '../base/env.ts';

export interface CallerServices {
  /** Makes hashes of callers' addresses useless to others. */
  addressSalt: () => string;
}

export function addressSalt(): string {
  const { HASH_SALT, DATABASE_URL } = env();
  // The database's address contains a password, so it is as secret as a salt.
  return HASH_SALT ?? createHash('sha256').update(`salt:${DATABASE_URL}`).digest('hex');
}
