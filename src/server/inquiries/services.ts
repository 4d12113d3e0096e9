/**
 * What accepting requests needs besides the database and the clock. Functions make theirs once per
 * process; tests pass their own.
 */
import { createHash } from 'node:crypto';
import { env } from '../env.ts';
import { mailServices, type MailServices } from '../mail/services.ts';
import { blobSpool } from './blob-spool.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Spool } from './spool.ts';

export interface InquiryServices extends MailServices {
  /** Where requests wait while the database cannot take them. */
  spool: Spool;
  /** Makes the hashes of callers' addresses useless to others. */
  addressSalt: () => string;
  /** What this process mailed itself, or acknowledged lately: asked when nothing else can be. */
  memory: Memory;
  /** How long each place may take to keep a request, in milliseconds. */
  timeouts: Timeouts;
}

export interface Timeouts {
  database: number;
  spool: number;
  mail: number;
}

/** Together less than the ten seconds that a function may have. */
export const TIMEOUTS: Timeouts = { database: 4_500, spool: 2_000, mail: 3_000 };

/** The services of a running function. */
export const inquiryServices: InquiryServices = {
  ...mailServices,
  spool: blobSpool(TIMEOUTS.spool),
  addressSalt: () => {
    const { HASH_SALT, DATABASE_URL } = env();
    // The address of the database holds a password: as secret as a salt of its own.
    return HASH_SALT ?? createHash('sha256').update(`salt:${DATABASE_URL}`).digest('hex');
  },
  memory: createMemory(),
  timeouts: TIMEOUTS,
};
