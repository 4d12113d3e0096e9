import { QUOTE_LINK_FIELD } from '#contracts/settings/mails.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { firstName } from '#domain/first-name.ts';
import { fillLine, fillTemplate } from '#domain/text-template.ts';
import { DEFAULT_MAILS } from '#site/settings/mails.ts';
import { numberFields } from '#site/shop/shop-fields.ts';
import { Nothing } from './parts.tsx';
import { PREVIEWS } from './texts.ts';
import { useFacts, useSaved } from './use-saved.ts';

/** The confirmation that a customer gets. */
export function MailsPreview({ value }: { value: Settings['mails'] }) {
  const { name, city, email, phone } = useSaved('business');
  const to = value.recipients.length > 0 ? value.recipients.join(', ') : PREVIEWS.usualRecipient;
  const values = { reference: PREVIEWS.exampleReference, business: name };
  const subject = fillLine(value.subject || DEFAULT_MAILS.subject, values);
  const question = fillLine(value.questionSubject || DEFAULT_MAILS.questionSubject, values);
  const list = `- ${PREVIEWS.exampleItem('x')}`;
  const text = fillTemplate(value.confirmation || DEFAULT_MAILS.confirmation, {
    ...numberFields(useFacts()),
    ...values,
    phone,
    date: PREVIEWS.exampleDate,
    list,
  });
  return (
    <div className="p-5">
      <p className="text-xs text-night-500">{PREVIEWS.requestsTo(to)}</p>
      <div className="mt-3 border-t border-ivory-300 pt-3">
        <p className="text-xs text-night-500">{`${name} <${email}>`}</p>
        <p className="mt-1 font-semibold">{PREVIEWS.subject(subject)}</p>
        <p className="text-xs text-night-500">{PREVIEWS.questionSubject(question)}</p>
        <p className="mt-3 whitespace-pre-line">{text}</p>
        <p className="mt-3 whitespace-pre-line">
          {`${PREVIEWS.eventDate}: ${PREVIEWS.exampleDate}`}
        </p>
        {!text.includes(list) && (
          <p className="mt-3 whitespace-pre-line">{`${PREVIEWS.yourList}\n${list}`}</p>
        )}
        {value.signature !== '' && <p className="mt-4 whitespace-pre-line">{value.signature}</p>}
        <p className="mt-4 text-xs text-night-500">{PREVIEWS.notYours}</p>
        <p className="mt-3 border-t border-ivory-300 pt-3 text-xs text-night-500">
          {`${name}, ${city} · ${phone} · ${email}`}
        </p>
      </div>
    </div>
  );
}

/** Each template, filled in from an example. */
export function RepliesPreview({ value }: { value: Settings['replies'] }) {
  if (value.templates.length === 0) return <Nothing>{PREVIEWS.noReplies}</Nothing>;
  const values = {
    name: PREVIEWS.exampleName,
    'first name': firstName(PREVIEWS.exampleName),
    [QUOTE_LINK_FIELD]: PREVIEWS.exampleQuoteLink,
    reference: PREVIEWS.exampleReference,
    date: PREVIEWS.exampleLongDate,
    list: `- ${PREVIEWS.exampleItem('×')}`,
  };
  return (
    <div className="divide-y divide-ivory-300">
      {value.templates.map(({ name, subject, text }, index) => (
        // A template has nothing that stays but its place in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={index} className="p-4" open={index === 0}>
          <summary className="cursor-pointer font-semibold">{name}</summary>
          <p className="mt-2">{PREVIEWS.subject(fillLine(subject, values))}</p>
          <p className="mt-2 whitespace-pre-line">{fillTemplate(text, values)}</p>
        </details>
      ))}
    </div>
  );
}
