/**
 * The environment, read once through one schema. An invalid variable stops the start; the message
 * names it, without its value, which may be a secret.
 */
import { isIP } from 'node:net';
import { z } from 'zod';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { isMailAddress } from '#domain/mail-address.ts';
import { DEFAULT_RETENTION } from '#domain/retention.ts';

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' })
  .optional();

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65_535, 'must be at most 65535');

const webAddress = z.url({ protocol: /^https?$/, message: 'must be an http(s) address' });

const atMost = (characters: number) => `must have at most ${characters} characters`;
const words = (characters: number) => z.string().max(characters, atMost(characters));
const mailAddress = words(MAX_LENGTH.email).refine(isMailAddress, 'must be a mail address');

const siteAddress = webAddress
  // Paths are appended to it.
  .transform((address) => address.replace(/\/+$/, ''))
  .optional();

/** Proxies in front of this server: their number, or their addresses and networks. */
export type TrustedProxies = { hops: number } | { addresses: string[] };

const MAX_HOPS = 10;
const trustedProxies = words(1000)
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

/** How long something is kept; null means forever. */
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

/** Characters of AUTH_SECRET. */
export const MIN_SECRET_LENGTH = 32;

const envSchema = z.object({
  /** PostgreSQL to use instead of the embedded one; required on Netlify. */
  DATABASE_URL: databaseUrl,
  /** Folder of the embedded database, blobs, image sizes and built sites of `npm start`. */
  DATA_DIR: words(1000).default('.data'),
  /** Where `npm start` listens. */
  PORT: port.default(4321),
  /** Network address that `npm start` listens on; this machine's by default. */
  LISTEN_HOST: words(255).optional(),
  /** Proxies whose `X-Forwarded-For` `npm start` trusts; none by default. */
  TRUST_PROXY: trustedProxies,
  /** Public address of the site, for canonical links. Netlify sets `URL`. */
  SITE_URL: siteAddress,
  /** Signs the cookies of staff; `npm start` generates one. */
  AUTH_SECRET: words(1000)
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  /** An owner that `npm start` adds if both are set; with the embedded database only. */
  DEMO_OWNER_EMAIL: mailAddress.toLowerCase().optional(),
  DEMO_OWNER_PASSWORD: z
    .string()
    .min(PASSWORD_LENGTH.min, `must have at least ${PASSWORD_LENGTH.min} characters`)
    .max(PASSWORD_LENGTH.max, atMost(PASSWORD_LENGTH.max))
    .optional(),
  URL: siteAddress,
  /** A POST to it starts a build; a secret. Without it, `npm start` builds. */
  BUILD_HOOK_URL: webAddress.optional(),
  /** When saves are published: `each-save`, `quiet:10m` (minutes without a save) or `button`. */
  PUBLISH: z
    .string()
    .regex(
      /^(?:each-save|button|quiet:(?:[1-9]\d?|1[01]\d|120)m)$/,
      'must be each-save, button, or quiet:10m with 1 to 120 minutes',
    )
    .optional(),
  /** Set by Netlify for functions: purges the CDN's cache by tag. */
  NETLIFY_PURGE_API_TOKEN: words(4000).optional(),
  /** Keeps bundled code and rendered pages for the next build. */
  BUILD_CACHE_DIR: words(1000).default('.cache/site'),
  /** Set to "true" by Netlify during builds. */
  NETLIFY: words(20).optional(),
  /** Set by Netlify during builds: `production`, or the kind of preview. */
  CONTEXT: words(200).optional(),
  /** Set by Netlify for builds and functions. */
  SITE_ID: words(150).optional(),
  /** Name of this process as a host (`hostNameOf`); set by `npm start`. */
  SHOP_HOST: words(200).optional(),
  /** Mail server, with user and password; without it mails wait in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp(s):// address' }).optional(),
  /** Folder for mails as files when there is no mail server; set by `npm start`. */
  MAIL_DIR: words(1000).optional(),
  /** Sender of mails; by default the business's address in the settings. */
  MAIL_FROM: mailAddress.optional(),
  /** Recipient of mails to the shop where the settings have none; by default the business's address. */
  MAIL_TO: mailAddress.optional(),
  /** Salt for hashes of callers' addresses; derived from DATABASE_URL by default. */
  HASH_SALT: words(1000).min(16, 'must have at least 16 characters').optional(),
  /** DSN of an error tracker: Sentry, GlitchTip or Bugsink. */
  SENTRY_DSN: webAddress
    .regex(/^\w+:\/\/\w+@[^/]+\/(?:.+\/)?\d+\/?$/, 'must be like https://key@host/project')
    .optional(),
  /** Months to keep a request, and days to keep the address of a sent mail; or `forever`. */
  KEEP_REQUESTS_MONTHS: keptFor('months', KEEP_MONTHS, DEFAULT_RETENTION.requestsMonths),
  KEEP_MAILS_DAYS: keptFor('days', KEEP_DAYS, DEFAULT_RETENTION.mailsDays),
});

export type Env = z.output<typeof envSchema>;

/** A variable has an invalid value. */
export class EnvError extends Error {
  override name = 'EnvError';
}

let cached: Env | undefined;

/**
 * @returns the environment of this process
 * @throws EnvError naming the invalid variable
 */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** @returns public address of the site, without a trailing slash; empty when unknown */
export function publicUrl(): string {
  return env().SITE_URL ?? env().URL ?? '';
}

/**
 * @param source variables as strings; an empty one counts as not set
 * @throws EnvError naming the invalid variable
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
 * @returns what is wrong with each invalid variable, by name; without values
 */
export function envProblems(source: Source): Map<string, string> {
  const issues = envSchema.safeParse(withoutEmpty(source)).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [String(path[0]), message]));
}

type Source = Record<string, string | undefined>;

function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}
