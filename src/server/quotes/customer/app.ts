/**
 * Endpoints for customers of a quote (@quote.page): read, accept, decline and ask. The link's token
 * is sent in a header, so that it is not logged.
 */
import * as z from 'zod/mini';
import { publicQuoteEndpoints, QUOTE_TOKEN_HEADER } from '#contracts/quotes/quotes.ts';
import { quoteShortEndpoints } from '#contracts/quotes/short.ts';
import { findLinkedQuote, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { ApiError } from '../../base/api-error.ts';
import { hashToken } from '../../base/hash-token.ts';
import * as text from '../../base/texts.ts';
import { createApp, runtimeOf, type ApiApp, type ApiContext } from '../../http/app.ts';
import { handle, refuseOtherMethods } from '../../http/handle.ts';
import { networkHash, QUOTE_BUCKET, quoteBucket } from '../../http/limits.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import { ShortError } from '../../stock/confirm.ts';
import type { QuoteServices } from '../services.ts';
import { acceptQuote, askAboutQuote, declineQuote } from './answers.ts';
import { shortOfQuote, tellShort } from './short-quote.ts';
import { customerView } from './view.ts';

const idSchema = z.uuid();
/** No quote has this id; it makes an invalid id cost the same work as a valid one. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** @returns the app; the same 404 for an unknown quote and an invalid link */
export function quotesApp(services: QuoteServices): ApiApp {
  const app = createApp();
  const { db, now } = services;

  /** @throws ApiError 404, or 429 for a network that guesses; a valid link is never refused */
  const opened = async (context: ApiContext, id: string): Promise<QuoteRecord> => {
    context.header('Cache-Control', 'no-store');
    const quote = await findLinkedQuote(db(), {
      id: idSchema.safeParse(id).data ?? NO_ID,
      tokenHash: hashToken(context.req.header(QUOTE_TOKEN_HEADER) ?? ''),
      now: now(),
    });
    if (quote) return quote;
    const bucket = quoteBucket(runtimeOf(context).ip, services.addressSalt());
    if (bucket && !(await takeOne(db(), bucket))) {
      throw new ApiError(
        'rate_limited',
        text.tooManyTries,
        undefined,
        QUOTE_BUCKET.secondsPerToken,
      );
    }
    throw new ApiError('not_found', text.noSuchQuote);
  };

  handle(app, publicQuoteEndpoints.read, async ({ params }, context) =>
    customerView(db(), await opened(context, params.id), now()),
  );

  handle(app, publicQuoteEndpoints.accept, async ({ params, body }, context) => {
    const quote = await opened(context, params.id);
    const { id } = quote;
    const addressHash = networkHash(runtimeOf(context).ip, services.addressSalt());
    try {
      await db().transaction((tx) => acceptQuote(tx, { id, now: now(), addressHash, ...body }));
    } catch (error) {
      if (!(error instanceof ShortError)) throw error;
      await db().transaction((tx) => tellShort(tx, quote, error, now()));
      sendMailsAfterAnswer(context, services);
      throw error;
    }
    sendMailsAfterAnswer(context, services);
    return customerView(db(), await opened(context, id), now());
  });

  handle(app, quoteShortEndpoints.read, async ({ params }, context) => ({
    short: await shortOfQuote(db(), await opened(context, params.id), now()),
  }));

  handle(app, publicQuoteEndpoints.decline, async ({ params, body }, context) => {
    const { id } = await opened(context, params.id);
    await db().transaction((tx) => declineQuote(tx, { id, now: now(), ...body }));
    sendMailsAfterAnswer(context, services);
    return customerView(db(), await opened(context, id), now());
  });

  handle(app, publicQuoteEndpoints.ask, async ({ params, body }, context) => {
    const { id } = await opened(context, params.id);
    const question = { id: body.id, text: body.text };
    await db().transaction((tx) => askAboutQuote(tx, { id, now: now(), question }));
    sendMailsAfterAnswer(context, services);
  });

  refuseOtherMethods(app, [
    ...Object.values(publicQuoteEndpoints),
    ...Object.values(quoteShortEndpoints),
  ]);
  return app;
}
