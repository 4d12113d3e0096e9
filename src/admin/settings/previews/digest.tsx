import { useQuery } from '@tanstack/react-query';
import { digestEndpoints } from '#contracts/digest.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { nextDigest } from '#domain/digest.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { queryOf } from '../../data/queries.ts';
import { Reading } from '../../parts/loading.tsx';
import { dayTime, SETTINGS_TAB } from '../texts.ts';
import { Nothing } from './parts.tsx';
import { PREVIEWS } from './texts.ts';

/** The mail as it would be sent now, with what is really open. */
export function DigestPreview({ value }: { value: Settings['digest'] }) {
  const query = useQuery({ ...queryOf(digestEndpoints.preview), refetchOnMount: 'always' });
  const { data } = query;
  return (
    <div className="p-5">
      {value.isOn ? (
        <p className="text-xs text-night-500">
          {`${PREVIEWS.digestAt(dayTime(value.time))}${
            data ? PREVIEWS.digestNext(isToday(value.time, data.lastDay)) : ''
          }`}
        </p>
      ) : (
        <Nothing>{PREVIEWS.digestOff}</Nothing>
      )}
      <Reading of={query} failed={SETTINGS_TAB.digestNotLoaded} />
      {data && data.subject === '' && <p className="mt-3">{PREVIEWS.digestEmpty}</p>}
      {data && data.subject !== '' && (
        <div className="mt-3 border-t border-ivory-300 pt-3">
          <p className="font-semibold">{data.subject}</p>
          <p className="mt-2 break-words whitespace-pre-line">{data.text}</p>
        </div>
      )}
    </div>
  );
}

/** On the day it began, a shop has none: all that is there is new. */
function isToday(time: string, lastDay: CivilDate | null): boolean {
  const now = new Date();
  const today = todayInDetroit(now);
  return todayInDetroit(nextDigest(now, { time, lastDay: lastDay ?? today })) === today;
}
