import { useQuery } from '@tanstack/react-query';
import { STATUS_DAYS, statusEndpoints } from '#contracts/admin/status.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/queries.ts';
import { day } from '../data/times.ts';
import { Trouble } from '../parts/loading.tsx';
import { STATUS } from '../texts/publishing.ts';

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
        <h2 className="text-2xl">{STATUS.title}</h2>
        <p className="text-night-600">{STATUS.intro}</p>
      </div>
      {error && (
        <Trouble title={STATUS.notLoaded} onRetry={() => void refetch()}>
          {failureWords(error)}
        </Trouble>
      )}
      {data && (
        <section aria-labelledby="errors-title">
          <h3 id="errors-title" className="mb-3 text-xl">
            {STATUS.errors(STATUS_DAYS, total)}
          </h3>
          <ul className="divide-y divide-ivory-300">
            {data.errors.map(({ event, count, lastDay }) => (
              <li key={event} className="py-2">
                <p className="font-semibold break-words">{event}</p>
                <p className="text-xs text-night-600">
                  {/* Noon: the same day wherever this is read. */}
                  {STATUS.error(count, day(`${lastDay}T12:00`))}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-night-600">{STATUS.whereToLook(data.reportedTo)}</p>
        </section>
      )}
    </div>
  );
}
