import path from 'node:path';

/** Names another host than this program. */
const NEVER = ['SITE_ID'];
const HOST_ONLY = ['SHOP_HOST', 'SMTP_URL', 'MAIL_DIR'];

/**
 * Sets what functions of this process read of their host. A guest has no way to send mails and
 * nowhere to keep requests or images, so that it acknowledges nothing that only the shop's host
 * would bring on its way.
 * @param host name of this one; undefined for a guest
 * @param folder the data folder
 */
export function tellFunctions(host: string | undefined, folder: string): void {
  for (const name of host === undefined ? [...NEVER, ...HOST_ONLY] : NEVER) {
    delete process.env[name];
  }
  if (host === undefined) return;
  process.env.SHOP_HOST = host;
  // Where no mail server is set, mails are files; the outbox asks for one of the two.
  process.env.MAIL_DIR ??= path.join(folder, 'mail');
}
