/**
 * Facts about a finished page: links, anchors, inline code and structured data. Read in one pass
 * over its tags, because a site has ten thousand pages.
 */

export interface PageFacts {
  /** Distinct addresses of links, styles and scripts, as written. */
  links: Set<string>;
  /** Addresses of images. */
  images: Set<string>;
  ids: Set<string>;
  /** Text of each inline script and style that is not empty. */
  scripts: string[];
  styles: string[];
  /** Speculation rules, which are no code, but which the policy must allow. */
  rules: string[];
  /** Blocks of structured data, as text. */
  data: string[];
}

/**
 * Matches whole tags, so that a `<script>` inside an attribute's value (an editor's text) does not
 * count. Groups: name and attributes.
 */
const TAG = /<!--[\s\S]*?-->|<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
/** Matches whole attributes, so that text inside a value does not count. Groups: name and value. */
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'component-url', 'renderer-url']);
/** Any other type is data, which browsers do not run. */
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);
const SPECULATION_RULES = 'speculationrules';
const STRUCTURED_DATA = 'application/ld+json';
const IMAGES = new Set(['img', 'source', 'video']);
/** Attributes of a link to an icon, which an owner may name. */
const ICON = /\brel=["']?icon\b/i;

export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    links: new Set(),
    images: new Set(),
    ids: new Set(),
    scripts: [],
    styles: [],
    rules: [],
    data: [],
  };
  const tag = new RegExp(TAG);
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [, written, attributes = ''] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const addresses = showsImage(name, attributes) ? facts.images : facts.links;
    const { type = '', src } = readAttributes(attributes, addresses, facts.ids);
    if (name !== 'script' && name !== 'style') continue;
    const content = rawContent(html, tag.lastIndex, name);
    tag.lastIndex += content.length;
    if (content === '') continue;
    if (name === 'style') facts.styles.push(content);
    else if (type === STRUCTURED_DATA) facts.data.push(content);
    else if (type === SPECULATION_RULES) facts.rules.push(content);
    else if (src === undefined && SCRIPT_TYPES.has(type)) facts.scripts.push(content);
  }
  return facts;
}

function showsImage(name: string, attributes: string): boolean {
  return IMAGES.has(name) || (name === 'link' && ICON.test(attributes));
}

/** @returns the attributes that decide whether a script runs */
function readAttributes(
  attributes: string,
  addresses: Set<string>,
  ids: Set<string>,
): { type?: string; src?: string } {
  const found: { type?: string; src?: string } = {};
  for (const [, written = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    const value = decode(/^["']/.test(quoted) ? quoted.slice(1, -1) : quoted);
    if (name === 'type') found.type = value.toLowerCase();
    else if (name === 'id') ids.add(value);
    else if (name === 'srcset') addSizes(value, addresses);
    else if (value !== '' && ADDRESSES.has(name)) addresses.add(value);
    if (name === 'src') found.src = value;
  }
  return found;
}

function addSizes(srcset: string, addresses: Set<string>): void {
  for (const size of srcset.split(', ')) {
    const [address] = size.trim().split(' ');
    if (address) addresses.add(address);
  }
}

function rawContent(html: string, start: number, element: string): string {
  const end = new RegExp(`</${element}`, 'gi');
  end.lastIndex = start;
  return html.slice(start, end.exec(html)?.index ?? html.length);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return NAMED[name ?? ''] ?? whole;
    },
  );
}
