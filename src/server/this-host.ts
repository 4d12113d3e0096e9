import type { HostRole } from '#contracts/publishing.ts';
import type { Database } from '#db/client.ts';
import { readHost } from '#db/queries/host.ts';
import type { Env } from './env.ts';

/**
 * The name under which a database knows this host (`db/schema/host.ts`). On Netlify it is the site's,
 * so that builds and functions are one host; `npm start` names its data folder.
 * @returns undefined for a program that is nobody's host
 */
export function hostNameOf({
  SHOP_HOST,
  SITE_ID,
}: Pick<Env, 'SHOP_HOST' | 'SITE_ID'>): string | undefined {
  return SHOP_HOST ?? (SITE_ID === undefined ? undefined : netlifyHost(SITE_ID));
}

/** @returns the name of a site on Netlify as a host */
export function netlifyHost(siteId: string): string {
  return `netlify:${siteId}`;
}

/** @returns how this program stands to the database that it works on */
export async function readHostRole({
  db,
  host,
}: {
  db: () => Database;
  host: () => string | undefined;
}): Promise<HostRole> {
  const name = await readHost(db());
  if (name === undefined) return 'none';
  return name === host() ? 'this' : 'another';
}
