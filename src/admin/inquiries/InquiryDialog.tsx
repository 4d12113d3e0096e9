import { useQuery } from '@tanstack/react-query';
import {
  inquiryEndpoints,
  type InquiryLineView,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { shopFacts } from '#site/shop-facts.ts';
import { Modal } from '#ui/Modal.tsx';
import { queryOf } from '../data/queries.ts';
import { moment, timeLeftOf } from '../data/times.ts';
import type { Trash } from '../data/use-trash.ts';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import {
  INQUIRIES,
  INQUIRY,
  INQUIRY_MAILS,
  MAIL_STATES,
  STANDING_LABELS,
} from '../texts/inquiries.ts';
import { StatusControl } from './StatusControl.tsx';

interface InquiryDialogProps {
  id: string;
  /** As the list has it, shown until it is read anew. */
  known: InquiryView | undefined;
  trash: Trash<InquiryView>;
  now: number;
  onClose: () => void;
}

/** A request as it was sent, beside the catalog's facts, and the ways to answer it. */
export function InquiryDialog({ id, known, trash, now, onClose }: InquiryDialogProps) {
  const query = useQuery({
    ...queryOf(inquiryEndpoints.read, { params: { id } }),
    ...(known ? { placeholderData: known } : {}),
  });
  const inquiry = query.data;
  return (
    <Modal
      title={inquiry?.name ?? INQUIRY.title}
      onClose={onClose}
      className="print-alone modal-large"
    >
      <Reading of={query} failed={INQUIRY.notLoaded} loading={INQUIRY.loading} onClose={onClose} />
      {inquiry && <InquiryBody inquiry={inquiry} trash={trash} now={now} />}
    </Modal>
  );
}

type InquiryBodyProps = Pick<InquiryDialogProps, 'trash' | 'now'> & { inquiry: InquiryView };

function InquiryBody({ inquiry, trash, now }: InquiryBodyProps) {
  const left = timeLeftOf(inquiry, now);
  return (
    <>
      <p className="text-night-600">
        {INQUIRY.summary(inquiry.reference, moment(inquiry.createdAt))}
        {left && (
          <span className={left.isUrgent ? 'font-semibold text-rose-600' : ''}>
            {` · ${left.text}`}
          </span>
        )}
      </p>
      {inquiry.deletedAt !== null && (
        <p className="mt-3 rounded-md bg-ivory-200 p-3">
          {INQUIRY.inTrash(moment(inquiry.deletedAt))}
        </p>
      )}
      {inquiry.spamReasons.length > 0 && (
        <p className="mt-3 rounded-md bg-rose-100 p-3">{INQUIRY.spam(inquiry.spamReasons)}</p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {inquiry.deletedAt === null ? (
          <StatusControl inquiry={inquiry} isUrgent={left?.isUrgent ?? false} />
        ) : (
          <Button look="outline" isOff={trash.isBusy} onClick={() => trash.restore(inquiry)}>
            {INQUIRY.restore}
          </Button>
        )}
        <a className="button button-night" href={replyHref(inquiry)}>
          {INQUIRY.reply}
        </a>
        {inquiry.phone !== '' && (
          <a className="button button-outline" href={callHref(inquiry.phone)}>
            {INQUIRY.call(inquiry.phone)}
          </a>
        )}
      </div>
      <InquiryFacts inquiry={inquiry} />
      {inquiry.wishlistItems.length > 0 && <InquiryLines lines={inquiry.wishlistItems} />}
      <InquiryMails inquiry={inquiry} />
    </>
  );
}

/** What the visitor sent, word for word; the list of a quote request stands above it. */
function InquiryFacts({ inquiry }: { inquiry: InquiryView }) {
  const { selectedService } = inquiry;
  const message = messageWithoutList(inquiry.message, inquiry.wishlistItems);
  const facts: [string, string][] = [
    [INQUIRIES.eventDate, formatEventDate(inquiry.eventDate)],
    [INQUIRIES.eventLocation, inquiry.eventLocation],
    [INQUIRY.email, inquiry.email],
    [INQUIRY.phone, inquiry.phone],
    [INQUIRY.guests, inquiry.guestCount],
    [INQUIRY.package, selectedService ? `${selectedService.name}, ${selectedService.price}` : ''],
    [INQUIRY.services, inquiry.services.join(', ')],
    [INQUIRY.heardAbout, inquiry.referralSource],
    [INQUIRY.replaces, inquiry.replaces === '' ? '' : INQUIRY.replacesWhich(inquiry.replaces)],
  ];
  return (
    <>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-night-500">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {message !== '' && (
        <section className="mt-5">
          <h3 className="text-lg">{INQUIRY.message}</h3>
          <p className="mt-1 rounded-md bg-ivory-100 p-4 break-words whitespace-pre-wrap">
            {message}
          </p>
        </section>
      )}
    </>
  );
}

/** The requested items as sent, each beside what the catalog said then. */
function InquiryLines({ lines }: { lines: readonly InquiryLineView[] }) {
  return (
    <section className="mt-5">
      <h3 className="text-lg">{INQUIRY.items}</h3>
      <ul className="mt-1 divide-y divide-ivory-300 border-y border-ivory-300">
        {lines.map((line, index) => {
          const trouble = line.standing === null ? '' : STANDING_LABELS[line.standing];
          const catalog = [line.catalogName, line.catalogPrice].filter(Boolean).join(', ');
          return (
            // The same item can stand in a request twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex gap-x-3 py-2 sm:gap-x-4">
              <span className="w-10 shrink-0 text-right font-semibold sm:w-12">
                {INQUIRY.line(line.quantity)}
              </span>
              <span className="min-w-0 grow break-words">
                {`${line.name}, ${line.price}`}
                {trouble !== '' && (
                  <span className="block text-xs font-semibold text-rose-600">
                    {`${trouble}${catalog === '' ? '' : `: ${catalog}`}`}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const CONFIRMATION = 'inquiry-confirmation';

/** What became of the mails about a request; one that is dead is said loudly. */
function InquiryMails({ inquiry }: { inquiry: InquiryView }) {
  const missing = missingConfirmation(inquiry);
  return (
    <section className="mt-5">
      <h3 className="text-lg">{INQUIRY.emails}</h3>
      <ul className="mt-1 space-y-1">
        {inquiry.mails.map((mail) => (
          <li
            key={mail.kind}
            className={mail.state === 'dead' ? 'font-semibold text-rose-600' : ''}
          >
            {mailText(mail)}
          </li>
        ))}
        {missing !== null && <li>{missing}</li>}
      </ul>
    </section>
  );
}

/**
 * A visitor is mailed one confirmation a day, and none for what looks like spam.
 * @returns why there is none for this request; null when there is one
 */
export function missingConfirmation({
  mails,
  spamReasons,
}: Pick<InquiryView, 'mails' | 'spamReasons'>): string | null {
  if (mails.some(({ kind }) => kind === CONFIRMATION)) return null;
  const why = spamReasons.length > 0 ? MAIL_STATES.notSentSpam : MAIL_STATES.notSentAgain;
  return MAIL_STATES.of(INQUIRY_MAILS[CONFIRMATION].name, why);
}

/** @returns what became of one email */
export function mailText(mail: InquiryView['mails'][number]): string {
  const { kind, state, sentAt, tries, lastError } = mail;
  const known = Object.entries(INQUIRY_MAILS).find(([each]) => each === kind)?.[1];
  const { name, instead } = known ?? { name: kind, instead: '' };
  const why = lastError === '' ? '' : ` (${lastError})`;
  if (sentAt !== null) {
    const done = state === 'filed' ? MAIL_STATES.filed : MAIL_STATES.sent;
    return MAIL_STATES.of(name, done(moment(sentAt)));
  }
  if (state === 'dead') return MAIL_STATES.of(name, `${MAIL_STATES.failed(tries, why)} ${instead}`);
  return MAIL_STATES.of(name, tries === 0 ? MAIL_STATES.waiting : MAIL_STATES.retried(tries, why));
}

/** @returns `mailto:` address of an answer, with the reference in its subject */
export function replyHref({ name, email, reference }: InquiryView): string {
  const subject = encodeURIComponent(INQUIRY.replySubject(reference, shopFacts().name));
  const body = encodeURIComponent(INQUIRY.replyBegin(name));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

/** @returns `tel:` address of a number as typed */
export function callHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
