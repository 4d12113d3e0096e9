/**
 * What became of a request: the stored inquiry, and the mails that left.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { connect } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { rateBuckets } from '#db/schema.ts';
import { inquiriesOf, linesOf, type InquiryLineRow } from '../../support/stored-inquiries.ts';

export type StoredRequest = InquiryRow & { lines: InquiryLineRow[] };

export interface Records {
  /** @returns what this mail address has sent, oldest first */
  requestsOf: (email: string) => Promise<StoredRequest[]>;
  /** @returns the mails that hold this text, as far as they have left */
  mailsWith: (text: string) => Promise<Email[]>;
  /** Forgets how many requests came from where: all journeys share one address. */
  forgetCallers: () => Promise<void>;
  close: () => Promise<void>;
}

/** Reads the shop that `global-setup.ts` has opened. */
export function openRecords(): Records {
  const { SHOP_DATABASE_URL = '', SHOP_MAILS = '' } = process.env;
  const { db, close } = connect(SHOP_DATABASE_URL, { maxConnections: 1 });
  return {
    requestsOf: async (email) =>
      Promise.all(
        (await inquiriesOf(db, email)).map(async (inquiry) => ({
          ...inquiry,
          lines: await linesOf(db, inquiry.id),
        })),
      ),
    mailsWith: async (text) =>
      (await mailsIn(SHOP_MAILS)).filter((mail) => mail.text?.includes(text)),
    forgetCallers: async () => {
      await db.delete(rateBuckets);
    },
    close,
  };
}

async function mailsIn(folder: string): Promise<Email[]> {
  // Made with the first mail.
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
}
