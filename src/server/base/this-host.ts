import type { HostRole } from '#contracts/publishing.ts';
import type { Database } from '#db/client.ts';
import { readHost, type StoredHost } from '#db/queries/host.ts';
import { SHOP_TIME_ZONE, todayInDetroit } from '#domain/event-date.ts';
import { ApiError } from './api-error.ts';
import type { Env } from './env.ts';

interface HostServices {
  db: () => Database;
  host: () => string | undefined;
}

/**
 * @returns the name under which the database knows this host (`db/schema/host.ts`): the site's on
 *   Netlify, so that builds and functions are one host; with `npm start` the data folder's;
 *   undefined for a guest
 */
export function hostNameOf(env: Pick<Env, 'SHOP_HOST' | 'SITE_ID'>): string | undefined {
  const { SHOP_HOST, SITE_ID } = env;
  return SHOP_HOST ?? (SITE_ID === undefined ? undefined : netlifyHost(SITE_ID));
}

export function netlifyHost(siteId: string): string {
  return `netlify:${siteId}`;
}

/**
 * @param name stored host name
 * @returns the host in words, with the machine's name instead of the folder's random id
 */
export function hostInWords(name: string): string {
  const [, kind, id] = /^(server|netlify):(.+)$/.exec(name) ?? [];
  if (id === undefined) return name;
  if (kind === 'netlify') return `the site ${id} on Netlify`;
  const [machine = ''] = id.split('/');
  return machine === id ? 'a server of an unknown name' : `the server ${machine}`;
}

/** @returns it for people, with the time in the shop's zone: `the server vm-1, since June 12, 3:40 PM` */
export function hostSince({ name, since }: StoredHost, now: Date): string {
  const yearOf = (time: Date) => todayInDetroit(time).slice(0, 4);
  const isThisYear = yearOf(since) === yearOf(now);
  const part = (options: Intl.DateTimeFormatOptions) =>
    since.toLocaleString('en-US', { ...options, timeZone: SHOP_TIME_ZONE });
  const day = part({ month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
  const time = part({ hour: 'numeric', minute: '2-digit' }).replace('\u202F', ' ');
  return `${hostInWords(name)}, since ${day}, ${time}`;
}

/**
 * Rejects a request that only the shop's host may answer.
 * @param refusal text for a guest
 * @throws ApiError 422 for a guest
 */
export async function assertHost(services: HostServices, refusal: string): Promise<void> {
  if ((await readHostRole(services)) === 'this') return;
  throw new ApiError('unprocessable', refusal);
}

export async function readHostRole({ db, host }: HostServices): Promise<HostRole> {
  return roleBeside(await readHost(db()), host());
}

/**
 * @param name of the database's host; undefined if it has none
 * @param own name of this program
 */
export function roleBeside(name: string | undefined, own: string | undefined): HostRole {
  if (name === undefined) return 'none';
  return name === own ? 'this' : 'another';
}
