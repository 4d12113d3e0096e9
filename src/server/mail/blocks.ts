/**
 * What mails are made of. A block has both forms side by side, so that a mail says the same in plain text and
 * in HTML. One without content has an empty text and is left out of both. HTML uses tables and inline styles,
 * because mail programs know no others.
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
      /** Where its text leads; empty: nowhere. */
      href?: string;
      /** What is wrong with it. */
      mark?: string;
      /** Remarks, each in a line of its own. */
      below?: readonly string[];
    };

export interface Row {
  /** All of the row, in plain text. */
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

/** @returns the HTML */
export function toHtml(blocks: readonly Block[]): Html {
  return html`${withContent(blocks).map((block) => block.html)}`;
}

const withContent = (blocks: readonly Block[]) => blocks.filter(({ text }) => text !== '');

/** Text as typed, with its lines and paragraphs. */
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

/** A heading and what is below it; nothing without content below. */
export function section(heading: string, ...blocks: readonly Block[]): Block {
  const text = toText(blocks);
  if (text === '') return NOTHING;
  return {
    text: `${heading}\n${text}`,
    html: html`<h2 style="margin:20px 0 8px;font-size:18px">${heading}</h2>
      ${toHtml(blocks)}`,
  };
}

/** Label and value, one pair a row; pairs without a value are left out. */
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

/** Short texts with bullets, below what introduces them. */
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
 * Rows of cells; in plain text a line each.
 * @param options headings of the columns, and which columns hold amounts: none breaks, however long a
 *   word beside it is
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
  const remark = (said: string) =>
    html`<br /><span style="color:${COLORS.muted};font-size:14px">${said}</span>`;
  return html`${name}${marked}${below.map(remark)}`;
}

/** @param hasHead whether its cells are read by column; else it is only layout to a screen reader */
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
 * @param text said in plain text
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
