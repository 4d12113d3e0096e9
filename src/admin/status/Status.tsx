import { useQuery } from '@tanstack/react-query';
import { STATUS_DAYS, statusEndpoints } from '#contracts/status.ts';
import { queryOf } from '../data/queries.ts';
import { day, moment } from '../data/times.ts';
import { Reading } from '../parts/loading.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { STATUS } from '../publishing/texts.ts';
import { MAIL } from './mail-texts.ts';
import { useMailStatus } from './MailBanner.tsx';

/** Waiting mails, the host, and recent failures on the server, for staff who cannot read its log. */
export function Status() {
  const status = useQuery({ ...queryOf(statusEndpoints.read), refetchOnMount: 'always' });
  const { data } = status;
  const mail = useMailStatus().data;
  const total = (data?.errors ?? []).reduce((sum, { count }) => sum + count, 0);
  return (
    <Page title={STATUS.title} intro={STATUS.intro}>
      {mail && (
        <Section title={MAIL.title}>
          <p>
            {mail.oldest === null ? MAIL.none : MAIL.waiting(mail.waiting, moment(mail.oldest))}
          </p>
        </Section>
      )}
      <Reading of={status} failed={STATUS.notLoaded} />
      {data && (
        <Section title={STATUS.hostTitle}>
          <p>{data.host ? STATUS.host(data.host.name, day(data.host.since)) : STATUS.noHost}</p>
        </Section>
      )}
      {data && (
        <Section title={STATUS.errors(STATUS_DAYS, total)}>
          <ul className="divide-y divide-ivory-300">
            {data.errors.map(({ event, count, lastDay }) => (
              <li key={event} className="py-2">
                <p className="font-semibold break-words">{event}</p>
                <p className="text-xs text-night-600">
                  {/* Noon, so that the day is the same in every time zone. */}
                  {STATUS.error(count, day(`${lastDay}T12:00`))}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-night-600">
            {[...(total > 0 ? [STATUS.inLog] : []), STATUS.reports(data.reportedTo)].join(' ')}
          </p>
        </Section>
      )}
    </Page>
  );
}
