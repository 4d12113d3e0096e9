import type { MailedLine } from '#contracts/lists.ts';
import { IncompleteMailError, type Composer, type Composers } from '../mail/compose.ts';
import { catalogLines } from './mail-list.ts';
import { visitorList } from './mail.ts';

const composeList: Composer = async ({ content }, { db, siteUrl, shop }) => {
  // Written by our own server.
  const stored = JSON.parse(content.lines ?? '[]') as MailedLine[];
  const known = await catalogLines(db, stored);
  // The catalog has none of the items anymore.
  if (known.length === 0) throw new IncompleteMailError('The mail has no list');
  return visitorList(known, siteUrl, shop);
};

/** The mail that a visitor has sent with their list. */
export const listMails = { 'visitor-list': composeList } satisfies Partial<Composers>;
