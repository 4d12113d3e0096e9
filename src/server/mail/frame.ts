/** Parts of every mail, with tables and inline styles, because mail programs know no others. */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { phoneHref } from '#site/contact.ts';
import type { MailShop } from './mailer.ts';

/** Markup; `html` escapes every other value. */
export type Html = ReturnType<typeof html>;

export const COLORS = {
  night: '#1d1b26',
  linen: '#faf7f0',
  line: '#e6dfd0',
  muted: '#5d5768',
  brass: '#8a6420',
  rose: '#b3264a',
} as const;

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
/**
 * A word as long as a line breaks, wherever it was typed. `anywhere` and not `break-word`, because a
 * table grows with what cannot break; the older name is for mail programs that do not know it.
 */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';
const CELL = `padding:6px 12px 6px 0;vertical-align:top;border-bottom:1px solid ${COLORS.line}`;

/**
 * @param shop whose mail it is
 * @param preview what a list of mails shows beside the subject
 */
export function frame(
  { business }: MailShop,
  preview: string,
  heading: string,
  body: Html,
): string {
  const { name, city, phone, email } = business;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${heading}</title>
      </head>
      <body
        style="margin:0;background:${COLORS.linen};color:${COLORS.night};${FONT};font-size:16px;line-height:1.5;${BREAKS}"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#fff;border:1px solid ${COLORS.line}"
              >
                <tr>
                  <td
                    style="background:${COLORS.night};color:#f3e3bd;padding:18px 24px;font-family:Fraunces,Georgia,serif;font-size:20px"
                  >
                    ${name}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px">
                    <h1
                      style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-weight:400;font-size:26px;line-height:1.25"
                    >
                      ${heading}
                    </h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 24px;border-top:1px solid ${COLORS.line};color:${COLORS.muted};font-size:14px"
                  >
                    ${name}, ${city} ·
                    <a href="${phoneHref(phone)}" style="color:${COLORS.brass};white-space:nowrap"
                      >${phone}</a
                    >
                    · ${email}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  // No part of it is a promise.
  return (page as HtmlEscapedString).toString();
}

/** The same frame in plain text. */
export function textFrame({ business }: MailShop, lines: readonly string[]): string {
  const { name, city, phone, email } = business;
  return `${lines.join('\n')}\n\n-- \n${name}, ${city}\n${phone} · ${email}\n`;
}

export type Fact = readonly [label: string, value: string];

/** Label and value, one pair per row; omits pairs without a value. */
export function factTable(facts: readonly Fact[]): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    width="100%"
    style="margin:0 0 20px"
  >
    ${facts
      .filter(([, value]) => value !== '')
      .map(
        ([label, value]) =>
          html`<tr>
            <td style="${CELL};color:${COLORS.muted};width:34%">${label}</td>
            <td style="${CELL}">${value}</td>
          </tr>`,
      )}
  </table>`;
}

/** The same in plain text: `Label: value`. */
export function factLines(facts: readonly Fact[]): string[] {
  return facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

/** A paragraph, line by line, as it was typed. @param below room below it, in pixels */
export function paragraphOf(typed: string, below: number): Html {
  return html`<p style="margin:0 0 ${below}px">
    ${typed.split('\n').map((line) => html`${line}<br />`)}
  </p>`;
}

/** A link that looks like a button. */
export function button(href: string, label: string): Html {
  return html`<p style="margin:20px 0">
    <a
      href="${href}"
      style="display:inline-block;background:${COLORS.night};color:#f3e3bd;text-decoration:none;padding:12px 22px;border-radius:999px"
      >${label}</a
    >
  </p>`;
}
