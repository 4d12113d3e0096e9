/** A visitor's list, mailed to themselves and to whom they plan with (@list-mail.send). */
import { createHash } from 'node:crypto';
import type { ListMail, MailedLine } from '#contracts/lists.ts';
import type { Database } from '#db/client.ts';
import { listPublicItems } from '#db/queries/catalog/public.ts';
import { listMailPrefix, queueListMails } from '#db/queries/lists.ts';
import { shortId } from '#domain/item-id.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { listItem, currentLine } from '#site/lists/list-items.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { presentItem } from '../catalog/public/present.ts';
import { LIST_MAILBOX_BUCKET, listMailBuckets } from '../http/limits.ts';

/** A line as the catalog has it today, with the path of its page. */
export interface CatalogLine {
  line: WishlistLine;
  path: string;
}

/**
 * @param lines as sent: only items, options and quantities are taken from them
 * @returns the lines that the catalog has, by its names and at its prices. An option that an item
 *   does not have counts as not chosen
 */
export async function catalogLines(
  db: Database,
  lines: readonly MailedLine[],
): Promise<CatalogLine[]> {
  const ids = lines.map(({ id }) => id).filter((id) => shortId(id) !== null);
  const items = ids.length === 0 ? [] : await listPublicItems(db, { ids });
  const byId = new Map(items.map((item) => [item.id, listItem(presentItem(item))]));
  return lines.flatMap(({ id, option, quantity }) => {
    const item = byId.get(id);
    const line = item && (currentLine(item, option) ?? currentLine(item, ''));
    return line ? [{ line: { ...line, quantity }, path: item.path }] : [];
  });
}

export interface ListMailCaller {
  /** From the host, never from a header. */
  address: string | undefined;
  salt: string;
  /** Idempotency key; without one the content is the key. */
  key: string | undefined;
}

/**
 * Queues the mails of a list: one for each mailbox, so that a failure of one repeats no other.
 * @throws ApiError 400 when the catalog has none of its items, 429 when the network or a mailbox
 *   had too many; Error when the database fails
 */
export async function queueList(
  db: Database,
  { email, partner, lines }: ListMail,
  { address, salt, key }: ListMailCaller,
): Promise<void> {
  const known = await catalogLines(db, lines);
  if (known.length === 0) throw new ApiError('bad_request', text.listItemsGone);
  const kept = known.map(({ line: { id, option, quantity } }) => ({ id, option, quantity }));
  const content = { lines: JSON.stringify(kept) };
  const request = sha256(JSON.stringify([key ?? '', content.lines]));
  const byMailbox = new Map(
    [partner, email].filter(Boolean).map((each) => [mailboxOf(each), each]),
  );
  const mails = [...byMailbox].map(([mailbox, recipient]) => ({
    recipient,
    content,
    dedupeKey: `${listMailPrefix(mailbox)}${request}`,
  }));
  const buckets = listMailBuckets(address, [...byMailbox.keys()], salt);
  if ((await queueListMails(db, mails, buckets)) === 'queued') return;
  const { retrySeconds } = LIST_MAILBOX_BUCKET;
  throw new ApiError('rate_limited', text.tooManyLists, undefined, retrySeconds);
}

function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
