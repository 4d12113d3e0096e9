import path from 'node:path';

/** Would name another host than this program. */
const NEVER = ['SITE_ID'];
const HOST_ONLY = ['SHOP_HOST', 'SMTP_URL', 'MAIL_DIR'];

/**
 * Sets the environment of this process's functions. A guest cannot send mails or store requests and
 * images, so that it acknowledges nothing that only the host would deliver.
 * @param host name of this one; undefined for a guest
 * @param folder the data folder
 */
export function tellFunctions(host: string | undefined, folder: string): void {
  for (const name of host === undefined ? [...NEVER, ...HOST_ONLY] : NEVER) {
    delete process.env[name];
  }
  if (host === undefined) return;
  process.env.SHOP_HOST = host;
  // Without a mail server, mails are written to files; the outbox needs one of the two.
  process.env.MAIL_DIR ??= path.join(folder, 'mail');
}
