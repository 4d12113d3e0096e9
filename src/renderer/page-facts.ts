import { Parser } from 'htmlparser2';

export interface PageFacts {
  title: string;
  /** For search engines; empty: none. */
  description: string;
  /** Distinct addresses of links, styles and scripts, as written. */
  links: Set<string>;
  images: Set<string>;
  ids: Set<string>;
  /** Content of inline scripts and styles, if any. */
  scripts: string[];
  styles: string[];
  /** Speculation rules, which are not code but need the CSP's permission. */
  rules: string[];
  /** Structured data as text. */
  data: string[];
}

const ADDRESSES = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];
/** Other types are data, which browsers do not run. */
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);
const IMAGES = new Set(['img', 'source', 'video']);

/** Parses a page for what its checks, its content security policy and previews need. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    title: '',
    description: '',
    links: new Set(),
    images: new Set(),
    ids: new Set(),
    scripts: [],
    styles: [],
    rules: [],
    data: [],
  };
  /** List for the next text. */
  let code: string[] | undefined;
  let isTitle = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes['id']) facts.ids.add(attributes['id']);
      // Counted as an image, because a missing link fails the build, and an owner may name an icon that does not exist.
      const isIcon = name === 'link' && attributes['rel'] === 'icon';
      const list = IMAGES.has(name) || isIcon ? facts.images : facts.links;
      for (const address of addressesIn(attributes)) if (address) list.add(address);
      isTitle = name === 'title' && facts.title === '';
      if (attributes['name'] === 'description') facts.description = attributes['content'] ?? '';
      code = codeOf(name, attributes, facts);
      code?.push('');
    },
    ontext: (text) => {
      if (code) code[code.length - 1] += text;
      if (isTitle) facts.title += text;
    },
    onclosetag: () => {
      if (code?.at(-1) === '') code.pop();
      code = undefined;
      isTitle = false;
    },
  });
  parser.end(html);
  return facts;
}

type Attributes = Record<string, string | undefined>;

function addressesIn(attributes: Attributes): (string | undefined)[] {
  const sizes = attributes['srcset']?.split(', ').map((size) => size.split(' ')[0]) ?? [];
  return [...ADDRESSES.map((name) => attributes[name]), ...sizes];
}

/** @returns the list for the element's text, if it is code or data */
function codeOf(name: string, { type = '', src }: Attributes, facts: PageFacts) {
  if (name === 'style') return facts.styles;
  if (name !== 'script') return undefined;
  if (type === 'speculationrules') return facts.rules;
  if (type === 'application/ld+json') return facts.data;
  return src === undefined && SCRIPT_TYPES.has(type) ? facts.scripts : undefined;
}
