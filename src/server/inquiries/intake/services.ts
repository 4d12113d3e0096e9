/**
 * What accepting requests needs besides the database and the clock. Functions make theirs once per
 * process; tests pass their own.
 */
import { createHash } from 'node:crypto';
import { env } from '../../base/env.ts';
import { mailServices, type MailServices } from '../../mail/services.ts';
import { blobSpool, type Spool } from './spool.ts';

export interface InquiryServices extends MailServices {
  spool: Spool;
  /** Makes the hashes of callers' addresses useless to others. */
  addressSalt: () => string;
  /** How long a visitor waits for the database before the spool is asked. */
  databaseTimeoutMs: number;
}

/** The services of a running function. */
export const inquiryServices: InquiryServices = {
  ...mailServices,
  spool: blobSpool(),
  addressSalt: () => {
    const { HASH_SALT, DATABASE_URL } = env();
    // The address of the database holds a password: as secret as a salt of its own.
    return HASH_SALT ?? createHash('sha256').update(`salt:${DATABASE_URL}`).digest('hex');
  },
  databaseTimeoutMs: 4_500,
};
