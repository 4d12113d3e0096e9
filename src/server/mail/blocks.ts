/**
 * Blocks of mails. Each has plain text and HTML side by side, so that both say the same; a block
 * without content is left out. HTML uses tables and inline styles, because mail programs support
 * nothing else.
 */
import { html, raw } from 'hono/html';

/** Markup; `html` escapes every other value. */
export type Html = ReturnType<typeof html>;

export interface Block {
  text: string;
  html: Html;
}

export type Fact = readonly [label: string, value: string];

/** A cell of a table's HTML. */
export type Cell =
  | string
  | {
      text: string;
      /** Target of a link; may be empty. */
      href?: string;
      /** A warning. */
      mark?: string;
      /** Remarks, one per line. */
      below?: readonly string[];
    };

export interface Row {
  /** The whole row in plain text. */
  text: string;
  cells: readonly Cell[];
  isTotal?: boolean;
}

export const COLORS = {
  night: '#1d1b26',
  linen: '#faf7f0',
  gold: '#f3e3bd',
  line: '#e6dfd0',
  muted: '#5d5768',
  brass: '#8a6420',
  rose: '#b3264a',
} as const;

const CELL = `padding:6px 10px 6px 0;vertical-align:top;border-bottom:1px solid ${COLORS.line}`;
const NOTHING: Block = { text: '', html: html`` };

/** @returns the plain text, with an empty line between blocks */
export function toText(blocks: readonly Block[]): string {
  return withContent(blocks)
    .map(({ text }) => text)
    .join('\n\n');
}

export function toHtml(blocks: readonly Block[]): Html {
  return html`${withContent(blocks).map((block) => block.html)}`;
}

const withContent = (blocks: readonly Block[]) => blocks.filter(({ text }) => text !== '');

/** Typed text with its line breaks and paragraphs. */
export function paragraphs(typed: string, style = ''): Block {
  const part = (paragraph: string) =>
    html`<p style="margin:0 0 16px;${style}">
      ${paragraph.split('\n').map((line) => html`${line}<br />`)}
    </p>`;
  return { text: typed, html: html`${typed.split(/\n{2,}/).map(part)}` };
}

/** Text in small print. */
export function note(typed: string): Block {
  return paragraphs(typed, 'font-size:14px');
}

/** A heading and its content; nothing without content. */
export function section(heading: string, ...blocks: readonly Block[]): Block {
  const text = toText(blocks);
  if (text === '') return NOTHING;
  return {
    text: `${heading}\n${text}`,
    html: html`<h2 style="margin:20px 0 8px;font-size:18px">${heading}</h2>
      ${toHtml(blocks)}`,
  };
}

/** Rows of label and value; those without a value are left out. */
export function facts(pairs: readonly Fact[]): Block {
  const known = pairs.filter(([, value]) => value !== '');
  const row = ([label, value]: Fact) =>
    html`<tr>
      <td style="${CELL};color:${COLORS.muted};width:34%">${label}</td>
      <td style="${CELL}">${value}</td>
    </tr>`;
  return {
    text: known.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: tableOf(known.map(row)),
  };
}

/** A bulleted list with an introduction. */
export function list(intro: string, items: readonly string[]): Block {
  if (items.length === 0) return NOTHING;
  return {
    text: [intro, ...items.map((item) => `- ${item}`)].join('\n'),
    html: html`<p style="margin:0 0 6px">${intro}</p>
      <ul style="margin:0 0 20px;padding-left:20px">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`,
  };
}

/** Longest text that stays in one line, in UTF-16 code units: a number, an amount, a word. */
const MAX_UNBROKEN = 14;

function isShort(cell: Cell): boolean {
  if (typeof cell === 'string') return cell.length <= MAX_UNBROKEN;
  return isShort(cell.text) && !cell.mark && !cell.below;
}

/**
 * Rows of cells; in plain text, one line each. Words of any length break, but short cells do not.
 * @param options headings, and which columns hold amounts, which never break
 */
export function table(
  rows: readonly Row[],
  { head = [], amounts = [] }: { head?: readonly string[]; amounts?: readonly number[] } = {},
): Block {
  const heading = (label: string) =>
    html`<th align="left" style="white-space:nowrap;${CELL};color:${COLORS.muted};font-weight:400">
      ${label}
    </th>`;
  const row = ({ cells, isTotal = false }: Row) => {
    const style = isTotal ? `${CELL};font-weight:bold` : CELL;
    const cell = (content: Cell, column: number) => {
      const body = cellContent(content);
      const isAmount = amounts.includes(column);
      const wrap = isAmount || isShort(content) ? 'white-space:nowrap;' : '';
      return html`<td style="${wrap}${style}" ${isAmount ? raw('align="right"') : ''}>${body}</td>`;
    };
    return html`<tr>
      ${cells.map(cell)}
    </tr>`;
  };
  const headings = html`<tr>
    ${head.map(heading)}
  </tr>`;
  return {
    text: rows.map(({ text }) => text).join('\n'),
    html: tableOf([head.length === 0 ? html`` : headings, ...rows.map(row)], head.length > 0),
  };
}

function cellContent(cell: Cell): Html {
  if (typeof cell === 'string') return html`${cell}`;
  const { text, href = '', mark = '', below = [] } = cell;
  const name =
    href === '' ? text : html`<a href="${href}" style="color:${COLORS.brass}">${text}</a>`;
  const marked = mark === '' ? '' : html` <span style="color:${COLORS.rose}">${mark}</span>`;
  const remark = (words: string) =>
    html`<br /><span style="color:${COLORS.muted};font-size:14px">${words}</span>`;
  return html`${name}${marked}${below.map(remark)}`;
}

/**
 * @param hasHead whether cells have column headings; else screen readers treat the table as layout
 */
function tableOf(rows: readonly Html[], hasHead = false): Html {
  return html`<table
    ${hasHead ? '' : raw('role="presentation"')}
    cellpadding="0"
    cellspacing="0"
    width="100%"
    style="margin:0 0 20px;font-size:15px"
  >
    ${rows}
  </table>`;
}

/**
 * A link that looks like a button; nothing without an address.
 * @param text the plain text
 */
export function button(href: string, label: string, text = `${label}: ${href}`): Block {
  if (href === '') return NOTHING;
  return {
    text,
    html: html`<p style="margin:20px 0">
      <a
        href="${href}"
        style="display:inline-block;background:${COLORS.night};color:${COLORS.gold};text-decoration:none;padding:12px 22px;border-radius:999px"
        >${label}</a
      >
    </p>`,
  };
}
