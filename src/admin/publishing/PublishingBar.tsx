import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import type { ScheduledSummary } from '#contracts/catalog/scheduled-views.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { notify } from '#stores/toasts.ts';
import { useMay } from '../accounts/session/may.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { useNow } from '../data/times.ts';
import { Mark } from '../parts/Badge.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { nextPollMs, publishingState } from './publishing-state.ts';
import { PUBLISHING } from './texts.ts';

const PreviousVersions = part(
  async () => (await import('./PreviousVersions.tsx')).PreviousVersions,
);

const ScheduledBar = part(
  async () => (await import('../catalog/scheduled/ScheduledBar.tsx')).ScheduledBar,
);

const SITES = { name: 'sites', id: '' } as const;
// The same height in all tones, so that nothing below moves when a build begins or ends.
const BAR = 'min-h-11 sm:my-2 sm:text-xs sm:leading-tight';
/** Quiet when everything is live; more noticeable when something waits or failed. */
const TONES = {
  calm: 'text-xs text-night-600',
  busy: 'my-2 rounded-md bg-brass-200 px-3 text-sm sm:px-4',
  alert: 'my-2 rounded-md bg-rose-100 px-3 text-sm inset-ring inset-ring-rose-600 sm:px-4',
};
const MARKS = { calm: 'dot', busy: 'half', alert: 'alert' } as const;
const MARK_COLORS = { calm: 'text-leaf-700', busy: 'text-brass-700', alert: 'text-rose-600' };
const CATALOG_LISTS = [categoryEndpoints, itemEndpoints, packageEndpoints].map(
  ({ list }) => list.path,
);

/** Says what is live and what waits to be published, and publishes it. */
export function PublishingBar() {
  const mayRollBack = useMay(publishingEndpoints.rollback);
  const mayPublish = useMay(publishingEndpoints.publish);
  const now = useNow();
  const refetch = useRefetch();
  const isListOpen = useOpenId(SITES.name) !== null;
  const status = useRef<HTMLParagraphElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...queryOf(publishingEndpoints.read),
    refetchInterval: ({ state }) => nextPollMs(state.data, Date.now()),
  });
  const publish = useMutation({
    mutationFn: () => call(publishingEndpoints.publish),
    onSuccess: () => {
      notify(ADMIN_TOASTS.publishRequested);
      // The button disappears, because nothing is left to publish.
      status.current?.focus();
    },
    meta: { failed: PUBLISHING.notPublished, rereads: [publishingEndpoints.read.path] },
  });

  // With another live site, the state of entities may differ.
  const liveId = data?.live?.id;
  const [lastLive, setLastLive] = useState(liveId);
  useEffect(() => {
    if (liveId === lastLive) return;
    setLastLive(liveId);
    if (lastLive !== undefined) void refetch(CATALOG_LISTS);
  }, [liveId, lastLive, refetch]);

  // Reserves space, so that the tabs do not move.
  if (isPending) return <div className={BAR} />;
  // There is no bar on a host without publishing.
  if (!data) return null;
  const { tone, text, canPublish: isDue } = publishingState(data, Math.max(now, dataUpdatedAt));
  const canPublish = isDue && mayPublish;
  // On a small window, rarely needed controls are folded, so that the list begins higher.
  const foldedClass = isUnfolded ? '' : 'max-sm:hidden';
  return (
    <section
      aria-label={PUBLISHING.title}
      className={`flex flex-wrap items-center gap-x-4 ${BAR} ${TONES[tone]}`}
    >
      <div
        className={`flex min-w-0 grow items-center gap-2 ${tone === 'calm' ? '' : 'basis-64 sm:basis-48'}`}
      >
        <Mark name={MARKS[tone]} className={MARK_COLORS[tone]} />
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="min-w-0 grow py-1.5 break-words sm:py-1"
        >
          {text}
        </p>
        <IconButton
          icon={isUnfolded ? 'close' : 'more'}
          label={PUBLISHING.more}
          className="sm:hidden"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </div>
      <div
        className={`-mx-3 flex flex-wrap sm:mx-0 sm:gap-x-1 ${canPublish ? 'max-sm:pb-3' : foldedClass}`}
      >
        <span className={`self-center px-3 text-xs text-night-600 sm:max-lg:hidden ${foldedClass}`}>
          {PUBLISHING.thisMonth(data.thisMonth)}
        </span>
        <a
          className={`row-button button-quiet underline ${foldedClass}`}
          href={data.siteUrl}
          target="_blank"
          rel="noreferrer"
        >
          {PUBLISHING.viewSite}
        </a>
        {mayRollBack && data.earlier.length > 1 && (
          <Button look="row-quiet" className={foldedClass} onClick={() => openDialog(SITES)}>
            {PUBLISHING.previous}
          </Button>
        )}
        {canPublish && (
          <Button
            look="row-outline"
            // Unlike the other buttons it has a border, so it needs a margin in the colored bar.
            className="max-sm:mx-3"
            disabled={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {PUBLISHING.publishNow}
          </Button>
        )}
      </div>
      <Scheduled summary={data.scheduled} />
      {mayRollBack && isListOpen && (
        <PreviousVersions earlier={data.earlier} onClose={() => closeDialog(SITES)} />
      )}
    </section>
  );
}

/** Summary and list of scheduled changes. Stays while the list is open, even after its last change was canceled. */
function Scheduled({ summary }: { summary: ScheduledSummary }) {
  const isListed = useOpenId('scheduled') !== null;
  return (summary.batches > 0 || isListed) && <ScheduledBar summary={summary} />;
}
