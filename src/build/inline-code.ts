/**
 * Finds the code that stands in a page itself: what a content security policy needs a hash for.
 */

/**
 * Reads a page tag by tag, so that a `<script>` inside an attribute's value, where an editor's
 * words may stand, is never taken for one. Groups: element, attributes, content.
 */
const TAG =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** Anything else is data, which no browser runs. */
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);

export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/**
 * @param html a page
 * @returns the text of each inline script and style of the page that is not empty
 */
export function inlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [] };
  for (const [, element, attributes = '', content = ''] of html.matchAll(TAG)) {
    if (element === undefined || content === '') continue;
    if (element.toLowerCase() === 'style') code.styles.push(content);
    else if (runs(attributes)) code.scripts.push(content);
  }
  return code;
}

function runs(attributes: string): boolean {
  const [, quoted, bare] = /\stype=(?:["']([^"']*)["']|([^\s>]*))/i.exec(attributes) ?? [];
  return !/\ssrc=/i.test(attributes) && SCRIPT_TYPES.has(quoted ?? bare ?? '');
}
