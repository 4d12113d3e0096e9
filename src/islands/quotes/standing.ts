import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { settlement } from '#site/quotes/canceled-texts.ts';
import { statusLine } from '#site/quotes/quote-document.ts';
import * as text from '#site/quotes/texts.ts';

/** @returns heading and sentences of the panel above the document (@quote.page-standing) */
export function standingWords(quote: PublicQuoteView): { title: string; says: string[] } {
  const { standing, answeredAt, canceledAt, content } = quote;
  if (canceledAt !== null) {
    const settled = quote.event ? settlement(quote.event) : [];
    const says = [text.canceledText(text.shopDay(canceledAt)), ...settled];
    return { title: text.canceledTitle, says };
  }
  const answeredDay = answeredAt === null ? '' : text.shopDay(answeredAt);
  switch (standing) {
    case 'open':
      return quote.outdated === ''
        ? { title: text.openTitle(content.validUntil), says: [quote.shortage || text.openText] }
        : { title: text.outdatedTitle, says: [quote.outdated] };
    case 'accepted':
      return {
        title: text.acceptedTitle,
        says: [`${statusLine(quote)}.`, ...nextOf(quote)],
      };
    case 'declined':
      return {
        title: text.declinedTitle,
        says: [...(answeredDay === '' ? [] : [text.declinedOn(answeredDay)]), text.declinedText],
      };
    case 'expired':
      return {
        title: text.expiredTitle,
        says: [text.expiredOn(content.validUntil), text.expiredText],
      };
    case 'replaced':
      return { title: text.replacedTitle, says: [text.replacedText] };
    case 'withdrawn':
      return { title: text.withdrawnTitle, says: [text.withdrawnText] };
  }
}

/** Whether the forms to accept and decline show. */
export function isAnswerable({ standing, outdated }: PublicQuoteView): boolean {
  return standing === 'open' && outdated === '';
}

/** @returns sentences about what comes after an acceptance */
function nextOf({ totals, event, isRevised, isUnbooked }: PublicQuoteView): string[] {
  if (isRevised) return [text.revisedText];
  if (isUnbooked) return [text.unbookedText];
  const { deposit, due, isRest } = depositOf({ totals, event });
  const paid = deposit > 0 ? [text.depositReceived] : [];
  const reserved = due > 0 ? [text.reservedBy(formatCents(due), isRest)] : paid;
  return [...reserved, text.acceptedNext];
}

/** @returns the deposit agreed on and what is due of it, in cents, and whether a part was received */
export function depositOf({ totals, event }: Pick<PublicQuoteView, 'totals' | 'event'>) {
  const { deposit } = event?.agreed?.totals ?? totals;
  const due = event?.depositDueCents ?? totals.deposit;
  return { deposit, due, isRest: due < deposit };
}

/** Texts of the form for questions. */
interface AskWords {
  heading: string;
  /** Label of the button above the document that leads to the form; empty: no button. */
  lead: string;
  label: string;
  send: string;
  missing: string;
  sent: string;
  another: string;
}

const MESSAGE = {
  label: text.yourMessage,
  send: text.askUpdatedButton,
  missing: text.messageMissing,
  sent: text.messageSent,
  another: text.sendAnother,
};
const UPDATED: AskWords = { ...MESSAGE, heading: text.askUpdated, lead: text.askUpdatedLink };
const NEW_LINK: AskWords = { ...MESSAGE, heading: text.askNewLink, lead: text.askNewLinkLink };
const NOTE: AskWords = { ...MESSAGE, heading: text.sendNote, lead: text.sendNoteLink };
const QUESTION: AskWords = {
  heading: text.askHeading,
  lead: '',
  label: text.yourQuestion,
  send: text.askButton,
  missing: text.questionMissing,
  sent: text.questionSent,
  another: text.askAnother,
};

/** @returns texts of the form for questions, which match the panel above the document */
export function askWords({
  standing,
  isRevised,
  isUnbooked,
  canceledAt,
  outdated,
}: Pick<
  PublicQuoteView,
  'standing' | 'isRevised' | 'isUnbooked' | 'canceledAt' | 'outdated'
>): AskWords {
  if (canceledAt !== null || isUnbooked) return NOTE;
  switch (standing) {
    case 'expired':
    case 'withdrawn':
      return UPDATED;
    case 'replaced':
      return NEW_LINK;
    case 'declined':
      return NOTE;
    case 'accepted':
      return isRevised ? NEW_LINK : QUESTION;
    case 'open':
      return outdated === '' ? QUESTION : UPDATED;
  }
}
