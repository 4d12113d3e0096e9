/** What mails need of the owner's settings, read for each mail. */
import type { Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { readSection } from '../settings/read.ts';

export type MailShop = Pick<Settings, 'business' | 'mails'>;

/** @throws when the database fails */
export async function readMailShop(db: Database): Promise<MailShop> {
  return { business: await readSection(db, 'business'), mails: await readSection(db, 'mails') };
}
