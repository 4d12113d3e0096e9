import { useQuery } from '@tanstack/react-query';
import { digestEndpoints } from '#contracts/digest.ts';
import { nextDigest } from '#domain/digest.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { queryOf } from '../data/queries.ts';
import { Reading } from '../parts/loading.tsx';
import { BESIDE } from './beside-texts.ts';
import { textIn } from './fields.ts';
import type { SectionForm } from './section-form.ts';
import { dayTime } from './texts.ts';

/** Previews the digest as it would be sent now. */
export function DigestNow({ form: { values } }: { form: SectionForm }) {
  const time = textIn(values, 'time');
  const query = useQuery({ ...queryOf(digestEndpoints.preview), refetchOnMount: 'always' });
  const { data } = query;
  return (
    <>
      {values['isOn'] === true ? (
        <p className="text-xs text-night-500">
          {`${BESIDE.digestAt(dayTime(time))}${
            data ? BESIDE.digestNext(comesToday(time, data.lastDay)) : ''
          }`}
        </p>
      ) : (
        <p className="text-night-500">{BESIDE.digestOff}</p>
      )}
      <Reading of={query} failed={BESIDE.digestNotLoaded} />
      {data && data.subject === '' && <p className="mt-3">{BESIDE.digestEmpty}</p>}
      {data && data.subject !== '' && (
        <div className="mt-3 border-t border-ivory-300 pt-3">
          <p className="font-semibold">{data.subject}</p>
          <p className="mt-2 break-words whitespace-pre-line">{data.text}</p>
        </div>
      )}
    </>
  );
}

/**
 * Whether today's digest is still to come; there is none on the shop's first day, when everything
 * is new.
 */
function comesToday(time: string, lastDay: CivilDate | null): boolean {
  const now = new Date();
  const today = todayInDetroit(now);
  return todayInDetroit(nextDigest(now, { time, lastDay: lastDay ?? today })) === today;
}
