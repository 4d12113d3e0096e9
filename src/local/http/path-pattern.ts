/** Paths as Netlify's `_headers` and `_redirects` write them: `/a/:name/*`. */

/** What placeholders stand for; `*` is `splat`. */
export type PathParams = Record<string, string>;
export type PathPattern = (path: string) => PathParams | undefined;

/**
 * @param pattern `:name` stands for one segment; `*`, only at the end, for any number of them
 * @returns gives the placeholders' values for a path that matches, with or without a slash at its
 *   end, and undefined for any other
 * @throws Error for a pattern of another form
 */
export function compilePattern(pattern: string): PathPattern {
  if (!pattern.startsWith('/')) throw new Error(`A path must begin with a slash: ${pattern}`);
  const segments = pattern.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  const source = segments.map((segment, index) => {
    if (segment === '*' && index === segments.length - 1) return '(?:/(?<splat>.*))?';
    if (/^:[a-z_]\w*$/i.test(segment)) return `/(?<${segment.slice(1)}>[^/]+)`;
    if (/[*:]/.test(segment)) throw new Error(`Not a path that can be matched: ${pattern}`);
    return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  const expression = new RegExp(`^${source.join('')}/?$`);
  return (path) => {
    const match = expression.exec(path);
    if (!match) return undefined;
    return Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, value || '']),
    );
  };
}

/** @returns the target with its placeholders, and `:splat`, replaced by their values */
export function fillPattern(target: string, params: PathParams): string {
  return target.replaceAll(/:([a-z_]\w*)/gi, (written, name: string) => params[name] ?? written);
}
