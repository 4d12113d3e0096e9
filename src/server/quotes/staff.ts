/** Endpoints for quotes in the admin (@quote.versions): drafts, sending, links. */
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { findInquiryRow } from '#db/queries/inquiries/rows.ts';
import { lockInquiry, touchInquiry } from '#db/queries/inquiries/work.ts';
import {
  addDraft,
  changeQuote,
  findQuote,
  listQuotes,
  removeDraft,
  removeQuoteLinks,
  type QuoteRecord,
} from '#db/queries/quotes/quotes.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { ApiError } from '../base/api-error.ts';
import { assertSeen, existing, readId } from '../base/editable.ts';
import * as text from '../base/texts.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import type { StaffAction } from '../inquiries/record/locked.ts';
import { sendMailsAfterAnswer } from '../mail/send-due.ts';
import type { MailServices } from '../mail/services.ts';
import { acceptFor } from './customer/answers.ts';
import { draftFrom, draftFromList, draftLike } from './draft/draft.ts';
import { createLink, MAX_LINKS } from './links.ts';
import { lockedDraft, lockedQuote, sendQuote, withdrawQuote } from './moves.ts';
import { presentQuote } from './present.ts';

/** Far more than one inquiry ever needs. */
const MAX_QUOTES = 100;

export function mountQuotes(app: GuardedApp, services: MailServices): void {
  const { db, now, siteUrl } = services;
  const view = async (id: string): Promise<QuoteView> => {
    const quote = existing(await findQuote(db(), id), 'quotes');
    return presentQuote(quote, await findInquiryRow(db(), quote.inquiryId), now());
  };

  handle(app, quoteEndpoints.list, async ({ params }) => {
    const id = readId(params, 'inquiries');
    const [rows, inquiry] = await Promise.all([listQuotes(db(), [id]), findInquiryRow(db(), id)]);
    return rows.map((row) => presentQuote(row, inquiry, now()));
  });

  handle(app, quoteEndpoints.create, async ({ params, body }, context) => {
    const action = {
      id: readId(params, 'inquiries'),
      authorId: context.get('staff').id,
      now: now(),
    };
    const isNew = await db().transaction((tx) => createDraft(tx, action, body));
    context.status(isNew ? 201 : 200);
    return view(body.id);
  });

  handle(app, quoteEndpoints.change, async ({ params, body }) => {
    const id = readId(params, 'quotes');
    const { version, content, isReminded } = body;
    await db().transaction(async (tx) => {
      const { inquiry } = await lockedDraft(tx, id, version);
      const { validUntil } = content;
      await changeQuote(tx, id, { content, validUntil, isReminded }, now());
      await touchInquiry(tx, inquiry.id, now());
    });
    return view(id);
  });

  handle(app, quoteEndpoints.remove, async ({ params, body }) => {
    const id = readId(params, 'quotes');
    await db().transaction(async (tx) => {
      await lockedDraft(tx, id, body.version);
      await removeDraft(tx, id);
    });
  });

  handle(app, quoteEndpoints.send, async ({ params, body }, context) => {
    const action = { id: readId(params, 'quotes'), authorId: context.get('staff').id, now: now() };
    await db().transaction((tx) => sendQuote(tx, action, body, siteUrl()));
    sendMailsAfterAnswer(context, services);
    return view(action.id);
  });

  handle(app, quoteEndpoints.acceptFor, async ({ params, body }, context) => {
    const id = readId(params, 'quotes');
    const by = {
      now: now(),
      authorId: context.get('staff').id,
      overbookReason: body.overbookReason,
    };
    if (body.on > todayInDetroit(by.now)) {
      throw new ApiError('bad_request', text.checkFields, { on: text.notYet });
    }
    await db().transaction(async (tx) => {
      const locked = await lockedQuote(tx, id);
      const isRepeated = locked.quote.state === 'accepted';
      if (!isRepeated) assertSeen(locked.quote, body.version);
      const note = text.saidYes(body.way, formatEventDate(body.on), body.note);
      await acceptFor(tx, locked, { name: body.name, note, isMailed: body.isMailed }, by);
    });
    sendMailsAfterAnswer(context, services);
    return view(id);
  });

  handle(app, quoteEndpoints.withdraw, async ({ params, body }, context) => {
    const action = { id: readId(params, 'quotes'), authorId: context.get('staff').id, now: now() };
    await db().transaction((tx) => withdrawQuote(tx, action, body.version));
    return view(action.id);
  });

  handle(app, quoteEndpoints.addLink, async ({ params }) => {
    const id = readId(params, 'quotes');
    const link = await db().transaction(async (tx) => {
      const quote = await sentQuote(tx, id);
      if (quote.links >= MAX_LINKS) throw new ApiError('conflict', text.tooManyLinks(MAX_LINKS));
      return createLink(tx, quote, siteUrl());
    });
    return { link };
  });

  handle(app, quoteEndpoints.revokeLinks, async ({ params }) => {
    const id = readId(params, 'quotes');
    await db().transaction(async (tx) => {
      await sentQuote(tx, id);
      await removeQuoteLinks(tx, id);
    });
    return view(id);
  });
}

/**
 * Adds a draft, once per id.
 * @param action its id is that of the inquiry
 * @returns false for a repetition
 * @throws ApiError 404; 409 in the trash, or when there is another draft
 */
async function createDraft(
  tx: Database,
  { id: inquiryId, authorId, now }: StaffAction,
  { id, from, copyOf }: { id: string; from?: string | undefined; copyOf?: string | undefined },
): Promise<boolean> {
  const inquiry = existing(await lockInquiry(tx, inquiryId), 'inquiries');
  if (inquiry.deletedAt) throw new ApiError('conflict', text.inTrash);
  const stored = await findQuote(tx, id);
  if (stored && stored.inquiryId !== inquiryId) throw new ApiError('conflict', text.otherQuote);
  if (stored) return false;
  const quotes = await listQuotes(tx, [inquiryId]);
  if (quotes.some(({ state }) => state === 'draft')) {
    throw new ApiError('conflict', text.draftExists);
  }
  if (quotes.length >= MAX_QUOTES) throw new ApiError('conflict', text.tooManyQuotes(MAX_QUOTES));
  const earlier = quotes.find((quote) => quote.id === from);
  const composeDraft = async () => {
    if (copyOf !== undefined) {
      return draftLike(tx, inquiryId, existing(await findQuote(tx, copyOf), 'quotes'), now);
    }
    if (from === undefined) return draftFromList(tx, inquiryId, now);
    return draftFrom(tx, inquiry, existing(earlier, 'quotes'), now);
  };
  const draft = await composeDraft();
  await addDraft(tx, { id, inquiryId, createdBy: authorId, createdAt: now, ...draft });
  await touchInquiry(tx, inquiryId, now);
  return true;
}

/** @throws ApiError as `lockedQuote`; 409 for a draft */
async function sentQuote(tx: Database, id: string): Promise<QuoteRecord> {
  const { quote } = await lockedQuote(tx, id);
  if (quote.state === 'draft') throw new ApiError('conflict', text.quoteNotSent);
  return quote;
}
