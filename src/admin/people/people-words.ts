import type { ErasedView, PersonView } from '#contracts/admin/people.ts';
import { counted } from '../data/counted.ts';

/** @returns what is held of a person, in a few lines */
export function heldWords(held: PersonView): string[] {
  return [requestWords(held), mailWords(held), ...spoolWords(held)];
}

/** @returns whether there is anything to download or erase */
export function isHeld({ requests, mails, spool }: PersonView): boolean {
  return requests + countOf(mails) + (spool?.requests ?? 0) > 0;
}

/** @returns what erasing does, before it is done */
export function eraseQuestion({ requests, mails, spool }: PersonView): string {
  const what = listed([
    counted(requests + (spool?.requests ?? 0), 'request'),
    `${counted(countOf(mails), 'email')} kept about them`,
  ]);
  const waiting = mails.waiting > 0 ? ' Emails still waiting won’t be sent.' : '';
  return `This deletes ${what}, in the list and in the trash.${waiting} This can’t be undone: download the file first if you may need it.`;
}

/** @returns what was erased */
export function erasedWords({ requests, mails, waiting }: ErasedView): string {
  return `Deleted: ${listed([counted(requests + waiting, 'request'), counted(mails, 'email')])}.`;
}

function requestWords({ requests, inTrash, items }: PersonView): string {
  if (requests === 0) return 'No requests';
  const trash = inTrash > 0 ? `, ${inTrash} in the trash` : '';
  const lines = items > 0 ? `, with ${counted(items, 'requested item')}` : '';
  return `${counted(requests, 'request')}${trash}${lines}`;
}

function countOf({ sent, filed, waiting, failed }: PersonView['mails']): number {
  return sent + filed + waiting + failed;
}

function mailWords({ mails: { sent, filed, waiting, failed } }: PersonView): string {
  const parts = [
    sent > 0 ? `${counted(sent, 'email')} sent` : '',
    filed > 0 ? `${counted(filed, 'email')} kept as a file` : '',
    waiting > 0 ? `${counted(waiting, 'email')} waiting to be sent` : '',
    failed > 0 ? `${counted(failed, 'email')} not delivered` : '',
  ].filter(Boolean);
  return parts.length === 0 ? 'No emails' : parts.join(', ');
}

function spoolWords({ spool }: PersonView): string[] {
  if (!spool) {
    return [
      'Requests that wait for the database could not be looked through. Try again in a few minutes.',
    ];
  }
  const { requests, unread } = spool;
  return [
    requests > 0 ? `${counted(requests, 'request')} not in the list yet` : '',
    unread > 0
      ? `${counted(unread, 'waiting request')} could not be read; whose is not known. Try again in a few minutes.`
      : '',
  ].filter(Boolean);
}

function listed(parts: readonly string[]): string {
  return parts.join(' and ');
}
