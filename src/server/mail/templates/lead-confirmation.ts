/** Tells the visitor that the request is here, under which reference, and what happens next. */
import { REPLY_PROMISE, SITE } from '#site/config.ts';
import type { MailMessage } from '../message.ts';
import { factLines, factTable, frame, textFrame } from './frame.ts';
import { html } from './html.ts';
import { eventFacts, type MailedLead } from './lead.ts';

/** Holds only what the visitor typed, and no link: an address may be somebody else's. */
export function leadConfirmation(lead: MailedLead): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { phone } = SITE.contact;
  const heading = `We have your request ${lead.reference}`;
  const promise = `Thank you. We will get back to you ${REPLY_PROMISE}. If you would rather talk, call ${phone} and give us the reference ${lead.reference}.`;
  const facts = eventFacts(lead);
  const items = lead.lines.map((line) => `${line.quantity} x ${line.name}`);
  return {
    subject: heading,
    text: textFrame([
      heading,
      '',
      promise,
      '',
      ...factLines(facts),
      ...(items.length === 0 ? [] : ['', 'Your list:', ...items.map((item) => `- ${item}`)]),
      '',
      'Didn’t send this? Someone may have mistyped their email address. You can ignore this message.',
    ]),
    html: frame(
      promise,
      heading,
      html`<p style="margin:0 0 20px">${promise}</p>
        ${factTable(facts)}
        ${
          items.length === 0
            ? ''
            : html`<p style="margin:0 0 6px">Your list:</p>
                <ul style="margin:0 0 20px;padding-left:20px">
                  ${items.map((item) => html`<li>${item}</li>`)}
                </ul>`
        }
        <p style="margin:0;font-size:14px">
          Didn’t send this? Someone may have mistyped their email address. You can ignore this
          message.
        </p>`,
    ),
  };
}
