/** Facts about a finished page: links, anchors, inline code and structured data. */
import { Parser } from 'htmlparser2';

export interface PageFacts {
  /** Distinct addresses of links, styles and scripts, as written. */
  links: Set<string>;
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

const ADDRESSES = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];
/** Any other type is data, which browsers do not run. */
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);
const IMAGES = new Set(['img', 'source', 'video']);

/** @param html a whole page, as it is served */
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
  /** Where the text belongs that comes next. */
  let code: string[] | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes['id']) facts.ids.add(attributes['id']);
      // An owner may name an icon that is not there.
      const isIcon = name === 'link' && attributes['rel'] === 'icon';
      const list = IMAGES.has(name) || isIcon ? facts.images : facts.links;
      for (const address of addressesIn(attributes)) if (address) list.add(address);
      code = codeOf(name, attributes, facts);
      code?.push('');
    },
    ontext: (text) => {
      if (code) code[code.length - 1] += text;
    },
    onclosetag: () => {
      if (code?.at(-1) === '') code.pop();
      code = undefined;
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

/** @returns where the text of this element belongs, if it is code or data */
function codeOf(name: string, { type = '', src }: Attributes, facts: PageFacts) {
  if (name === 'style') return facts.styles;
  if (name !== 'script') return undefined;
  if (type === 'speculationrules') return facts.rules;
  if (type === 'application/ld+json') return facts.data;
  return src === undefined && SCRIPT_TYPES.has(type) ? facts.scripts : undefined;
}
