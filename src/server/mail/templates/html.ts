/**
 * HTML for mails: what is put into a template is text, unless it was made by a template itself.
 */

/** Markup that may be put into a mail as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

/** A template whose values are escaped; parts made by `html` are kept, lists of them joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((markup, text, index) => markup + render(parts[index - 1] ?? '') + text),
  );
}

/** Text with its line ends kept. */
export function paragraphs(text: string): Html {
  return new Html(escape(text).replaceAll('\n', '<br>'));
}

function render(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escape(String(part));
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
