/** The frame of every mail: letterhead, heading and contact details. */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { phoneHref } from '#site/shop/contact.ts';
import { COLORS, toHtml, toText, type Block, type Html } from './blocks.ts';
import type { Composed, MailShop } from './mailer.ts';

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
/**
 * Breaks words longer than a line. `anywhere` instead of `break-word`, because tables grow with
 * what cannot break; the older property is for mail programs that do not know it.
 */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

interface Opening {
  heading: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  /** Whether plain text repeats the heading; false if the subject says it. */
  isInText?: boolean;
}

/** @returns the mail as plain text and HTML */
export function letter(
  shop: MailShop,
  { heading, preview, isInText = true }: Opening,
  blocks: readonly Block[],
): Pick<Composed, 'text' | 'html'> {
  const content = toText(blocks);
  return {
    text: textFrame(shop, isInText ? `${heading}\n\n${content}` : content),
    html: htmlFrame(shop, preview, heading, toHtml(blocks)),
  };
}

function htmlFrame({ business }: MailShop, preview: string, heading: string, body: Html): string {
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
                    style="background:${COLORS.night};color:${COLORS.gold};padding:18px 24px;font-family:Fraunces,Georgia,serif;font-size:20px"
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
  // Without promises among its values, `html` returns no promise.
  return (page as HtmlEscapedString).toString();
}

function textFrame({ business }: MailShop, content: string): string {
  const { name, city, phone, email } = business;
  return `${content}\n\n-- \n${name}, ${city}\n${phone} · ${email}\n`;
}
