import { useQuery } from '@tanstack/react-query';
import { STATUS_DAYS, statusEndpoints } from '#contracts/admin/status.ts';
import { counted } from '../data/counted.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/keys.ts';
import { day } from '../data/times.ts';
import { Trouble } from '../parts/Trouble.tsx';

/** What failed on the server lately, for those who cannot read its log. */
export function Status() {
  const { data, error, refetch } = useQuery({
    ...queryOf(statusEndpoints.read),
    refetchOnMount: 'always',
  });
  const total = (data?.errors ?? []).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">Status</h2>
        <p className="text-night-600">
          What went wrong on the website’s server. A mail that failed is tried again by itself.
        </p>
      </div>
      {error && (
        <Trouble title="The errors couldn’t be loaded" onRetry={() => void refetch()}>
          {failureWords(error)}
        </Trouble>
      )}
      {data && (
        <section aria-labelledby="errors-title">
          <h3 id="errors-title" className="mb-3 text-xl">
            {`Errors in the last ${STATUS_DAYS} days: ${total}`}
          </h3>
          <ul className="divide-y divide-ivory-300">
            {data.errors.map(({ event, count, lastDay }) => (
              <li key={event} className="py-2">
                <p className="font-semibold break-words">{event}</p>
                <p className="text-xs text-night-600">
                  {/* Noon: the same day wherever this is read. */}
                  {`${counted(count, 'time')}, last on ${day(`${lastDay}T12:00`)}`}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-night-600">
            {`Whoever looks after the website finds each under this name in the server’s log. ${
              data.reportedTo === null
                ? 'No one is told of them: that takes the setting SENTRY_DSN.'
                : `They are reported to ${data.reportedTo}.`
            }`}
          </p>
        </section>
      )}
    </div>
  );
}
