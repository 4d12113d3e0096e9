/** What mails need of the owner's settings, read for each mail. */
import type { Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { readSettings } from '../settings/read.ts';

export type MailShop = Pick<Settings, 'business' | 'mails' | 'policies' | 'packages' | 'fees'>;

/** @throws when the database fails */
export function readMailShop(db: Database): Promise<MailShop> {
  return readSettings(db);
}
