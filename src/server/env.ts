/**
 * The environment, read once through one schema. A variable that is set and wrong stops the start
 * with its name; the value is never shown, because it may be a secret.
 */
import { isIP } from 'node:net';
import { z } from 'zod';
import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { DEFAULT_RETENTION } from '#domain/retention.ts';

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' })
  .optional();

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65_535, 'must be at most 65535');

const siteAddress = z
  .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
  // Paths are put behind it.
  .transform((address) => address.replace(/\/+$/, ''))
  .optional();

/** The proxies before this server: how many, or their addresses and networks. */
export type TrustedProxies = { hops: number } | { addresses: string[] };

const MAX_HOPS = 10;
const trustedProxies = z
  .string()
  .max(1000)
  .transform((text, context): TrustedProxies => {
    if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_HOPS) {
      return { hops: Number(text) };
    }
    const addresses = text.split(',').map((each) => each.trim());
    if (addresses.every(isNetwork)) return { addresses };
    context.addIssue(`must be a number from 1 to ${MAX_HOPS}, or addresses with commas between`);
    return z.NEVER;
  })
  .optional();

/** `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

const KEEP_MONTHS = { min: 1, max: 120 };
const KEEP_DAYS = { min: 1, max: 3650 };

/** How long something is kept; null: for ever. */
function keptFor(unit: string, { min, max }: { min: number; max: number }, byDefault: number) {
  return z
    .string()
    .default(String(byDefault))
    .transform((text, context): number | null => {
      if (text === 'forever') return null;
      if (/^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
      context.addIssue(`must be a number of ${unit} from ${min} to ${max}, or forever`);
      return z.NEVER;
    });
}

const envSchema = z.object({
  /** Postgres to use instead of the embedded database; on Netlify it must be set. */
  DATABASE_URL: databaseUrl,
  /** Folder of the embedded database, blobs, image sizes and built sites of `npm start`. */
  DATA_DIR: z.string().min(1).max(1000).default('.data'),
  /** Where `npm start` listens. */
  PORT: port.default(4321),
  /** Network address that `npm start` listens on; without it, only this machine reaches the shop. */
  LISTEN_HOST: z.string().min(1).max(255).optional(),
  /** Whose `X-Forwarded-For` `npm start` believes; without it nobody's. */
  TRUST_PROXY: trustedProxies,
  /** Public address of the site, for canonical links. Netlify sets `URL`. */
  SITE_URL: siteAddress,
  /** Signs the cookies of staff; `npm start` makes its own. */
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').max(1000).optional(),
  /** With the embedded database only: an owner made by `npm start`, once both are set. */
  DEMO_OWNER_EMAIL: z.email('must be a mail address').max(254).toLowerCase().optional(),
  DEMO_OWNER_PASSWORD: z
    .string()
    .min(PASSWORD_LENGTH.min, `must have at least ${PASSWORD_LENGTH.min} characters`)
    .max(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`)
    .optional(),
  URL: siteAddress,
  /** Starts a build by a POST; it is a secret. Without it, `npm start` builds by itself. */
  BUILD_HOOK_URL: z.url({ protocol: /^https?$/, message: 'must be an http(s) address' }).optional(),
  /** When saves are published: `each-save`, `quiet:10m` (minutes without a save) or `button`. */
  PUBLISH: z
    .string()
    .regex(
      /^(?:each-save|button|quiet:(?:[1-9]\d?|1[01]\d|120)m)$/,
      'must be each-save, button, or quiet:10m with 1 to 120 minutes',
    )
    .optional(),
  /** Netlify sets it for functions: empties the CDN's cache by tag. */
  NETLIFY_PURGE_API_TOKEN: z.string().max(4000).optional(),
  /** Keeps bundled code and rendered pages for the next build. */
  BUILD_CACHE_DIR: z.string().min(1).max(1000).default('.cache/site'),
  /** Netlify sets it to "true" while it builds. */
  NETLIFY: z.string().max(20).optional(),
  /** Netlify sets it while it builds: `production`, or the kind of preview. */
  CONTEXT: z.string().max(200).optional(),
  /** Netlify sets it for builds and functions. */
  SITE_ID: z.string().max(150).optional(),
  /** Name of the host that this process is, see `hostNameOf`; `npm start` sets it. */
  SHOP_HOST: z.string().max(200).optional(),
  /** Mail server, with user and password; without it mails wait in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp(s):// address' }).optional(),
  /** Folder for mails as files where there is no mail server; `npm start` sets it. */
  MAIL_DIR: z.string().min(1).max(1000).optional(),
  /** Address that mails come from, and the one that is told of requests; else that of the site. */
  MAIL_FROM: z.email('must be a mail address').optional(),
  MAIL_TO: z.email('must be a mail address').optional(),
  /** Salts the hashes of callers' addresses; without it one is made of DATABASE_URL. */
  HASH_SALT: z.string().min(16, 'must have at least 16 characters').max(1000).optional(),
  /** Error tracker that is told of every error, as Sentry, GlitchTip and Bugsink name one. */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
    .regex(/^\w+:\/\/\w+@[^/]+\/(?:.+\/)?\d+\/?$/, 'must be like https://key@host/project')
    .optional(),
  /** Months that a request is kept, and days that a sent mail's address is; or `forever`. */
  KEEP_REQUESTS_MONTHS: keptFor('months', KEEP_MONTHS, DEFAULT_RETENTION.requestsMonths),
  KEEP_MAILS_DAYS: keptFor('days', KEEP_DAYS, DEFAULT_RETENTION.mailsDays),
});

export type Env = z.output<typeof envSchema>;

/** A variable is set to something that cannot be used. */
export class EnvError extends Error {
  override name = 'EnvError';
}

let cached: Env | undefined;

/**
 * @returns the environment of this process
 * @throws EnvError naming the variable at fault
 */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** @returns public address of the site, without a slash at its end; empty when it is not known */
export function publicUrl(): string {
  return env().SITE_URL ?? env().URL ?? '';
}

/**
 * @param source variables as strings; an empty one counts as not set
 * @throws EnvError naming the variable at fault
 */
export function readEnv(source: Source): Env {
  const result = envSchema.safeParse(withoutEmpty(source));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(
    `The environment variable ${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`,
  );
}

/**
 * @param source as `readEnv` takes it
 * @returns what is wrong with each variable that cannot be used, by its name; values are not shown
 */
export function envProblems(source: Source): Map<string, string> {
  const issues = envSchema.safeParse(withoutEmpty(source)).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [String(path[0]), message]));
}

type Source = Record<string, string | undefined>;

function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}
