/**
 * Reads the HTML that this site's build writes: every tag closed, attributes in quotes. It is
 * stricter than a browser on purpose: what it cannot read is a mistake of the page.
 */

export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (HtmlElement | string)[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source']);
/** Their content is no markup, up to their end tag. */
const RAW = new Set(['script', 'style']);

/**
 * @param html a whole page
 * @returns a root whose children are the page's
 * @throws when tags are not nested well, an attribute stands twice, or a `<` starts no tag
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '#root', attributes: new Map(), children: [] };
  const open = [root];
  const current = () => open.at(-1) ?? root;
  const token = new RegExp(TOKEN);
  let position = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [whole, closing, opening, attributes = '', slash] = match;
    addText(current(), html.slice(position, match.index));
    position = match.index + whole.length;
    if (closing) {
      const closed = open.pop();
      if (closed?.name !== closing.toLowerCase()) {
        throw new Error(
          `</${closing}> closes <${closed?.name}>: …${html.slice(position - 80, position)}`,
        );
      }
    }
    if (!opening) continue;
    const element = {
      name: opening.toLowerCase(),
      attributes: readAttributes(attributes),
      children: [],
    };
    current().children.push(element);
    if (RAW.has(element.name)) {
      position = rawContent(html, position, element);
      token.lastIndex = position;
    } else if (slash !== '/' && !VOID.has(element.name)) open.push(element);
  }
  addText(current(), html.slice(position));
  if (open.length > 1) throw new Error(`<${current().name}> is not closed`);
  return root;
}

/** @returns the elements below one that have this name (`*` for all), in document order */
export function findAll(parent: HtmlElement, name: string): HtmlElement[] {
  return parent.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const below = findAll(child, name);
    return name === '*' || child.name === name ? [child, ...below] : below;
  });
}

/** @returns the text of an element as it is read, white space as one space */
export function textOf(element: HtmlElement): string {
  return oneSpaced(contentOf(element));
}

/** @returns the text with white space as a reader sees it */
export function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** @returns the text of an element as it stands there */
export function contentOf(element: HtmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : contentOf(child)))
    .join('');
}

function rawContent(html: string, start: number, element: HtmlElement): number {
  const end = html.slice(start).search(new RegExp(`</${element.name}`, 'i'));
  if (end < 0) throw new Error(`<${element.name}> is not closed`);
  element.children.push(html.slice(start, start + end));
  return html.indexOf('>', start + end) + 1;
}

function addText(parent: HtmlElement, text: string): void {
  if (text.includes('<')) throw new Error(`A < that starts no tag: ${text.slice(0, 200)}`);
  if (text !== '') parent.children.push(decode(text));
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, written = '', ...values] of source.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    // A browser takes the first and ignores the others.
    if (attributes.has(name)) throw new Error(`An element has ${name} twice:${source}`);
    attributes.set(name, decode(values.find(Boolean) ?? ''));
  }
  return attributes;
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
};

function decode(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole: string, reference: string) => {
    const code = /^#(x?)(.*)$/i.exec(reference);
    if (code) return String.fromCodePoint(Number.parseInt(code[2] ?? '', code[1] ? 16 : 10));
    const character = NAMED[reference];
    if (character === undefined) throw new Error(`${whole} is not known here`);
    return character;
  });
}
