/** Mails a visitor's list to themselves and people they plan with (@list-mail.send). */
import { createHash } from 'node:crypto';
import type { ListMail, MailedLine } from '#contracts/lists.ts';
import type { Database } from '#db/client.ts';
import { listPublicItems } from '#db/queries/catalog/public.ts';
import { listRenamed } from '#db/queries/history/option-edits.ts';
import { listMailPrefix, queueListMails } from '#db/queries/lists.ts';
import { shortId } from '#domain/item-id.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { formerOptionsOf } from '#domain/renamed-options.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { listItem, currentLine } from '#site/lists/list-items.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { presentItem } from '../catalog/public/present.ts';
import { LIST_MAILBOX_BUCKET, listMailBuckets } from '../http/limits.ts';

/** A line as in today's catalog, with the path of its page. */
export interface CatalogLine {
  line: WishlistLine;
  path: string;
}

/**
 * @param lines as sent; only items, options and quantities are used
 * @returns the lines found in the catalog, with its names and prices. An unknown option counts as
 *   not chosen
 */
export async function catalogLines(
  db: Database,
  lines: readonly MailedLine[],
): Promise<CatalogLine[]> {
  const ids = lines.map(({ id }) => id).filter((id) => shortId(id) !== null);
  if (ids.length === 0) return [];
  const formerOptions = formerOptionsOf(await listRenamed(db, ids));
  const byId = new Map(
    (await listPublicItems(db, { ids })).map((item) => [
      item.id,
      listItem(presentItem(item), formerOptions.get(item.id)),
    ]),
  );
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
 * Queues the mails of a list: one per mailbox, so that the retry of a failed mail repeats no other.
 * @throws ApiError 400 when the catalog has none of its items, 429 when the network or a mailbox is
 *   above its limit; Error when the database fails
 */
export async function queueList(
  db: Database,
  { email, partner, lines }: ListMail,
  { address, salt, key }: ListMailCaller,
): Promise<void> {
  const found = await catalogLines(db, lines);
  if (found.length === 0) throw new ApiError('bad_request', text.listItemsGone);
  const stored = found.map(({ line: { id, option, quantity } }) => ({ id, option, quantity }));
  const content = { lines: JSON.stringify(stored) };
  const request = sha256(JSON.stringify([key ?? '', content.lines]));
  const byMailbox = new Map(
    [partner, email].filter(Boolean).map((recipient) => [mailboxOf(recipient), recipient]),
  );
  const mails = [...byMailbox].map(([mailbox, recipient]) => ({
    recipient,
    content,
    dedupeKey: `${listMailPrefix(mailbox)}${request}`,
  }));
  const buckets = listMailBuckets(address, [...byMailbox.keys()], salt);
  if ((await queueListMails(db, mails, buckets)) === 'queued') return;
  const { secondsPerToken } = LIST_MAILBOX_BUCKET;
  throw new ApiError('rate_limited', text.tooManyLists, undefined, secondsPerToken);
}

function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
