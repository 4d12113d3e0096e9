import type { MailedLine } from '#contracts/lists.ts';
import { IncompleteMailError, type Composer, type Composers } from '../mail/compose.ts';
import { catalogLines } from './mail-list.ts';
import { visitorList } from './mail.ts';

const composeList: Composer = async ({ content }, { db, siteUrl, shop }) => {
  // Written by our own server.
  const stored = JSON.parse(content.lines ?? '[]') as MailedLine[];
  const lines = await catalogLines(db, stored);
  // No item is in the catalog anymore.
  if (lines.length === 0) throw new IncompleteMailError('The mail has no list');
  return visitorList(lines, siteUrl, shop);
};

export const listComposers = { 'visitor-list': composeList } satisfies Partial<Composers>;
