import type {
  HostRole,
  PublicationView,
  PublishingView,
  PublishMode,
} from '#contracts/publishing.ts';
import type { PublishingRows } from '#db/queries/publishing-view.ts';
import type { PublicationRow } from '#db/queries/publishing.ts';
import type { PreviousVersion } from './host.ts';

export function presentPublishing(
  { waiting, building, live, failed, thisMonth }: PublishingRows,
  mode: PublishMode,
  previousVersions: readonly PreviousVersion[],
  siteUrl: string,
  host: HostRole,
): PublishingView {
  return {
    waiting: presentPublication(waiting),
    building: presentPublication(building),
    live: presentPublication(live),
    failed: presentPublication(failed),
    earlier: previousVersions.map(({ id, builtAt, current }) => ({
      id,
      finishedAt: builtAt.toISOString(),
      current,
    })),
    mode,
    thisMonth,
    siteUrl,
    host,
  };
}

function presentPublication(row: PublicationRow | undefined): PublicationView | null {
  if (!row) return null;
  const { id, state, requestedAt, dueAt, startedAt, finishedAt, changes, tries, error } = row;
  return {
    id,
    state,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    changes,
    tries,
    error,
  };
}
