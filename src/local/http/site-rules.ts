/** Netlify's `_headers` and `_redirects`, as far as a build of this site writes them. */
import { compilePattern, fillPattern, type PathPattern } from './path-pattern.ts';

export interface HeaderRule {
  matches: PathPattern;
  headers: [name: string, value: string][];
}

export interface RedirectRule {
  matches: PathPattern;
  /** May hold placeholders. */
  target: string;
  status: number;
  /** Applies even where there is a file. */
  forced: boolean;
}

/** A 200 serves another file under this address; 404 and 410 do so with their status. */
const REWRITES = new Set([200, 404, 410]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * @param text content of `_headers`
 * @throws Error naming the line that cannot be read
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [line, number] of contentLines(text)) {
    if (line.startsWith('/')) {
      rules.push({ matches: compilePattern(line), headers: [] });
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || value === undefined) {
      throw new Error(`Line ${number} of _headers cannot be read`);
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/** @returns the headers of every rule that matches; a later rule replaces what an earlier one set */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    const own = new Headers();
    for (const [name, value] of rule.headers) own.append(name, value);
    for (const [name, value] of own) headers.set(name, value);
  }
  return headers;
}

/**
 * @param text content of `_redirects`
 * @throws Error naming the line that cannot be read, or asks for what only Netlify can do
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  return contentLines(text).map(([line, number]) => {
    const [from = '', target = '', code = '301', ...more] = line.split(/\s+/);
    const [, digits, mark] = /^(\d{3})(!?)$/.exec(code) ?? [];
    const status = Number(digits);
    const within = /^\/(?!\/)/.test(target);
    const known = REWRITES.has(status) ? within : REDIRECTS.has(status);
    const readable = from.startsWith('/') && (within || URL.canParse(target)) && more.length === 0;
    if (!readable || !known) {
      throw new Error(`Line ${number} of _redirects cannot be read`);
    }
    return { matches: compilePattern(from), target, status, forced: mark === '!' };
  });
}

/** What a rule says of a path. */
export type RuleOutcome =
  | { kind: 'redirect'; location: string; status: number }
  | { kind: 'rewrite'; path: string; status: number };

/** @returns what the first matching rule of this kind (forced or not) says */
export function applyRedirects(
  rules: readonly RedirectRule[],
  path: string,
  forced: boolean,
): RuleOutcome | undefined {
  for (const rule of rules) {
    if (rule.forced !== forced) continue;
    const params = rule.matches(path);
    if (!params) continue;
    const target = fillPattern(rule.target, params);
    return REWRITES.has(rule.status)
      ? { kind: 'rewrite', path: target, status: rule.status }
      : { kind: 'redirect', location: target, status: rule.status };
  }
  return undefined;
}

function contentLines(text: string): [line: string, number: number][] {
  return text
    .split('\n')
    .map((line, index): [string, number] => [line.replace(/(^|\s)#.*$/, '').trim(), index + 1])
    .filter(([line]) => line !== '');
}
