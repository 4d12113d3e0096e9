import { useQuery } from '@tanstack/react-query';
import { mailEndpoints } from '#contracts/mail.ts';
import { OWN_401, queryOf } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { MAIL } from './mail-texts.ts';

/** Mails may stop at any time, and the mail that would tell of it stops too. */
const POLL_MS = 60_000;

/** @returns how mails leave, asked each minute while the page is seen */
export function useMailStatus() {
  return useQuery({
    ...queryOf(mailEndpoints.read),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    // Nobody has done anything: the next action says that the sign-in has ended.
    meta: OWN_401,
  });
}

/** Says that mails do not leave, and why (@mail.failing). */
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
