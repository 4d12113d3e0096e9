import { listEndpoints, type ListMailReceipt } from '#contracts/lists.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { runtimeOf, type ApiApp } from '../http/app.ts';
import type { CallerServices } from '../http/caller.ts';
import { handle, readKey, refuseOtherMethods } from '../http/handle.ts';
import { sendMailsAfterAnswer } from '../mail/send-due.ts';
import type { MailServices } from '../mail/services.ts';
import { queueList } from './mail-list.ts';

/** Mounts the endpoint that mails a list; 503 where the shop cannot send mails. */
export function mountLists(app: ApiApp, services: MailServices & CallerServices): void {
  handle(app, listEndpoints.mail, async ({ body }, context): Promise<ListMailReceipt> => {
    const { route } = services.mailer();
    if (route === 'none') throw new ApiError('unavailable', text.noMails);
    await queueList(services.db(), body, {
      address: runtimeOf(context).ip,
      salt: services.addressSalt(),
      key: readKey(context),
    });
    sendMailsAfterAnswer(context, services);
    context.header('Cache-Control', 'no-store');
    context.status(202);
    return route === 'server' ? { mailed: true } : {};
  });
  refuseOtherMethods(app, Object.values(listEndpoints));
}
