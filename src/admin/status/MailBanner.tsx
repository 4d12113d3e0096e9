import { useQuery } from '@tanstack/react-query';
import { mailEndpoints } from '#contracts/mail.ts';
import { OWN_401, queryOf } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { MAIL } from './mail-texts.ts';

/** Polled, because mails may fail at any time, and then no mail can report it. */
const POLL_MS = 60_000;

/** @returns the state of mails, polled every minute while the page is visible */
export function useMailStatus() {
  return useQuery({
    ...queryOf(mailEndpoints.read),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    // A background request: the next action reports an ended session.
    meta: OWN_401,
  });
}

/** Reports that mails are not sent, and why (@mail.failing). */
export function MailBanner() {
  const { data } = useMailStatus();
  return (
    <div role="status">
      {data?.isFailing && (
        <p className="my-2 rounded-md bg-rose-100 px-3 py-2 text-sm inset-ring inset-ring-rose-600 sm:px-4">
          {MAIL.failing(
            data.since === null ? '' : moment(data.since),
            data.lastError,
            data.waiting,
          )}
        </p>
      )}
    </div>
  );
}
