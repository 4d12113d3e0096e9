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
 * count. Group: its name.
 */
const TAG = /<(?:!--[\s\S]*?--|([a-z][a-z0-9-]*)[^'">]*(?:(?:"[^"]*"|'[^']*')[^'">]*)*)>/gi;
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

/** What one tag says. */
interface Tag {
  name: string;
  /** Of images for an image, else of links. */
  addresses: readonly string[];
  ids: readonly string[];
  isImage: boolean;
  /** Decide whether a script runs. */
  type: string;
  src: string | undefined;
}

/**
 * Tags that were read: most of a page's tags stand on thousands of pages. Further ones than so many
 * are read each time.
 */
const READ = new Map<string, Tag>();
const MOST_READ = 5_000;

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
  const tags = new RegExp(TAG);
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [text, name] = match;
    if (name === undefined) continue;
    const tag = tagOf(text, name.toLowerCase());
    const addresses = tag.isImage ? facts.images : facts.links;
    for (const address of tag.addresses) addresses.add(address);
    for (const id of tag.ids) facts.ids.add(id);
    if (tag.name !== 'script' && tag.name !== 'style') continue;
    const content = rawContent(html, tags.lastIndex, tag.name);
    tags.lastIndex += content.length;
    if (content !== '') addCode(facts, tag, content);
  }
  return facts;
}

function addCode(facts: PageFacts, { name, type, src }: Tag, content: string): void {
  if (name === 'style') facts.styles.push(content);
  else if (type === STRUCTURED_DATA) facts.data.push(content);
  else if (type === SPECULATION_RULES) facts.rules.push(content);
  else if (src === undefined && SCRIPT_TYPES.has(type)) facts.scripts.push(content);
}

function tagOf(text: string, name: string): Tag {
  const known = READ.get(text);
  if (known) return known;
  if (READ.size === MOST_READ) return readTag(text, name);
  // A copy, because a part of a string keeps the whole page in memory.
  const copy = Buffer.from(text).toString();
  const tag = readTag(copy, name);
  READ.set(copy, tag);
  return tag;
}

function readTag(text: string, name: string): Tag {
  const attributes = text.slice(1 + name.length, -1);
  const addresses: string[] = [];
  const ids: string[] = [];
  let type = '';
  let src: string | undefined;
  for (const [, written = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    const attribute = written.toLowerCase();
    const value = decode(/^["']/.test(quoted) ? quoted.slice(1, -1) : quoted);
    if (attribute === 'type') type = value.toLowerCase();
    else if (attribute === 'id') ids.push(value);
    else if (attribute === 'srcset') addresses.push(...sizesIn(value));
    else if (value !== '' && ADDRESSES.has(attribute)) addresses.push(value);
    if (attribute === 'src') src = value;
  }
  const isImage = IMAGES.has(name) || (name === 'link' && ICON.test(attributes));
  return { name, addresses, ids, isImage, type, src };
}

function sizesIn(srcset: string): string[] {
  return srcset.split(', ').flatMap((size) => {
    const [address] = size.trim().split(' ');
    return address ? [address] : [];
  });
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
