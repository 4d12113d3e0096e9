/** Endpoints for booked events. */
import * as z from 'zod/mini';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import type { Database } from '#db/client.ts';
import { ApiError } from '../../base/api-error.ts';
import { readId } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { MailServices } from '../../mail/services.ts';
import { changeAgreed } from '../booked/agreed-lines.ts';
import { cancelEvent } from '../booked/cancel-event.ts';
import { removeLentPieces, saveLentPieces } from '../booked/partner-pieces.ts';
import { strikeOut, writePayment } from '../booked/payments.ts';
import type { StaffAction } from '../record/locked.ts';
import { inquiryPage } from './page.ts';

/** Mounts the endpoints; each answers with the inquiry's page. */
export function mountBookedEvents(app: GuardedApp, services: MailServices): void {
  const { db, now, siteUrl } = services;

  /**
   * Runs the work in a transaction.
   * @returns the inquiry's page after it
   */
  async function change(
    { params, staffId }: { params: { id: string }; staffId: string },
    work: (tx: Database, action: StaffAction) => Promise<void>,
  ) {
    const action = { id: readId(params, 'inquiries'), authorId: staffId, now: now() };
    await db().transaction((tx) => work(tx, action));
    return inquiryPage(db(), action.id, { readerId: action.authorId, now: now() });
  }

  handle(app, bookedEndpoints.cancel, async ({ params, body }, context) => {
    const by = { params, staffId: context.get('staff').id };
    const page = await change(by, (tx, action) => cancelEvent(tx, action, body, siteUrl()));
    sendMailsAfterAnswer(context, services);
    return page;
  });

  handle(app, bookedEndpoints.agree, async ({ params, body }, context) => {
    const by = { params, staffId: context.get('staff').id };
    const page = await change(by, (tx, action) => changeAgreed(tx, action, body, siteUrl()));
    if (body.isMailed) sendMailsAfterAnswer(context, services);
    return page;
  });

  handle(app, bookedEndpoints.addPayment, ({ params, body }, context) =>
    change({ params, staffId: context.get('staff').id }, (tx, action) =>
      writePayment(tx, action, body),
    ),
  );

  handle(app, bookedEndpoints.voidPayment, ({ params }, context) =>
    change({ params, staffId: context.get('staff').id }, (tx, action) =>
      strikeOut(tx, action, idOf(params.payment)),
    ),
  );

  handle(app, bookedEndpoints.savePartnerPieces, ({ params, body }, context) =>
    change({ params, staffId: context.get('staff').id }, (tx, action) =>
      saveLentPieces(tx, action, { ...body, id: idOf(params.pieces) }),
    ),
  );

  handle(app, bookedEndpoints.removePartnerPieces, ({ params }, context) =>
    change({ params, staffId: context.get('staff').id }, (tx, action) =>
      removeLentPieces(tx, action, idOf(params.pieces)),
    ),
  );
}

/** @throws ApiError 404 for an invalid id */
function idOf(param: string): string {
  const { data } = z.uuid().safeParse(param);
  if (data === undefined) throw new ApiError('not_found', text.nothingHere);
  return data;
}
