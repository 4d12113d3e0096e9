/** The links that a shop mails: waiting in its outbox, or sent, which at home is a folder of files. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { connect } from '#db/client.ts';
import { outbox } from '#db/schema.ts';
import { limit } from '../limits/limit.ts';

export type LinkMail = 'staff-invitation' | 'password-reset' | 'email-change';

const FRAGMENTS: Record<LinkMail, string> = {
  'staff-invitation': '#invitation=',
  'password-reset': '#reset=',
  'email-change': '#email=',
};
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 100;

/**
 * @param shop its database and the folder of its mails
 * @returns the link in the mail of this kind to this address
 * @throws when there is none
 */
export async function linkTo(
  shop: { databaseUrl: string; mails: string },
  recipient: string,
  kind: LinkMail,
): Promise<string> {
  const end = Date.now() + limit(TIMEOUT_MS);
  while (Date.now() < end) {
    const link =
      (await waitingLink(shop.databaseUrl, recipient, kind)) ??
      (await sentLink(shop.mails, recipient, kind));
    if (link !== undefined) return link;
    await sleep(PAUSE_MS);
  }
  throw new Error(`No ${kind} goes to ${recipient}`);
}

async function waitingLink(
  databaseUrl: string,
  recipient: string,
  kind: LinkMail,
): Promise<string | undefined> {
  const connection = connect(databaseUrl, { maxConnections: 1 });
  const [mail] = await connection.db
    .select({ content: outbox.content })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)));
  await connection.close();
  return mail?.content.link;
}

async function sentLink(
  folder: string,
  recipient: string,
  kind: LinkMail,
): Promise<string | undefined> {
  // Made with the first mail.
  if (!existsSync(folder)) return undefined;
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.eml')) continue;
    const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
    const link = /https?:\/\/\S+#\S+/.exec(mail.text ?? '')?.[0];
    const isTo = mail.to?.some(({ address }) => address === recipient);
    if (isTo && link?.includes(FRAGMENTS[kind])) return link;
  }
  return undefined;
}
