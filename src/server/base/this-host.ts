import type { HostRole } from '#contracts/publishing.ts';
import type { Database } from '#db/client.ts';
import { readHost, type StoredHost } from '#db/queries/host.ts';
import { SHOP_TIME_ZONE, todayInDetroit } from '#domain/event-date.ts';
import { ApiError } from './api-error.ts';
import type { Env } from './env.ts';

interface Standing {
  db: () => Database;
  host: () => string | undefined;
}

/**
 * The name under which a database knows this host (`db/schema/host.ts`). On Netlify it is the site's,
 * so that builds and functions are one host; `npm start` names its data folder.
 * @returns undefined for a program that is nobody's host
 */
export function hostNameOf(env: Pick<Env, 'SHOP_HOST' | 'SITE_ID'>): string | undefined {
  const { SHOP_HOST, SITE_ID } = env;
  return SHOP_HOST ?? (SITE_ID === undefined ? undefined : netlifyHost(SITE_ID));
}

export function netlifyHost(siteId: string): string {
  return `netlify:${siteId}`;
}

/**
 * @param name of a host, as a database knows it
 * @returns it in words: the machine's name instead of a folder's random id
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
 * @param refusal what a guest cannot do, and where to do it
 * @throws ApiError 422 for a guest
 */
export async function assertHost(services: Standing, refusal: string): Promise<void> {
  if ((await readHostRole(services)) === 'this') return;
  throw new ApiError('unprocessable', refusal);
}

/** @returns how this program stands to the database that it works on */
export async function readHostRole({ db, host }: Standing): Promise<HostRole> {
  return roleBeside(await readHost(db()), host());
}

/**
 * @param name of the database's host; undefined when it has none
 * @param own name of this program
 * @returns how the program stands to the database
 */
export function roleBeside(name: string | undefined, own: string | undefined): HostRole {
  if (name === undefined) return 'none';
  return name === own ? 'this' : 'another';
}
