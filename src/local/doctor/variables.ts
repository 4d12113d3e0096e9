import type { Settings } from '#contracts/settings/sections.ts';
import { envProblems } from '#server/base/env.ts';
import { CERTIFICATES, problemOfCertificates } from '../certificates.ts';
import type { Finding } from './finding.ts';

type Source = Record<string, string | undefined>;

interface Variable {
  /** What the shop lacks without it. */
  without: string;
  /** Whether a Netlify site requires it. */
  isNeeded: boolean;
  /** How to create a value. */
  how: string;
  /** Its value is not a secret. */
  isShown?: boolean;
}

/** Reserved names: RFC 2606. */
const EXAMPLE = /[@.](?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

const RANDOM = 'make one with "openssl rand -hex 32"';

/** In the order of README.md, Put it online. */
const VARIABLES: Record<string, Variable> = {
  DATABASE_URL: {
    without: 'npm start uses its embedded database; on Netlify nothing can be built',
    isNeeded: true,
    how: "copy the pooled address from Neon, and put it in quotes in a shell: DATABASE_URL='postgresql://…'",
  },
  SITE_URL: {
    without: 'links and previews take the address that Netlify gives, or this machine’s',
    isNeeded: true,
    how: 'set it to https:// and your domain',
    isShown: true,
  },
  AUTH_SECRET: {
    without: 'npm start makes its own; on Netlify nobody can sign in',
    isNeeded: true,
    how: RANDOM,
  },
  HASH_SALT: {
    without:
      'callers’ addresses are hashed with a salt made of DATABASE_URL, and counted anew when it changes',
    isNeeded: false,
    how: RANDOM,
  },
  SMTP_URL: {
    without: 'no mail leaves: they wait in the outbox, or are files at home',
    isNeeded: true,
    how: 'set it to smtps://user:password@host of your mail server',
  },
  BUILD_HOOK_URL: {
    without: 'npm start builds by itself; on Netlify a save is not published',
    isNeeded: true,
    how: 'after the first deploy, make a build hook in Netlify’s settings',
  },
  SENTRY_DSN: {
    without: 'errors are logged, and counted in the admin; no one is told',
    isNeeded: false,
    how: 'copy the DSN of a project at Sentry, or of your own GlitchTip or Bugsink',
  },
};

/**
 * @param source variables as strings; an empty one counts as not set
 * @param isNetlify whether they are those of a Netlify site, where some are required
 */
export function examineVariables(source: Source, isNetlify: boolean): Finding[] {
  const problems = envProblems(source);
  const known = Object.entries(VARIABLES).map(([name, variable]) =>
    examine(name, variable, source[name] ?? '', problems.get(name), isNetlify),
  );
  const others = [...problems]
    .filter(([name]) => !(name in VARIABLES))
    .map(([about, text]): Finding => ({ level: 'wrong', about, text: `${text}.` }));
  return [...known, ...others, ...combined(source), ...certificates(source)];
}

function examine(
  about: string,
  { without, isNeeded, how, isShown }: Variable,
  value: string,
  problem: string | undefined,
  isNetlify: boolean,
): Finding {
  if (value === '') {
    const level = isNetlify && isNeeded ? 'wrong' : 'note';
    return { level, about, text: `not set: ${without}. To have it, ${how}.` };
  }
  const length = isShown ? '' : ` (${value.length} characters)`;
  if (problem !== undefined) return { level: 'wrong', about, text: `${problem}${length}: ${how}.` };
  const doubt = doubtOf(about, value);
  if (doubt !== undefined) return { level: 'note', about, text: doubt };
  return { level: 'ok', about, text: isShown ? `${value}.` : `set${length}.` };
}

/** A warning for a valid value that is probably a mistake. */
function doubtOf(name: string, value: string): string | undefined {
  if (name === 'DATABASE_URL') return databaseDoubt(new URL(value));
  if (name === 'SITE_URL') {
    const { protocol, hostname, pathname } = new URL(value);
    if (pathname !== '/') return 'it has a path, and the site is built for the root of its domain.';
    if (protocol !== 'https:' && hostname !== 'localhost') {
      return 'it begins with http://, so that cookies of staff can be read on the way: use https://.';
    }
  }
  if (name === 'BUILD_HOOK_URL' && !value.startsWith('https://api.netlify.com/build_hooks/')) {
    return 'set, but not to a build hook of Netlify (https://api.netlify.com/build_hooks/…).';
  }
  if (name === 'SMTP_URL' && new URL(value).username === '') {
    return 'set without a user: most mail servers ask for one (smtps://user:password@host).';
  }
  return undefined;
}

function databaseDoubt({ hostname, searchParams }: URL): string | undefined {
  const mode = searchParams.get('sslmode');
  if (mode === 'disable' || mode === 'no-verify') {
    return `set with sslmode=${mode}: password and data can be read on the way, unless the network is yours.`;
  }
  const isNeon = hostname.toLowerCase().endsWith('.neon.tech');
  if (isNeon && !hostname.includes('-pooler')) {
    return 'set to Neon’s direct address: functions had better use the pooled one, with -pooler in its host.';
  }
  return undefined;
}

/** Findings about two variables together. */
function combined({ AUTH_SECRET, HASH_SALT }: Source): Finding[] {
  if (!AUTH_SECRET || AUTH_SECRET !== HASH_SALT) return [];
  const text = `the same as AUTH_SECRET, so that one cannot be changed without the other: ${RANDOM}.`;
  return [{ level: 'note', about: 'HASH_SALT', text }];
}

function certificates({ [CERTIFICATES]: file }: Source): Finding[] {
  if (!file) return [];
  const about = CERTIFICATES;
  const problem = problemOfCertificates(file);
  if (problem === undefined) return [{ level: 'ok', about, text: `${file}.` }];
  const how = 'name a file of certificates (PEM), or leave the variable out';
  return [{ level: 'wrong', about, text: `${file} ${problem}: ${how}.` }];
}

/**
 * Checks the sender and recipients of mails.
 * @param shop the settings as saved, or those of a new shop
 */
export function examineAddresses(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Source,
  { business, mails }: Pick<Settings, 'business' | 'mails'>,
): Finding[] {
  if (!SMTP_URL) return [];
  const findings: Finding[] = [];
  const recipients = mails.recipients.length > 0 ? mails.recipients : [MAIL_TO || business.email];
  const addresses = { MAIL_FROM: [MAIL_FROM || business.email], MAIL_TO: recipients };
  for (const [about, list] of Object.entries(addresses)) {
    const address = list.find((entry) => EXAMPLE.test(entry));
    if (address === undefined) continue;
    const would = about === 'MAIL_TO' ? 'go to' : 'come from';
    const text = `mails would ${would} ${address}, which is nobody’s: save your address in the settings of the admin, or set ${about}.`;
    findings.push({ level: 'wrong', about, text });
  }
  return findings;
}
