/**
 * The score that Mozilla's HTTP Observatory gives to a site without cookies, CORS and scripts of
 * others, which answers http with a redirect to https.
 * https://github.com/mozilla/http-observatory/blob/main/httpobs/docs/scoring.md
 */

/** Seconds; six months. */
const HSTS_MIN = 15_768_000;

export interface Grade {
  /** From 0; 100 and more is an A+. */
  score: number;
  /** What each test found, by the name that the rules give it. */
  results: Record<string, number>;
}

/**
 * @param headers of the page, sent over https
 * @param scripts addresses of the page's external scripts
 */
export function observatoryGrade(headers: Headers, scripts: readonly string[]): Grade {
  const policy = readPolicy(headers.get('Content-Security-Policy'));
  const results = Object.fromEntries([
    policyResult(policy),
    hstsResult(headers.get('Strict-Transport-Security')),
    referrerResult(headers.get('Referrer-Policy')),
    framesResult(policy, headers.get('X-Frame-Options')),
    resourceResult(headers.get('Cross-Origin-Resource-Policy')),
    headers.get('X-Content-Type-Options') === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
    scripts.every((address) => /^\/(?!\/)/.test(address))
      ? ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
      : ['sri-not-implemented-but-external-scripts-loaded-securely', -5],
  ]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const modifiers = Object.values(results);
  const withoutBonus = 100 + sum(modifiers.filter((value) => value < 0));
  // Bonus points count from 90 on.
  const bonus = withoutBonus >= 90 ? sum(modifiers.filter((value) => value > 0)) : 0;
  return { score: Math.max(0, withoutBonus + bonus), results };
}

type Policy = ReadonlyMap<string, readonly string[]>;
type Result = [name: string, modifier: number];

function readPolicy(text: string | null): Policy | null {
  if (text === null) return null;
  return new Map(
    text.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}

function policyResult(policy: Policy | null): Result {
  if (!policy) return ['csp-not-implemented', -25];
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = [...sourcesOf('script-src'), ...sourcesOf('object-src')];
  const styles = sourcesOf('style-src');
  const all = [...policy.values()].flat();
  const isBroad = (source: string) => /^(?:\*|https?:|data:|blob:|'unsafe-inline')$/.test(source);
  if (scripts.some(isBroad)) return ['csp-implemented-with-unsafe-inline', -20];
  if (all.some((source) => /^(?:http|ftp):/.test(source)))
    return ['csp-implemented-with-insecure-scheme', -20];
  if (all.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (styles.some(isBroad)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return policy.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function hstsResult(text: string | null): Result {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(text ?? '')?.[1];
  if (seconds === undefined) return ['hsts-not-implemented', -20];
  return Number(seconds) >= HSTS_MIN
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

function referrerResult(text: string | null): Result {
  if (text === null) return ['referrer-policy-not-implemented', 0];
  if (PRIVATE_REFERRERS.has(text)) return ['referrer-policy-private', 5];
  return text === 'no-referrer-when-downgrade'
    ? ['referrer-policy-no-referrer-when-downgrade', 0]
    : ['referrer-policy-unsafe', -5];
}

function framesResult(policy: Policy | null, header: string | null): Result {
  if (policy?.has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5];
  return header !== null && /^(?:deny|sameorigin)$/i.test(header)
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function resourceResult(text: string | null): Result {
  if (text === null) return ['cross-origin-resource-policy-not-implemented', 0];
  return /^same-(?:origin|site)$/.test(text)
    ? [`cross-origin-resource-policy-implemented-with-${text}`, 10]
    : ['cross-origin-resource-policy-implemented-with-cross-origin', 0];
}
