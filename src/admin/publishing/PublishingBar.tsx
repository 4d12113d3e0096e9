import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { write } from '#api-client/desk.ts';
import type { PublishingView } from '#contracts/publishing.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { notify } from '#stores/notices.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { failureWords } from '../data/failure-words.ts';
import { useNow } from '../data/use-now.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { part } from '../parts/part.tsx';
import { askAgainMs, publishingWords } from './publishing-words.ts';

const EarlierSites = part(async () => (await import('./EarlierSites.tsx')).EarlierSites);

const SITES = { name: 'sites', id: '' } as const;
const TONES = { calm: 'bg-ivory-100', busy: 'bg-brass-200', alert: 'bg-rose-100' };
const { publishing: PATH, categories, rentalItems, servicePackages } = ADMIN_API_PATHS;

/** How what is saved here stands to what visitors see. */
export function PublishingBar({ mayRollBack }: { mayRollBack: boolean }) {
  const now = useNow();
  const refetch = useRefetch();
  const isBack = useOpenId(SITES.name) !== null;
  const { data, dataUpdatedAt } = useQuery<PublishingView>({
    queryKey: [PATH],
    refetchInterval: ({ state }) => askAgainMs(state.data),
  });
  const publish = useMutation({
    mutationFn: () => write('POST', `${PATH}/publish`),
    onSuccess: async () => {
      notify(DESK_NOTICES.publishRequested);
      await refetch([PATH]);
    },
    onError: (error) => notify(DESK_NOTICES.failed('Not published', failureWords(error))),
  });

  // Another site is live: what was unpublished may not be any more.
  const liveId = data?.live?.id;
  const [lastLive, setLastLive] = useState(liveId);
  useEffect(() => {
    if (liveId === lastLive) return;
    setLastLive(liveId);
    if (lastLive !== undefined) void refetch([categories, rentalItems, servicePackages]);
  }, [liveId, lastLive, refetch]);

  // A host without publishing has no bar.
  if (!data) return null;
  const { tone, text } = publishingWords(data, Math.max(now, dataUpdatedAt));
  return (
    <section
      aria-label="Publishing"
      className={`my-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-3 py-1.5 sm:px-4 ${TONES[tone]}`}
    >
      <p role="status" className="min-w-0 grow basis-64 py-1 break-words">
        {text}
      </p>
      <div className="-mx-2 flex flex-wrap sm:mx-0 sm:gap-x-1">
        <a
          className="button-quiet button underline max-sm:px-2"
          href={data.siteUrl}
          target="_blank"
          rel="noreferrer"
        >
          See the site
        </a>
        {mayRollBack && data.earlier.length > 1 && (
          <button
            type="button"
            className="button-quiet button max-sm:px-2"
            onClick={() => openDialog(SITES)}
          >
            Earlier sites
          </button>
        )}
        <button
          type="button"
          className="ml-1 button button-outline max-sm:px-4"
          disabled={publish.isPending || data.building !== null}
          onClick={() => publish.mutate()}
        >
          Publish now
        </button>
      </div>
      {mayRollBack && isBack && (
        <EarlierSites earlier={data.earlier} onClose={() => closeDialog(SITES)} />
      )}
    </section>
  );
}
