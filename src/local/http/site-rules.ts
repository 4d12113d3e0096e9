/** Netlify's `_headers` and `_redirects`, to the extent that a build of this site uses them. */
import { parseAllHeaders, type Header } from '@netlify/headers-parser';

export interface RedirectRule {
  /** Has a group for each placeholder. */
  from: RegExp;
  /** May contain placeholders. */
  to: string;
  status: number;
  /** Whether it also applies if a file has the address. */
  isForced: boolean;
}

/** A redirect or, for a status of 400 and above, the file to serve instead. */
export interface RuleOutcome {
  target: string;
  status: number;
}

/**
 * @param file `_headers`; may be missing
 * @throws Error naming the line that cannot be parsed
 */
export async function readHeaderRules(file: string): Promise<Header[]> {
  const rules = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  const [error] = rules.errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`, { cause: error });
  return rules.headers.filter((rule) => 'forRegExp' in rule);
}

/** @returns the headers of all matching rules; later rules override earlier ones */
export function headersFor(rules: readonly Header[], path: string): Headers {
  const headers = new Headers();
  for (const { forRegExp, values } of rules) {
    if (!forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(values)) headers.set(name, value);
  }
  return headers;
}

/**
 * @param text content of `_redirects`; `:name` matches one path segment
 * @throws Error naming a line that cannot be parsed or that only Netlify supports
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const [, from, to, status = ''] =
      /^((?:\/:?[\w.-]+)+) (\/(?!\/)\S+) (301|404!?|410)$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(`Line ${index + 1} of _redirects cannot be read`);
    }
    const pattern = from.replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    return {
      from: new RegExp(`^${pattern}/?$`),
      to,
      status: Number.parseInt(status, 10),
      isForced: status.endsWith('!'),
    };
  });
}

/**
 * @param isFile whether a file has this address; then only forced rules apply
 * @returns the outcome of the first matching rule
 */
export function applyRedirects(
  rules: readonly RedirectRule[],
  path: string,
  isFile = false,
): RuleOutcome | undefined {
  for (const { from, to, status, isForced } of rules) {
    if (isFile && !isForced) continue;
    const match = from.exec(path);
    if (!match) continue;
    const target = to.replaceAll(
      /:(\w+)/g,
      (written, name: string) => match.groups?.[name] ?? written,
    );
    return { target, status };
  }
  return undefined;
}
