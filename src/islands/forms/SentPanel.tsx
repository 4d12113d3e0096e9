import { useEffect, useId, useRef } from 'react';
import { lineNotes } from '#domain/line-notes.ts';
import { readableAddress } from '#domain/mail-address.ts';
import { phoneText } from '#domain/phone-text.ts';
import { isCallable } from '#domain/phone.ts';
import { sentReference, sentTitle } from '#site/inquiries/form-texts.ts';
import * as text from '#site/inquiries/sent-texts.ts';
import { totalOf } from '#site/lists/list-items.ts';
import { estimate, noteOf } from '#site/lists/texts.ts';
import type { SentRequest } from '#stores/forms/define.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/Icon.tsx';
import { Verbatim } from '#ui/Verbatim.tsx';
import { DeliveryNote } from '../lists/DeliveryNote.tsx';

export interface SentPanelProps {
  sent: SentRequest;
  onStartAnew: () => void;
  /** Heading, if what was sent is not a request. */
  title?: string;
  /** Label of the button that starts another. */
  another?: string;
  /** Shown below the heading. */
  notice?: Elements;
  children?: Elements;
}

/** What was sent, until another request is started or the page is left. Its heading gets the focus. */
export function SentPanel({
  sent,
  onStartAnew,
  title = sentTitle,
  another = text.sendAnother,
  notice,
  children,
}: SentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 space-y-6 rounded-lg bg-white p-6 shadow-card sm:p-8"
    >
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-700 text-ivory-50">
          <Icon name="check" />
        </span>
        <div className="min-w-0">
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            aria-describedby={`${id}-reference`}
            className="text-2xl outline-none"
          >
            {title}
          </h2>
          <p data-keep-clear id={`${id}-reference`} className="mt-1 font-semibold text-leaf-700">
            <span>{sentReference}</span>
            <span translate="no" className="whitespace-nowrap">{`${sent.reference}.`}</span>
          </p>
        </div>
      </div>
      {notice}
      <SentFacts sent={sent} />
      <div className="flex flex-wrap gap-3">
        {children}
        <button type="button" className="button button-outline" onClick={onStartAnew}>
          {another}
        </button>
      </div>
    </section>
  );
}

/** Labels of names and references. */
const NAMES = new Set([text.sentLocation, text.sentReplaces]);

/** A list of more items is folded, to keep the rest in view. */
const MAX_OPEN_ITEMS = 8;

/** What was sent and what happens next; promises a copy by mail only if the server did. */
export function SentFacts({ sent }: { sent: SentRequest }) {
  const { about, confirmation, email, eventDate, eventLocation, guestCount, items, services } =
    sent;
  const phone = isCallable(sent.phone) ? phoneText(sent.phone) : '';
  const address = readableAddress(email);
  const all: [string, string][] = [
    [text.sentDate, eventDate],
    [text.sentLocation, eventLocation],
    [text.sentGuests, guestCount],
    [text.sentPackage, about],
    [text.sentServices, services.join(', ')],
    [text.sentReplaces, sent.replaces],
  ];
  const notes = lineNotes(sent.message, items);
  const total = totalOf(items);
  const facts = all.filter(([, value]) => value !== '');
  return (
    <>
      {facts.length > 0 && (
        <dl data-keep-clear className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-night-600">{label}</dt>
              <dd translate={NAMES.has(label) ? 'no' : undefined} className="font-semibold">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {items.length > 0 && (
        <details open={items.length <= MAX_OPEN_ITEMS}>
          <summary className="min-h-11 content-center text-sm font-semibold">
            {text.sentItems(items.length)}
          </summary>
          <ul className="mt-1 space-y-1 text-sm">
            {items.map(({ name, quantity }, place) => (
              <li key={name} className="flex gap-2">
                <span className="shrink-0 font-semibold">{`${quantity} ×`}</span>
                <span className="min-w-0">
                  <span>{name}</span>
                  <Note text={notes[place] ?? ''} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {total !== '' && (
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{estimate}</span>
            <span className="font-display text-xl">{total}</span>
          </p>
          <DeliveryNote />
        </div>
      )}
      <div data-keep-clear className="space-y-2 text-sm text-night-600">
        <p>
          <Verbatim text={confirmation ? text.copyComes(address) : text.noCopy} parts={[address]} />
        </p>
        <p>
          {eventDate === '' ? (
            <Verbatim text={text.answerComes(address, phone)} parts={[address, phone]} />
          ) : (
            <Verbatim text={text.whatNext(phone, address)} parts={[phone, address]} />
          )}
        </p>
      </div>
    </>
  );
}

/** A visitor's note at a line. */
function Note({ text: note }: { text: string }) {
  if (note === '') return null;
  return (
    <span className="block break-words text-night-600">
      <Verbatim text={noteOf(note)} parts={[note]} />
    </span>
  );
}
